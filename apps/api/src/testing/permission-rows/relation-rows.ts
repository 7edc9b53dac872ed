import { newId } from '@wbn/postgres/new-id.ts';
import { addPerson } from '../fixtures.ts';
import type { TestServer } from '../start-test-server.ts';
import { anyone, editors, type PermissionRow, people, signedIn, type World } from './permission-row.ts';

/** Everybody except visitors and the owner, whose own company it is. */
const notTheOwner = [401, 200, 200, 200, 403] as const;

/** The outsider is in a block with the company. */
const whenBlocked = [401, 404, 200, 200, 403] as const;

const ofCompany = ({ businessID }: World) => ({
  params: { resourceType: 'business' },
  body: { resourceID: businessID },
});

async function blocked(world: World, { db }: TestServer) {
  await db
    .insertInto('block')
    .values({
      blocker_id: world.businessID,
      blocker_type: 'business',
      blocked_id: world.outsider.userID,
      blocked_type: 'user',
    })
    .onConflict((known) => known.doNothing())
    .execute();
  return ofCompany(world);
}

const inItsName = ({ businessID }: World) => ({ query: { businessID } });

/** Adds a person with a pending connection request to or from the company. */
async function connection(world: World, { db }: TestServer, asked: 'company' | 'stranger') {
  const id = newId();
  const company = { id: world.businessID, type: 'business' as const };
  const stranger = { id: world.outsider.userID, type: 'user' as const };
  const [from, to] = asked === 'company' ? [stranger, company] : [company, stranger];
  await db
    .insertInto('connection')
    .values({
      id,
      requester_id: from.id,
      requester_type: from.type,
      addressee_id: to.id,
      addressee_type: to.type,
      user_id: world.outsider.userID,
    })
    .onConflict((known) => known.doNothing())
    .execute();
  return { connectionID: id };
}

/** Likes, follows, connections, blocks and mutes (PERM-06, PERM-07, FOL-03). */
export const relationRows: readonly PermissionRow[] = [
  {
    name: 'check-reaction',
    expected: signedIn,
    request: ({ businessID }) => ({ params: { resourceID: businessID } }),
  },
  {
    name: 'check-reaction',
    when: 'in the name of the company',
    expected: people,
    request: (world) => ({ params: { resourceID: world.businessID }, ...inItsName(world) }),
  },
  { name: 'react', expected: notTheOwner, request: ofCompany },
  { name: 'react', when: 'blocked', expected: whenBlocked, request: blocked },
  {
    name: 'react',
    when: 'in the name of the company',
    expected: people,
    request: ({ businessID, outsider }) => ({
      params: { resourceType: 'user' },
      body: { resourceID: outsider.userID, businessID },
    }),
  },
  {
    name: 'remove-reaction',
    when: 'in the name of the company, which stands in the query',
    expected: people,
    request: (world) => ({ ...ofCompany(world), ...inItsName(world) }),
  },
  {
    name: 'list-reactions',
    expected: signedIn,
    request: ({ businessID }) => ({ params: { resourceType: 'business', resourceID: businessID } }),
  },
  {
    name: 'load-follow-summary',
    expected: anyone,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  { name: 'follow', expected: notTheOwner, request: ofCompany },
  { name: 'follow', when: 'blocked', expected: whenBlocked, request: blocked },
  { name: 'unfollow', expected: signedIn, request: ({ businessID }) => ({ params: { id: businessID } }) },
  { name: 'list-following', expected: signedIn },
  { name: 'list-followers', expected: people, request: inItsName },
  {
    name: 'request-connection',
    expected: notTheOwner,
    request: ({ businessID }) => ({ body: { resourceID: businessID, resourceType: 'business' } }),
  },
  {
    name: 'request-connection',
    when: 'blocked',
    expected: whenBlocked,
    request: async (world, api) => {
      await blocked(world, api);
      return { body: { resourceID: world.businessID, resourceType: 'business' } };
    },
  },
  {
    name: 'answer-connection',
    expected: people,
    request: async (world, api) => ({
      params: await connection(world, api, 'company'),
      body: { answer: 'accepted', businessID: world.businessID },
    }),
  },
  {
    name: 'end-connection',
    expected: people,
    request: async (world, api) => ({
      params: await connection(world, api, 'stranger'),
      body: { businessID: world.businessID },
    }),
  },
  {
    name: 'list-connections',
    expected: people,
    request: (world) => ({ params: { list: 'received' }, ...inItsName(world) }),
  },
  {
    name: 'load-relation',
    expected: signedIn,
    request: ({ businessID }) => ({ params: { resourceType: 'business', resourceID: businessID } }),
  },
  {
    name: 'block',
    expected: editors,
    request: async ({ businessID }, { db }) => ({
      params: { resourceType: 'user' },
      body: { resourceID: await addPerson(db), businessID },
    }),
  },
  {
    name: 'unblock',
    expected: editors,
    request: ({ businessID, outsider }) => ({
      params: { resourceID: outsider.userID },
      body: { businessID },
    }),
  },
  { name: 'list-blocked', expected: editors, request: inItsName },
  { name: 'mute', expected: notTheOwner, request: ofCompany },
  { name: 'mute', when: 'blocked', expected: whenBlocked, request: blocked },
  {
    name: 'unmute',
    expected: signedIn,
    request: ({ businessID }) => ({ params: { resourceID: businessID } }),
  },
  { name: 'list-muted', expected: signedIn },
];

import { newId } from '@wbn/postgres/new-id.ts';
import { addMeasure } from '../add-measure.ts';
import { addPerson } from '../fixtures.ts';
import type { TestServer } from '../start-test-server.ts';
import { anyone, type PermissionRow, signedIn, type World } from './permission-row.ts';

/** Adds a list of the owner with a company in it. */
async function addFavorite({ owner, businessID }: World, { db }: TestServer) {
  const listID = newId();
  await db.insertInto('favorite_list').values({ id: listID, user_id: owner.userID, name: listID }).execute();
  await db
    .insertInto('favorite')
    .values({ list_id: listID, business_id: businessID, company_name: 'Acme Valves' })
    .execute();
  return { listID, businessID };
}

/** Adds a post of the owner that an operator has removed; returns the case. */
async function addRemoval({ owner: { userID } }: World, { db }: TestServer): Promise<string> {
  const [post, caseID, removed] = [newId(), newId(), new Date()];
  const said = { user_id: userID, timeline_id: userID, timeline_type: 'user' as const, content: 'Pay first' };
  await db
    .insertInto('post')
    .values({ id: post, ...said, removed_at: removed })
    .execute();
  const about = {
    resource_id: post,
    resource_type: 'post' as const,
    owner_id: userID,
    owner_type: 'user' as const,
  };
  const decided = { decision: 'remove' as const, decided_at: removed };
  await db
    .insertInto('report_case')
    .values({ id: caseID, ...about, content: 'Pay first', ...decided })
    .execute();
  const decision = { decision: 'remove' as const, note: 'Seen.', reason: 'fraud', decided_by: 'Vera' };
  await db
    .insertInto('report_decision')
    .values({ id: newId(), case_id: caseID, ...decision })
    .execute();
  await addMeasure(db, 'remove', { type: 'post', id: post }, { case_id: caseID, decision_id: caseID });
  return caseID;
}

/** Adds a report of the owner that staff have decided as nothing wrong; returns the case. */
async function addKept({ owner: { userID } }: World, { db }: TestServer): Promise<string> {
  const [id, reported] = [newId(), await addPerson(db)];
  await db
    .insertInto('report_case')
    .values({
      ...{ id, resource_id: reported, resource_type: 'user', owner_id: reported, owner_type: 'user' },
      ...{ content: 'Ana', decision: 'keep', decided_at: new Date() },
    })
    .execute();
  await db.insertInto('report').values({ case_id: id, user_id: userID, reason: 'fraud' }).execute();
  return id;
}

/** Suspends the account of somebody; returns the decision with the secret of its mail. */
async function addSuspension(_: World, { db }: TestServer) {
  const key = newId();
  const id = await addMeasure(db, 'suspend', { type: 'user', id: await addPerson(db) }, { key });
  return { params: { id }, query: { key } };
}

/** The owner's lists do not exist for others. */
const ownersOnly = [401, 404, 404, 404, 200] as const;

/** Reports and Favorite Business. */
export const safetyRows: readonly PermissionRow[] = [
  {
    name: 'report-resource',
    expected: signedIn,
    request: async (_, { db }) => ({
      body: { resourceID: await addPerson(db), resourceType: 'user', reason: 'spam' },
    }),
  },
  { name: 'list-own-reports', expected: signedIn },
  {
    name: 'load-objection',
    expected: ownersOnly,
    request: async (world, api) => ({ params: { type: 'report', id: await addKept(world, api) } }),
  },
  {
    name: 'object-to-decision',
    expected: ownersOnly,
    request: async (world, api) => ({
      params: { type: 'report', id: await addKept(world, api) },
      body: { content: 'It is fraud.' },
    }),
  },
  // The secret of the mail opens it, for whoever has it.
  { name: 'load-account-decision', expected: anyone, request: addSuspension },
  {
    name: 'object-to-account-decision',
    expected: anyone,
    request: async (world, api) => ({
      ...(await addSuspension(world, api)),
      body: { content: 'That was not me.' },
    }),
  },
  {
    name: 'load-removal',
    expected: ownersOnly,
    request: async (world, api) => ({ params: { id: await addRemoval(world, api) } }),
  },
  {
    name: 'object-to-removal',
    expected: ownersOnly,
    request: async (world, api) => ({
      params: { id: await addRemoval(world, api) },
      body: { content: 'It is true.' },
    }),
  },
  { name: 'list-favorite-lists', expected: signedIn },
  { name: 'create-favorite-list', expected: signedIn, request: () => ({ body: { name: newId() } }) },
  {
    name: 'rename-favorite-list',
    expected: ownersOnly,
    request: async (world, api) => ({
      params: { id: (await addFavorite(world, api)).listID },
      body: { name: newId() },
    }),
  },
  {
    name: 'delete-favorite-list',
    // For others there is nothing to delete.
    expected: signedIn,
    request: async (world, api) => ({ params: { id: (await addFavorite(world, api)).listID } }),
  },
  {
    name: 'load-favorites',
    expected: ownersOnly,
    request: async (world, api) => ({ params: { id: (await addFavorite(world, api)).listID } }),
  },
  {
    name: 'list-kept-businesses',
    expected: signedIn,
    request: ({ businessID }) => ({ query: { businessIDs: businessID } }),
  },
  {
    name: 'save-favorite',
    expected: signedIn,
    request: ({ businessID }) => ({ body: { businessID } }),
  },
  {
    name: 'save-favorite',
    when: 'into a list',
    expected: ownersOnly,
    request: async (world, api) => ({
      body: { businessID: world.businessID, listID: (await addFavorite(world, api)).listID },
    }),
  },
  {
    name: 'change-favorite',
    expected: ownersOnly,
    request: async (world, api) => ({ body: { ...(await addFavorite(world, api)), note: 'Ask again' } }),
  },
  {
    name: 'remove-favorite',
    // For others there is nothing to remove.
    expected: signedIn,
    request: async (world, api) => ({ body: await addFavorite(world, api) }),
  },
];

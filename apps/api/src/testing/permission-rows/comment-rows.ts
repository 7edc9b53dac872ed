import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import type { TestServer } from '../start-test-server.ts';
import { anyone, editors, type PermissionRow, people, signedIn, type World } from './permission-row.ts';

type Given = Partial<Insertable<Database['comment']>>;

/** Adds a comment; by default the admin's on the company's page. */
async function addComment(api: TestServer, world: World, given: Given = {}): Promise<string> {
  const id = newId();
  const place = { resource_id: world.businessID, root_id: world.businessID, root_type: 'business' as const };
  await api.db
    .insertInto('comment')
    .values({
      id,
      user_id: world.admin.userID,
      ...place,
      resource_type: 'business',
      content: 'Do you ship to Perth?',
      ...given,
    })
    .execute();
  return id;
}

/** The outsider blocks the company, so neither sees the other. */
export async function block({ outsider, businessID }: World, api: TestServer): Promise<void> {
  const sides = { blocker_id: outsider.userID, blocker_type: 'user', blocked_id: businessID } as const;
  await api.db
    .insertInto('block')
    .values({ ...sides, blocked_type: 'business', user_id: outsider.userID })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const onCompany = ({ businessID }: World) => ({ resourceID: businessID, resourceType: 'business' });
const text = { content: 'Do you ship to Perth?' };

/** Comments and answers (decisions 8, 10, 11), and mentions. */
export const commentRows: readonly PermissionRow[] = [
  {
    name: 'make-comment',
    expected: signedIn,
    request: (world) => ({ body: { ...onCompany(world), ...text } }),
  },
  {
    name: 'make-comment',
    when: "in the company's name",
    expected: people,
    request: (world) => ({ body: { ...onCompany(world), ...text, businessID: world.businessID } }),
  },
  {
    name: 'make-comment',
    when: 'by somebody who is blocked',
    expected: [401, 404, 200, 200, 200],
    request: async (world, api) => {
      await block(world, api);
      return { body: { ...onCompany(world), ...text } };
    },
  },
  {
    name: 'list-comments',
    expected: anyone,
    request: ({ businessID }) => ({ params: { resourceID: businessID } }),
  },
  {
    name: 'load-comment',
    expected: anyone,
    request: async (world, api) => ({ params: { commentID: await addComment(api, world) } }),
  },
  {
    name: 'edit-comment',
    // Only its author, the admin, may edit it.
    expected: [401, 403, 403, 200, 403],
    request: async (world, api) => ({
      params: { commentID: await addComment(api, world, { business_id: world.businessID }) },
      body: { content: 'Do you ship to Fremantle?', version: 0 },
    }),
  },
  {
    name: 'remove-comment',
    when: "a person's on the company's page",
    expected: editors,
    request: async (world, api) => ({
      params: { commentID: await addComment(api, world, { user_id: world.owner.userID }) },
    }),
  },
  {
    name: 'remove-comment',
    when: "the company's on a person's page",
    expected: editors,
    request: async (world, api) => {
      const { businessID, owner } = world;
      const place = {
        resource_id: owner.userID,
        resource_type: 'user',
        root_id: owner.userID,
        root_type: 'user',
      } as const;
      return { params: { commentID: await addComment(api, world, { ...place, business_id: businessID }) } };
    },
  },
  {
    name: 'remove-comment',
    when: 'by somebody who is blocked',
    expected: [401, 404, 403, 200, 200],
    request: async (world, api) => {
      await block(world, api);
      return { params: { commentID: await addComment(api, world, { business_id: world.businessID }) } };
    },
  },
  { name: 'list-mention-candidates', expected: signedIn, request: () => ({ query: { search: 'an' } }) },
];

import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import { addAccount } from '../add-business-people.ts';
import type { TestServer } from '../start-test-server.ts';
import { block } from './comment-rows.ts';
import { anyone, editors, type PermissionRow, people, signedIn, type World } from './permission-row.ts';

type Given = Partial<Insertable<Database['post']>>;

/** Adds a post; by default the admin's in the company's name, on the company's timeline. */
async function addPost(api: TestServer, world: World, given: Given = {}): Promise<string> {
  const id = newId();
  await api.db
    .insertInto('post')
    .values({
      id,
      user_id: world.admin.userID,
      business_id: world.businessID,
      timeline_id: world.businessID,
      timeline_type: 'business',
      content: 'A new line of gate valves',
      ...given,
    })
    .execute();
  return id;
}

/**
 * Adds a post of a person who has blocked the outsider; the shared company must not be blocked, because other rows
 * read it.
 */
async function addPostOfBlocker(api: TestServer, world: World): Promise<string> {
  const { userID } = await addAccount(api);
  const sides = { blocker_id: userID, blocker_type: 'user', blocked_id: world.outsider.userID } as const;
  await api.db
    .insertInto('block')
    .values({ ...sides, blocked_type: 'user', user_id: userID })
    .execute();
  return addPost(api, world, {
    user_id: userID,
    business_id: null,
    timeline_id: userID,
    timeline_type: 'user',
  });
}

const text = { content: 'A new line of gate valves' };
const change = { ...text, version: 0 };
const blocked = 'by somebody who is blocked';

/** Posts (decisions 7, 11), one by one. */
export const postRows: readonly PermissionRow[] = [
  { name: 'make-post', expected: signedIn, request: () => ({ body: text }) },
  {
    name: 'make-post',
    when: "in the company's name",
    expected: people,
    request: ({ businessID }) => ({ body: { ...text, businessID } }),
  },
  {
    name: 'make-post',
    when: "on the company's timeline",
    expected: people,
    request: ({ businessID }) => ({ body: { ...text, timelineID: businessID, timelineType: 'business' } }),
  },
  {
    name: 'make-post',
    when: blocked,
    expected: [401, 404, 200, 200, 200],
    request: async (world, api) => {
      await block(world, api);
      return { body: { ...text, timelineID: world.businessID, timelineType: 'business' } };
    },
  },
  {
    name: 'load-post',
    expected: anyone,
    request: async (world, api) => ({ params: { postID: await addPost(api, world) } }),
  },
  {
    name: 'load-post',
    when: blocked,
    expected: [200, 404, 200, 200, 200],
    request: async (world, api) => ({ params: { postID: await addPostOfBlocker(api, world) } }),
  },
  {
    name: 'load-post-page',
    when: blocked,
    // Everybody gets the page of a visitor.
    expected: anyone,
    request: async (world, api) => ({ params: { id: await addPostOfBlocker(api, world) } }),
  },
  {
    name: 'list-post-edits',
    expected: anyone,
    request: async (world, api) => ({ params: { postID: await addPost(api, world) } }),
  },
  {
    name: 'list-post-edits',
    when: blocked,
    expected: [200, 404, 200, 200, 200],
    request: async (world, api) => ({ params: { postID: await addPostOfBlocker(api, world) } }),
  },
  {
    name: 'edit-post',
    // Only its author, the admin, may edit it.
    expected: [401, 403, 403, 200, 403],
    request: async (world, api) => ({ params: { postID: await addPost(api, world) }, body: change }),
  },
  {
    name: 'edit-post',
    when: blocked,
    expected: [401, 404, 403, 200, 403],
    request: async (world, api) => {
      await block(world, api);
      return { params: { postID: await addPost(api, world) }, body: change };
    },
  },
  {
    name: 'remove-post',
    when: "the company's",
    expected: editors,
    request: async (world, api) => ({ body: { postID: await addPost(api, world) } }),
  },
  {
    name: 'remove-post',
    when: "a person's on the company's timeline",
    expected: editors,
    request: async (world, api) => {
      const author = { user_id: world.owner.userID, business_id: null };
      return { body: { postID: await addPost(api, world, author) } };
    },
  },
  {
    name: 'remove-post',
    when: blocked,
    expected: [401, 404, 403, 200, 200],
    request: async (world, api) => {
      await block(world, api);
      return { body: { postID: await addPost(api, world) } };
    },
  },
];

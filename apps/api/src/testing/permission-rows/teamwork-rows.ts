import { newId } from '@wbn/postgres/new-id.ts';
import { addRequest } from '../add-request.ts';
import type { TestServer } from '../start-test-server.ts';
import { type PermissionRow, people, type World } from './permission-row.ts';

/** Adds an inquiry of the outsider to the company; for others it does not exist. */
async function inquiry({ businessID, outsider }: World, { db }: TestServer) {
  return {
    params: { rid: await addRequest(db, { from: outsider.userID, to: businessID }) },
    query: { bid: businessID },
  };
}

/** Every business member; hidden from others. */
const colleagues = [401, 404, 200, 200, 200] as const;
/** Resources of another business member. */
const aboveTheAuthor = [401, 404, 403, 200, 200] as const;

async function note(world: World, api: TestServer, userID: string) {
  const { params, query } = await inquiry(world, api);
  const noteID = newId();
  await api.db
    .insertInto('request_note')
    .values({
      id: noteID,
      request_id: params.rid,
      business_id: world.businessID,
      user_id: userID,
      content: 'Asks for 500.',
    })
    .execute();
  return { params: { ...params, noteID }, query };
}

async function label({ businessID }: World, { db }: TestServer) {
  const labelID = newId();
  await db
    .insertInto('request_label')
    .values({ id: labelID, business_id: businessID, name: labelID, color: 'blue' })
    .execute();
  return { params: { id: businessID, labelID } };
}

async function savedReply({ businessID, owner }: World, { db }: TestServer) {
  const id = newId();
  await db
    .insertInto('saved_reply')
    .values({ id, business_id: businessID, user_id: owner.userID, title: 'Thanks', content: 'Thank you.' })
    .execute();
  return { params: { id } };
}

const reply = { title: 'Thanks', content: 'Thank you, {{buyer}}.' };

/** What business members do with inquiries among themselves. */
export const teamworkRows: readonly PermissionRow[] = [
  {
    name: 'assign-request',
    expected: colleagues,
    request: async (world, api) => ({
      ...(await inquiry(world, api)),
      body: { assigneeID: world.member.userID },
    }),
  },
  { name: 'list-request-notes', expected: colleagues, request: inquiry },
  {
    name: 'list-request-notes',
    when: 'as the buyer',
    // A person has no colleagues in their own inquiry, and other inquiries do not exist for them.
    expected: [401, 400, 404, 404, 404],
    request: async (world, api) => ({ params: (await inquiry(world, api)).params }),
  },
  {
    name: 'add-request-note',
    expected: colleagues,
    request: async (world, api) => ({ ...(await inquiry(world, api)), body: { content: 'Asks for 500.' } }),
  },
  {
    name: 'remove-request-note',
    expected: aboveTheAuthor,
    request: (world, api) => note(world, api, world.owner.userID),
  },
  {
    name: 'remove-request-note',
    when: 'their own',
    expected: [401, 404, 200, 200, 200],
    request: (world, api) => note(world, api, world.member.userID),
  },
  {
    name: 'list-request-labels',
    expected: people,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    name: 'create-request-label',
    expected: people,
    request: ({ businessID }) => ({ params: { id: businessID }, body: { name: 'Sample', color: 'green' } }),
  },
  {
    name: 'change-request-label',
    expected: people,
    request: async (world, api) => ({ ...(await label(world, api)), body: { name: 'Hot', color: 'red' } }),
  },
  { name: 'delete-request-label', expected: [401, 403, 403, 200, 200], request: label },
  {
    name: 'label-request',
    expected: colleagues,
    request: async (world, api) => ({
      ...(await inquiry(world, api)),
      body: { labelIDs: [(await label(world, api)).params.labelID] },
    }),
  },
  { name: 'list-saved-replies', expected: [401, 200, 200, 200, 200] },
  {
    name: 'list-saved-replies',
    when: 'of a company',
    expected: people,
    request: ({ businessID }) => ({ query: { bid: businessID } }),
  },
  {
    name: 'create-saved-reply',
    expected: people,
    request: ({ businessID }) => ({ query: { bid: businessID }, body: reply }),
  },
  {
    name: 'change-saved-reply',
    expected: aboveTheAuthor,
    request: async (world, api) => ({ ...(await savedReply(world, api)), body: reply }),
  },
  { name: 'delete-saved-reply', expected: aboveTheAuthor, request: savedReply },
];

import { newId } from '@wbn/postgres/new-id.ts';
import { addRequest } from '../add-request.ts';
import { addUpload } from '../add-upload.ts';
import type { TestServer } from '../start-test-server.ts';
import { type PermissionRow, signedIn, type World } from './permission-row.ts';

const file = { contentType: 'application/pdf', fileSize: 1000, fileName: 'Price list.pdf' };

/** Adds an inquiry of the outsider to the company, with a file. */
async function attached({ businessID, outsider }: World, { db }: TestServer) {
  const rid = await addRequest(db, { from: outsider.userID, to: businessID });
  const fileID = newId();
  await db
    .insertInto('message_file')
    .values({
      id: fileID,
      request_id: rid,
      number: 1,
      place: 1,
      name: file.fileName,
      content_type: file.contentType,
      size: 1000,
      path: `private/${fileID}/file.pdf`,
    })
    .execute();
  return { rid, fileID };
}

const use = { use: 'download' };

/** Files of messages: for the two sides of the thread; hidden from others. */
export const messageFileRows: readonly PermissionRow[] = [
  { name: 'request-message-upload', expected: signedIn, request: () => ({ body: file }) },
  {
    name: 'check-message-upload',
    expected: [401, 404, 404, 404, 200],
    request: async (world, api) => ({ body: { token: await addUpload(api, world.owner, 'messageFile') } }),
  },
  {
    name: 'request-message-file',
    expected: [401, 200, 404, 404, 404],
    request: async (world, api) => ({ params: await attached(world, api), body: use }),
  },
  {
    name: 'request-message-file',
    when: "in the company's name",
    expected: [401, 404, 200, 200, 200],
    request: async (world, api) => ({
      params: await attached(world, api),
      query: { bid: world.businessID },
      body: use,
    }),
  },
];

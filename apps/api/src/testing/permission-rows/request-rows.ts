import { newId } from '@wbn/postgres/new-id.ts';
import { addBusinessPeople } from '../add-business-people.ts';
import { addRequest } from '../add-request.ts';
import type { TestServer } from '../start-test-server.ts';
import { block } from './comment-rows.ts';
import { anyone, type Expected, type PermissionRow, people, signedIn, type World } from './permission-row.ts';

const text = { subject: 'Full price list', message: 'What does a pallet cost?' };

/** Adds an inquiry of the outsider to the company, as the company sees it. */
async function received({ businessID, outsider }: World, { db }: TestServer) {
  const rid = await addRequest(db, { from: outsider.userID, to: businessID });
  return { params: { rid }, query: { bid: businessID } };
}

/** The same, as the outsider sees it. */
async function sent(world: World, api: TestServer) {
  return { params: (await received(world, api)).params };
}

/** Adds a company without a role for anybody of the table. */
const another = async (api: TestServer) => (await addBusinessPeople(api)).businessID;

/** Hides the thread's existence from others. */
const colleagues: Expected = [401, 404, 200, 200, 200];
const buyer: Expected = [401, 200, 404, 404, 404];

/** Inquiries and messages: every business member may read and write (decision 7). */
export const requestRows: readonly PermissionRow[] = [
  {
    name: 'keep-first-words',
    expected: anyone,
    request: ({ businessID }) => ({ body: { businessID, message: 'Two hundred worm wheels' } }),
  },
  {
    name: 'take-first-words',
    expected: signedIn,
    request: async ({ businessID }, { db }) => {
      const id = newId();
      const words = { id, business_id: businessID, message: 'Two hundred worm wheels' };
      await db.insertInto('first_words').values(words).execute();
      return { params: { id } };
    },
  },
  {
    name: 'send-request',
    expected: signedIn,
    request: ({ businessID }) => ({ body: { to: businessID, ...text } }),
  },
  {
    name: 'send-request',
    when: "in the company's name",
    expected: people,
    request: async ({ businessID }, api) => ({
      body: { to: await another(api), from: businessID, ...text },
    }),
  },
  {
    name: 'send-request',
    when: 'by somebody who is blocked',
    expected: [401, 404, 200, 200, 200],
    request: async (world, api) => {
      await block(world, api);
      return { body: { to: world.businessID, ...text } };
    },
  },
  {
    name: 'send-requests',
    expected: signedIn,
    request: async ({ businessID }, api) => ({
      body: { to: [businessID, await another(api)], ...text },
    }),
  },
  {
    name: 'send-requests',
    when: "in the company's name",
    expected: people,
    request: async ({ businessID }, api) => ({
      body: { to: [await another(api)], from: businessID, ...text },
    }),
  },
  { name: 'list-requests', expected: signedIn },
  {
    name: 'list-requests',
    when: 'of a company',
    expected: people,
    request: ({ businessID }) => ({ query: { ubid: businessID } }),
  },
  { name: 'load-request', expected: colleagues, request: received },
  { name: 'load-request', when: 'as the buyer', expected: buyer, request: sent },
  { name: 'list-messages', expected: colleagues, request: received },
  { name: 'list-messages', when: 'as the buyer', expected: buyer, request: sent },
  {
    name: 'send-message',
    expected: colleagues,
    request: async (world, api) => ({ ...(await received(world, api)), body: { content: 'Nine hundred.' } }),
  },
  {
    name: 'send-message',
    when: 'as the buyer',
    expected: buyer,
    request: async (world, api) => ({ ...(await sent(world, api)), body: { content: 'And two?' } }),
  },
  { name: 'end-request', expected: colleagues, request: received },
  { name: 'end-request', when: 'as the buyer', expected: buyer, request: sent },
  {
    name: 'mark-request-read',
    expected: colleagues,
    request: async (world, api) => ({ ...(await received(world, api)), body: { number: 1 } }),
  },
  { name: 'tell-typing', expected: colleagues, request: received },
  { name: 'count-unread-requests', expected: signedIn },
  { name: 'list-rounds', expected: signedIn },
  {
    name: 'list-rounds',
    when: 'of a company',
    expected: people,
    request: ({ businessID }) => ({ query: { ubid: businessID } }),
  },
  {
    name: 'load-round',
    expected: people,
    request: async ({ businessID }, api) => {
      const roundID = newId();
      await addRequest(api.db, { from: businessID, fromType: 'business', to: await another(api), roundID });
      return { params: { roundID }, query: { bid: businessID } };
    },
  },
];

import { newId } from '@wbn/postgres/new-id.ts';
import { addBusiness, addPerson } from '../fixtures.ts';
import type { TestServer } from '../start-test-server.ts';
import { type Expected, type PermissionRow, people, signedIn, type World } from './permission-row.ts';

const message = 'Are you at the fair in Milan?';

const toSomebody = async (api: TestServer, given: Parameters<typeof addPerson>[1] = {}) => ({
  body: { to: await addPerson(api.db, given), message },
});

/** Adds a message request of another company to the outsider. */
async function waiting({ outsider }: World, { db }: TestServer) {
  const [rid, from] = [newId(), await addBusiness(db)];
  const request = {
    id: rid,
    user_id: newId(),
    from_id: from,
    from_type: 'business' as const,
    to_id: outsider.userID,
    to_type: 'user' as const,
    subject: '',
    acceptance: 'waiting' as const,
    message_count: 1,
  };
  const side = { request_id: rid, position: 1 };
  await db
    .with('request', (query) => query.insertInto('request').values(request))
    .with('message', (query) =>
      query.insertInto('message').values({
        request_id: rid,
        number: 1,
        id: newId(),
        side: 'S',
        user_id: request.user_id,
        content: message,
      }),
    )
    .insertInto('request_side')
    .values([
      { ...side, side: 'S', owner_id: from, owner_type: 'business' },
      { ...side, side: 'R', owner_id: outsider.userID, owner_type: 'user', last_received: 1 },
    ])
    .execute();
  return { params: { rid } };
}

/** Hides the request's existence from everybody else. */
const receiver: Expected = [401, 200, 404, 404, 404];

/** Messages between people, and message requests (MSG-01 to MSG-04). */
export const personMessageRows: readonly PermissionRow[] = [
  { name: 'write-to-person', expected: signedIn, request: (_, api) => toSomebody(api) },
  {
    name: 'write-to-person',
    when: "in the company's name",
    expected: people,
    request: async ({ businessID }, api) => ({
      body: { ...(await toSomebody(api)).body, from: businessID },
    }),
  },
  {
    name: 'write-to-person',
    when: 'by somebody who is blocked',
    expected: [401, 404, 200, 200, 200],
    request: async ({ outsider }, api) => {
      const given = await toSomebody(api);
      await api.db
        .insertInto('block')
        .values({
          blocker_id: given.body.to,
          blocker_type: 'user',
          blocked_id: outsider.userID,
          blocked_type: 'user',
        })
        .execute();
      return given;
    },
  },
  { name: 'accept-message-request', expected: receiver, request: waiting },
  { name: 'decline-message-request', expected: receiver, request: waiting },
];

import { writeToPerson } from '@wbn/contract/messaging/person-messages.ts';
import { CallError, forbidden } from '@wbn/host/errors/call-error.ts';
import { countCall } from '@wbn/host/limits/count-call.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { lockPair } from '../../authors/blocks.sql.ts';
import { type Actor, requireActorForWrite } from '../../authors/require-actor.ts';
import { syncCase } from '../../cases/sync-case.ts';
import { requireResource } from '../../resources/find-resource.ts';
import { requireAllowance } from '../../safety/require-allowance.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler, type HandlerInput } from '../../server/define-handler.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import type { Services } from '../../services.ts';
import { findMessageStanding } from '../../social/relations/message-access.sql.ts';
import { messageAccessOf } from '../../social/relations/message-access.ts';
import { addRequest } from '../ask-companies.ts';
import { prepareMessageFiles } from '../files/message-files.ts';
import { needsReview } from '../held/needs-review.ts';
import { readRequest } from '../load-requests.sql.ts';
import { presentOneRequest } from '../present-messages.ts';
import { actingBusinessID, lockOwnSide } from '../require-side.ts';
import { addToThread } from '../send-message.ts';
import { openThread } from './message-requests.sql.ts';

export const writeToPersonHandler = defineHandler(
  writeToPerson,
  async ({ user: { userID }, body, idempotencyKey, language, services }) => {
    await prepareMessageFiles(services.uploads, { tokens: body.files, userID });
    return services.db.transaction().execute(async (transaction) => {
      const from = await requireActorForWrite(transaction, {
        userID,
        businessID: actingBusinessID(body.from, userID),
      });
      const { id: requestID } = await createOnce(transaction, {
        call: writeToPerson.name,
        userID,
        idempotencyKey,
        body,
        create: () => write(transaction, services, body, from),
      });
      const row = await readRequest.only(transaction, { requestID, ownerID: from.id, userID });
      return { data: await presentOneRequest(transaction, row, language) };
    });
  },
);

type Body = HandlerInput<typeof writeToPerson>['body'];

/** Writes in the open conversation of the two, or opens one. Returns its id. */
async function write(
  transaction: Kysely<Database>,
  services: Pick<Services, 'isOwnSite'>,
  { to, message, files }: Body,
  from: Actor,
): Promise<string> {
  // Makes two who write to each other at once share one conversation.
  await lockPair.first(transaction, { one: from.id, other: to });
  await requireResource(transaction, { id: to, type: 'user' }, from);
  const { userID } = from;
  const standing = await findMessageStanding.only(transaction, { personID: to, actorID: from.id, userID });
  if (to === userID || standing.is_member)
    refuseFields({ to: 'must be somebody else, who does not work for the company you write as' });
  const { request_id: requestID } = standing;
  if (standing.is_waiting)
    throw new CallError(
      'Conflict',
      'Your message request waits for an answer. You can write again when it has been accepted.',
    );
  if (requestID) {
    // Whoever answers a message request by a message of their own accepts it.
    if ((await openThread.run(transaction, { requestID, personID: userID })) > 0)
      await syncCase(transaction, 'held-message', requestID, { outcome: 'accepted' });
    const side = await lockOwnSide(transaction, { requestID, userID, ownerID: from.id });
    await addToThread(transaction, side, { id: newId(), content: message, files });
    return requestID;
  }
  const access = messageAccessOf(standing);
  if (access === 'refused') {
    const who = standing.messages_from === 'nobody' ? 'no new messages' : 'messages of connections only';
    throw forbidden('not-received', `This person receives ${who}.`);
  }
  await requireAllowance(transaction, { userID, businessID: from.businessID, act: 'request' });
  if (!standing.is_known) await requireRoom(transaction, to);
  return addRequest(transaction, {
    from,
    to: { id: to, type: 'user' },
    subject: '',
    message,
    product: undefined,
    roundID: undefined,
    files,
    isHeld: await needsReview(transaction, services, { message, userID }),
    isWaiting: access === 'request',
  });
}

/** First messages of strangers that one person receives within a day, however many accounts write them. */
const mostFirstMessages = 40;
const day = 86_400;

/** Throws TooManyRequests when many strangers have written to the person in the last day. Refused messages are not counted. */
async function requireRoom(transaction: Kysely<Database>, personID: string): Promise<void> {
  const counted = { call: 'first message received', client: personID, seconds: day };
  const { count, wait } = await countCall(transaction, counted);
  if (count <= mostFirstMessages) return;
  throw new CallError(
    'TooManyRequests',
    'Many people have written to this person today for the first time. Try again tomorrow.',
    undefined,
    wait,
  );
}

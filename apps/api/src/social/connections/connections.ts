import {
  answerConnection,
  askAgainDays,
  type ConnectionState,
  endConnection,
  listConnections,
  requestConnection,
} from '@wbn/contract/social/connections.ts';
import { CallError, forbidden, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { lockPair } from '../../authors/blocks.sql.ts';
import { loadAuthors } from '../../authors/load-authors.ts';
import { type Actor, requireActor, requireActorForWrite } from '../../authors/require-actor.ts';
import { cutPage, readPageKey } from '../../lists/page-key.ts';
import { tell } from '../../notifications/tell.ts';
import { loadPeopleToTell, requireResource } from '../../resources/find-resource.ts';
import { requireAllowance } from '../../safety/require-allowance.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { isOwnPage } from '../relations/own-page.ts';
import {
  type ConnectionRow,
  deleteConnection,
  deleteConnectionNotifications,
  insertRequest,
  lockConnection,
  lockConnectionBetween,
  renewRequest,
  selectConnections,
  updateAnswer,
} from './connection.sql.ts';

/** When the side that was declined may ask again; undefined when nothing was declined. */
function askAgainAt({
  status,
  answered_at,
}: Pick<ConnectionRow, 'status' | 'answered_at'>): Date | undefined {
  if (status !== 'declined' || !answered_at) return undefined;
  return new Date(answered_at.getTime() + askAgainDays * 86_400_000);
}

/** Presents a connection as one of its sides sees it. */
export function presentConnection(
  row: Pick<ConnectionRow, 'id' | 'status' | 'requester_id' | 'answered_at'>,
  actorID: string,
): ConnectionState {
  const side = row.requester_id === actorID ? 'sent' : 'received';
  const again = side === 'sent' ? askAgainAt(row) : undefined;
  return {
    connectionID: row.id,
    status: row.status,
    side,
    ...(again && { askAgainAt: again.toISOString() }),
  };
}

type Standing = Pick<ConnectionRow, 'requester_id' | 'status' | 'answered_at'>;

/** What a request to connect leads to. */
type NextStep = 'ask' | 'ask-again' | 'accept' | 'nothing' | 'too-early';

/**
 * Decision 9: asking a side that has already asked accepts its request. After a refusal the asker waits 30 days; the other side may ask at
 * once.
 */
function nextStep(known: Standing | undefined, askerID: string, now: Date): NextStep {
  if (!known) return 'ask';
  const isAsker = known.requester_id === askerID;
  if (known.status === 'accepted') return 'nothing';
  if (known.status === 'pending') return isAsker ? 'nothing' : 'accept';
  const again = askAgainAt(known);
  return isAsker && again && again > now ? 'too-early' : 'ask-again';
}

export const answerConnectionHandler = defineHandler(
  answerConnection,
  async ({
    params: { connectionID: id },
    body: { answer, businessID },
    user: { userID },
    services: { db },
  }) => {
    const data = await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID });
      const known = await lockConnection.first(transaction, { id });
      if (known?.addressee_id !== actor.id) throw notFound(`There is no request to you with the id ${id}.`);
      if (known.status === answer) return presentConnection(known, actor.id);
      if (known.status !== 'pending')
        throw new CallError('Conflict', `This request was ${known.status} before.`);
      if (answer === 'accepted')
        return presentConnection(await acceptRequest(transaction, known, actor), actor.id);
      await deleteConnectionNotifications.run(transaction, { id });
      return presentConnection(await updateAnswer.only(transaction, { id, status: 'declined' }), actor.id);
    });
    return { data };
  },
);

export const requestConnectionHandler = defineHandler(
  requestConnection,
  async ({ body, user: { userID }, services: { db } }) => {
    const { resourceID, resourceType: type, businessID, message } = body;
    const data = await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID });
      const pair = { one: actor.id, other: resourceID };
      await lockPair.first(transaction, pair);
      const resource = await requireResource(transaction, { id: resourceID, type }, actor);
      if (await isOwnPage(transaction, resource, actor))
        throw forbidden('own', 'You cannot connect with yourself or your own company.');
      const known = await lockConnectionBetween.first(transaction, pair);
      const step = nextStep(known, actor.id, new Date());
      if (known && step === 'too-early')
        throw new CallError(
          'Conflict',
          `This request was declined. You can ask again from ${askAgainAt(known)?.toISOString()} on.`,
        );
      if (known && step === 'nothing') return presentConnection(known, actor.id);
      if (known && step === 'accept')
        return presentConnection(await acceptRequest(transaction, known, actor), actor.id);
      await requireAllowance(transaction, { userID, act: 'connection-request' });
      const request = {
        id: known?.id ?? newId(),
        requesterID: actor.id,
        requesterType: actor.type,
        addresseeID: resourceID,
        addresseeType: type,
        userID,
        message: message || null,
      };
      const row = await (known ? renewRequest : insertRequest).only(transaction, request);
      await tell(transaction, 'connection-request', await loadPeopleToTell(transaction, resource), {
        actor,
        resource: { id: row.id, type: 'connection' },
        root: { id: resourceID, type },
      });
      return presentConnection(row, actor.id);
    });
    return { data };
  },
);

/** Accepts a request, deletes the notification of the request and notifies the side that asked. */
async function acceptRequest(
  transaction: Kysely<Database>,
  { id, requester_id, requester_type }: Pick<ConnectionRow, 'id' | 'requester_id' | 'requester_type'>,
  actor: Actor,
): Promise<ConnectionRow> {
  const row = await updateAnswer.only(transaction, { id, status: 'accepted' });
  await deleteConnectionNotifications.run(transaction, { id });
  await tell(
    transaction,
    'connection-accepted',
    await loadPeopleToTell(transaction, { ownerID: requester_id, userID: null }),
    {
      actor,
      resource: { id, type: 'connection' },
      root: { id: requester_id, type: requester_type },
    },
  );
  return row;
}

export const endConnectionHandler = defineHandler(
  endConnection,
  async ({ params: { connectionID: id }, body: { businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID });
      const known = await lockConnection.first(transaction, { id });
      const isOfActor = known && [known.requester_id, known.addressee_id].includes(actor.id);
      if (!isOfActor || known.status === 'declined')
        throw notFound(`You have no connection with the id ${id}.`);
      if (known.status === 'pending' && known.requester_id !== actor.id)
        throw forbidden('not-yours', 'Only who has asked can take the request back; you can decline it.');
      await deleteConnection.run(transaction, { id });
      await deleteConnectionNotifications.run(transaction, { id });
    });
    return { data: { connectionID: id } };
  },
);

export const listConnectionsHandler = defineHandler(
  listConnections,
  async ({ params: { list }, query, user: { userID }, services: { db } }) => {
    const { size, nextID: given, businessID } = query;
    const { id: actorID } = await requireActor(db, { userID, businessID });
    const asked = { list, actorID, readerID: userID, after: readPageKey(given), size };
    const { rows, nextID } = cutPage(await selectConnections.all(db, asked), size);
    const otherOf = (row: (typeof rows)[number]) =>
      row.requester_id === actorID ? row.addressee_id : row.requester_id;
    const authors = await loadAuthors(db, rows.map(otherOf));
    const items = rows.flatMap((row) => {
      const other = authors.get(otherOf(row));
      if (!other) return [];
      const since = (row.answered_at ?? row.created_at).toISOString();
      const message = row.status === 'pending' && row.message ? { message: row.message } : {};
      return [{ ...presentConnection(row, actorID), other, since, ...message }];
    });
    return { data: { items, ...(nextID && { nextID }) } };
  },
);

import type { ConnectionList } from '@wbn/contract/social/connections.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { isHiddenFrom } from '../../authors/blocks.sql.ts';
import { isAfterPageKey, timeKey } from '../../lists/page-key.sql.ts';
import type { PageKey } from '../../lists/page-key.ts';

interface Pair {
  readonly one: string;
  readonly other: string;
}

const between = (db: Kysely<Database>, { one, other }: Pair) =>
  db
    .selectFrom('connection')
    .selectAll()
    .where(
      sql<boolean>`least(requester_id, addressee_id) = least(${one}, ${other})
        and greatest(requester_id, addressee_id) = greatest(${one}, ${other})`,
    );

/** Finds the connection of two, in either direction. */
export const findConnectionBetween = defineStatement((db, pair: Pair) => between(db, pair));

/** The same, locked until the transaction ends. */
export const lockConnectionBetween = defineStatement((db, pair: Pair) => between(db, pair).forUpdate());

export type ConnectionRow = RowOf<typeof lockConnectionBetween>;

/** Locks a connection by its id. */
export const lockConnection = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('connection').selectAll().where('id', '=', id).forUpdate(),
);

interface Request {
  readonly id: string;
  readonly requesterID: string;
  readonly requesterType: ActorType;
  readonly addresseeID: string;
  readonly addresseeType: ActorType;
  readonly userID: string;
  readonly message: string | null;
}

const asked = (request: Request) => ({
  requester_id: request.requesterID,
  requester_type: request.requesterType,
  addressee_id: request.addresseeID,
  addressee_type: request.addresseeType,
  user_id: request.userID,
  message: request.message,
});

export const insertRequest = defineStatement((db, request: Request) =>
  db
    .insertInto('connection')
    .values({ id: request.id, ...asked(request) })
    .returningAll(),
);

/** Turns a declined connection into a new request, from either side. */
export const renewRequest = defineStatement((db, request: Request) =>
  db
    .updateTable('connection')
    .set({ ...asked(request), status: 'pending', created_at: sql<Date>`now()`, answered_at: null })
    .where('id', '=', request.id)
    .returningAll(),
);

export const updateAnswer = defineStatement(
  (db, { id, status }: { id: string; status: 'accepted' | 'declined' }) =>
    db
      .updateTable('connection')
      .set({ status, answered_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll(),
);

export const deleteConnection = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('connection').where('id', '=', id),
);

/** Deletes notifications about a connection. */
export const deleteConnectionNotifications = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('notification').where('resource_id', '=', id).where('resource_type', '=', 'connection'),
);

interface Page {
  readonly list: ConnectionList;
  readonly actorID: string;
  readonly readerID: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** Waiting requests or accepted connections, newest first; reads one row more than a page to tell whether another follows. */
export const selectConnections = defineStatement((db, { list, actorID, readerID, after, size }: Page) =>
  db
    .selectFrom('connection')
    .selectAll()
    .select(timeKey(timeOf[list]).as('time'))
    .where('status', '=', list === 'accepted' ? 'accepted' : 'pending')
    .where((is) =>
      is.or([
        ...(list === 'sent' ? [] : [is('addressee_id', '=', actorID)]),
        ...(list === 'received' ? [] : [is('requester_id', '=', actorID)]),
      ]),
    )
    .where(sql<boolean>`not ${isHiddenFrom(readerID, 'requester_id', 'addressee_id')}`)
    .where(isAfterPageKey(after, timeOf[list], 'id'))
    .orderBy(timeOf[list], 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1),
);

const timeOf = { received: 'created_at', sent: 'created_at', accepted: 'answered_at' } as const;

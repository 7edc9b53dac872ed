import type { ConnectionList } from '@wbn/contract/social/connections/list-connections.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isHiddenFrom } from '../relations/blocks.sql.ts';
import { isBehind, timeKey } from '../relations/page-key.sql.ts';
import type { PageKey } from '../relations/page-key.ts';

interface Page {
  readonly list: ConnectionList;
  readonly actorID: string;
  readonly readerID: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** One's requests that wait, or one's connections, the latest first; one row more than asked tells whether there are others. */
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
    .where(isBehind(after, timeOf[list], 'id'))
    .orderBy(timeOf[list], 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1),
);

const timeOf = { received: 'created_at', sent: 'created_at', accepted: 'answered_at' } as const;

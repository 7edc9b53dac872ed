import { defineStatement } from '@wbn/postgres/statement.ts';
import { isBehind, timeKey } from './page-key.sql.ts';
import type { PageKey } from './page-key.ts';

interface Page {
  /** Whose list it is. */
  readonly id: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** Whom a person or company has blocked, the latest first; one row more than asked tells whether there are others. */
export const selectBlocked = defineStatement((db, { id, after, size }: Page) =>
  db
    .selectFrom('block')
    .select(['blocked_id as id', timeKey('created_at').as('time')])
    .where('blocker_id', '=', id)
    .where(isBehind(after, 'created_at', 'blocked_id'))
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .limit(size + 1),
);

/** Whom a person has muted, the latest first. */
export const selectMuted = defineStatement((db, { id, after, size }: Page) =>
  db
    .selectFrom('mute')
    .select(['muted_id as id', timeKey('created_at').as('time')])
    .where('user_id', '=', id)
    .where(isBehind(after, 'created_at', 'muted_id'))
    .orderBy('created_at', 'desc')
    .orderBy('muted_id', 'desc')
    .limit(size + 1),
);

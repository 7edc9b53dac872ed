import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import type { PageKey } from './people-pages.ts';

/** A time in microseconds. A JavaScript Date has milliseconds only, and pages would lose or repeat rows. */
export const timeKey = (column: string) =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

/** Keyset pagination: rows after the last one of the previous page, newest first. */
export const isAfterPageKey = (key: PageKey | undefined, time: string, id: string) =>
  key
    ? sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (
        timestamptz 'epoch' + ${key.time}::bigint * interval '1 microsecond', ${key.id})`
    : sql<boolean>`true`;

/** Advisory lock on a pair, so that a follow cannot race a block and two simultaneous requests make one connection. */
export const lockPair = defineStatement(
  (_, { one, other }: { one: string; other: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(least(${one}, ${other}) || greatest(${one}, ${other}), 0))`,
);

type Id = Expression<unknown> | string;

/**
 * Whether neither side has blocked the other, people or companies. All lists, counts and notifications use this rule. '' stands for nobody.
 */
export const noBlockBetween = (one: Id, other: Id) => sql<boolean>`not exists (
  select from block
  where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one}))`;

/** Whether a person has not muted somebody. For feeds and notifications only: pages that one opens oneself show muted people. */
export const isNotMuted = (userID: Id, other: Id) =>
  sql<boolean>`not exists (select from mute where user_id = ${userID} and muted_id = ${other})`;

/**
 * Whether a row is hidden because the reader is in a block with one of its people or companies. The same rule as `noBlockBetween`, for
 * lists and counts of many rows: the reader's few blocks are read once.
 */
export const isHiddenFrom = (readerID: string, ...columns: readonly string[]) => {
  const others = sql`array(
    select blocked_id from block where blocker_id = ${readerID}
    union all
    select blocker_id from block where blocked_id = ${readerID})`;
  // Comparing arrays reads the blocks once for all columns, and never gives null where a column is null.
  return sql<boolean>`(${others} && array[${sql.join(columns.map((column) => sql.ref(column)))}])`;
};

interface Page {
  /** Person or company whose list it is. */
  readonly id: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** People and companies that someone has blocked, newest first; reads one row more than a page to tell whether another follows. */
export const selectBlocked = defineStatement((db, { id, after, size }: Page) =>
  db
    .selectFrom('block')
    .select(['blocked_id as id', timeKey('created_at').as('time')])
    .where('blocker_id', '=', id)
    .where(isAfterPageKey(after, 'created_at', 'blocked_id'))
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .limit(size + 1),
);

/** People and companies that a person has muted, newest first. */
export const selectMuted = defineStatement((db, { id, after, size }: Page) =>
  db
    .selectFrom('mute')
    .select(['muted_id as id', timeKey('created_at').as('time')])
    .where('user_id', '=', id)
    .where(isAfterPageKey(after, 'created_at', 'muted_id'))
    .orderBy('created_at', 'desc')
    .orderBy('muted_id', 'desc')
    .limit(size + 1),
);

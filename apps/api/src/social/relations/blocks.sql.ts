import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import type { PageKey } from './people-pages.ts';

/** A time in microseconds: a Date of JavaScript would cut them, and rows at the edge of a page would be lost or shown twice. */
export const timeKey = (column: string) =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

/** Rows behind the last one of the page before, the newest first. */
export const isBehind = (key: PageKey | undefined, time: string, id: string) =>
  key
    ? sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (
        timestamptz 'epoch' + ${key.time}::bigint * interval '1 microsecond', ${key.id})`
    : sql<boolean>`true`;

/** Of what is done between two, one thing after the other: no follow slips past a block, and two who ask at once are one connection. */
export const lockPair = defineStatement(
  (_, { one, other }: { one: string; other: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(least(${one}, ${other}) || greatest(${one}, ${other}), 0))`,
);

type Id = Expression<unknown> | string;

/**
 * Whether neither of two has blocked the other, people or companies. Every list, count and notice asks it of who reads and who wrote, so
 * that they never tell different things. Nobody's id is ''.
 */
export const noBlockBetween = (one: Id, other: Id) => sql<boolean>`not exists (
  select from block
  where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one}))`;

/** Whether a person wants to hear of somebody. For feeds and notices alone: what one looks up oneself is shown. */
export const isNotMuted = (userID: Id, other: Id) =>
  sql<boolean>`not exists (select from mute where user_id = ${userID} and muted_id = ${other})`;

/**
 * Whether a reader, being in a block with one of them, does not see a row of these people and companies. The same rule as
 * `noBlockBetween`, for lists and counts of many rows: the reader's few blocks are read once.
 */
export const isHiddenFrom = (readerID: string, ...columns: readonly string[]) => {
  const others = sql`array(
    select blocked_id from block where blocker_id = ${readerID}
    union all
    select blocker_id from block where blocked_id = ${readerID})`;
  // One array however many columns, and never null where a column is.
  return sql<boolean>`(${others} && array[${sql.join(columns.map((column) => sql.ref(column)))}])`;
};

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

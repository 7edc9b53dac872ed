import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';

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

/** Whether one person or company has not blocked another; the blocks of the other do not count. */
export const hasNotBlocked = (one: Id, other: Id) =>
  sql<boolean>`not exists (select from block where blocker_id = ${one} and blocked_id = ${other})`;

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

/** The person who reads; '' for visitors. */
export interface Reader {
  readonly userID: string;
  /** The person or company in whose name they read. */
  readonly actorID: string;
}

/** Whether the reader may read what the author in `alias` wrote: no block exists between them, as persons or as companies. */
export const isReadable = (alias: string, { userID, actorID }: Reader) => sql<boolean>`(
  not ${isHiddenFrom(userID, `${alias}.author_id`, `${alias}.user_id`)}
  and not ${isHiddenFrom(actorID, `${alias}.author_id`)})`;

/** Whether the reader is part of any block. Most people are not, and get the stored counts without further reads. */
export const isInBlock = ({ userID, actorID }: Reader) => sql<boolean>`exists (
  select from block where blocker_id in (${userID}, ${actorID}) or blocked_id in (${userID}, ${actorID}))`;

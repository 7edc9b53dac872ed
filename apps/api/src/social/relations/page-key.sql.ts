import { sql } from 'kysely';
import type { PageKey } from './page-key.ts';

/** A time in microseconds: a Date of JavaScript would cut them, and rows at the edge of a page would be lost or shown twice. */
export const timeKey = (column: string) =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

/** Rows behind the last one of the page before, the newest first. */
export const isBehind = (key: PageKey | undefined, time: string, id: string) =>
  key
    ? sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (
        timestamptz 'epoch' + ${key.time}::bigint * interval '1 microsecond', ${key.id})`
    : sql<boolean>`true`;

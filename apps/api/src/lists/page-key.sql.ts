import { sql } from 'kysely';
import type { PageKey } from './page-key.ts';

/** A time in microseconds. A JavaScript Date has milliseconds only, and pages would lose or repeat rows. */
export const timeKey = (column: string) =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

/** Keyset pagination: rows after the last one of the previous page, newest first. */
export const isAfterPageKey = (key: PageKey | undefined, time: string, id: string) =>
  key
    ? sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (
        timestamptz 'epoch' + ${key.time}::bigint * interval '1 microsecond', ${key.id})`
    : sql<boolean>`true`;

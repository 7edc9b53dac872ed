import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Of what is done between two, one thing after the other: no follow slips past a block, and two who ask at once are one connection. */
export const lockPair = defineStatement(
  (_, { one, other }: { one: string; other: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(least(${one}, ${other}) || greatest(${one}, ${other}), 0))`,
);

import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

const key = (userID: ReturnType<typeof sql.ref> | string) => sql`hashtextextended(${userID}, 26)`;

/**
 * Held by whoever tells people something, until it commits. They do not wait for one another; whoever reads the list or moves the mark
 * waits for them, so that nothing ever appears below what was seen.
 */
export const lockToTell = defineStatement(
  (_, { people }: { people: readonly string[] }) => sql`
    select pg_advisory_xact_lock_shared(${key(sql.ref('person.id'))})
    from (select id from unnest(${people}::text[]) as id order by id) as person`,
);

/** Waits until nobody is about to tell the person anything, and lets nobody begin until the transaction ends. */
export const lockToSee = defineStatement(
  (_, { userID }: { userID: string }) => sql`select pg_advisory_xact_lock(${key(userID)})`,
);

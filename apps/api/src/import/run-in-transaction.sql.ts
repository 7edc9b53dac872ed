import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** One load at a time over all processes, until its transaction ends. */
export const lockImports = defineStatement(() => sql`select pg_advisory_xact_lock(hashtext('wbn-import'))`);

/** Outside of a transaction. */
export const vacuumLoaded = defineStatement(
  () => sql`vacuum (analyze) business, product, user_profile, search_document, search_count, search_word`,
);

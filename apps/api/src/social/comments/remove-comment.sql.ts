import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Takes a comment away with the answers to it. */
export const markRemoved = defineStatement(
  (_, { id }: { readonly id: string }) => sql`
    update comment set removed_at = now()
    where (id = ${id} or resource_id = ${id}) and removed_at is null`,
);

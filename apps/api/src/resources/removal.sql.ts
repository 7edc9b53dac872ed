import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Marks a post as removed. A trigger releases its picture. */
export const markPostRemoved = defineStatement((db, { id }: { readonly id: string }) =>
  db.updateTable('post').set({ removed_at: sql`now()` }).where('id', '=', id).where('removed_at', 'is', null),
);

/** Removes a comment together with its answers. */
export const markRemoved = defineStatement(
  (_, { id }: { readonly id: string }) => sql`
    update comment set removed_at = now()
    where (id = ${id} or resource_id = ${id}) and removed_at is null`,
);

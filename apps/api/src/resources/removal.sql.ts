import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Marks a post as removed. A trigger releases its picture. */
export const markPostRemoved = defineStatement((db, { id }: { readonly id: string }) =>
  db.updateTable('post').set({ removed_at: sql`now()` }).where('id', '=', id).where('removed_at', 'is', null),
);

/** Restores a post that the decision of a case removed, not one that its author removed. */
export const restorePost = defineStatement(
  (_, { id, caseID }: { id: string; caseID: string }) => sql`
    update post set removed_at = null
    where id = ${id} and removed_at = (select decided_at from report_case where id = ${caseID})`,
);

/** Removes a comment together with its answers. */
export const markRemoved = defineStatement(
  (_, { id }: { readonly id: string }) => sql`
    update comment set removed_at = now()
    where (id = ${id} or resource_id = ${id}) and removed_at is null`,
);

/** Restores a comment that the decision of a case removed, with the answers that were removed with it. */
export const restoreComment = defineStatement(
  (_, { id, caseID }: { id: string; caseID: string }) => sql`
    update comment set removed_at = null
    where (id = ${id} or resource_id = ${id}) and removed_at = (select decided_at from report_case where id = ${caseID})`,
);

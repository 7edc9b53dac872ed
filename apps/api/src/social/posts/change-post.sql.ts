import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Asked {
  readonly id: string;
  /** What they are to the companies that it is of. */
  readonly userID: string;
}

/** Nobody else changes it or takes it away until the transaction ends. */
export const lockPost = defineStatement((db, { id, userID }: Asked) =>
  db
    .selectFrom('post')
    .select([
      'id',
      'user_id',
      'business_id',
      'author_id',
      'timeline_id',
      'content',
      'version',
      'edited_at',
      'created_at',
      'removed_at',
      sql<BusinessRole | null>`(
        select role from business_member where business_id = post.business_id and user_id = ${userID})`.as(
        'role',
      ),
      sql<BusinessRole | null>`(
        select role from business_member where business_id = post.timeline_id and user_id = ${userID})`.as(
        'timeline_role',
      ),
    ])
    .where('id', '=', id)
    .forUpdate(),
);

export type LockedPost = RowOf<typeof lockPost>;

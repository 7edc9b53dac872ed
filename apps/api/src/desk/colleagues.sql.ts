import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Everybody who works at a desk, by name. */
export const selectStaffAtWork = defineStatement((db, _none: object) =>
  db
    .selectFrom('staff_member')
    .innerJoin('account.user as account', 'account.id', 'staff_member.user_id')
    .select([
      'staff_member.user_id',
      sql<StaffRole>`staff_member.role`.as('role'),
      'staff_member.editions',
      'staff_member.kinds',
      'account.name',
    ])
    .where('left_at', 'is', null)
    .orderBy('account.name')
    .orderBy('staff_member.user_id'),
);

import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Membership } from './member.sql.ts';

export const updateMemberRole = defineStatement(
  (db, { businessID, userID, role }: Membership & { readonly role: BusinessRole }) =>
    db
      .updateTable('business_member')
      .set({ role })
      .where('business_id', '=', businessID)
      .where('user_id', '=', userID),
);

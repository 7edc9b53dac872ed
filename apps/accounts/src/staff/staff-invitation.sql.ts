import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Link {
  readonly hash: Buffer;
}

const isOpen = sql<boolean>`accepted_at is null and withdrawn_at is null and expires_at > now()`;

/** The invitation of a link that can still be accepted. */
export const findStaffInvitation = defineStatement((db, { hash }: Link) =>
  db
    .selectFrom('staff_invitation')
    .select(['id', 'email', sql<StaffRole>`role`.as('role'), 'invited_by_name as inviter'])
    .where('token_hash', '=', hash)
    .where(isOpen),
);

export type StaffInvitationRow = RowOf<typeof findStaffInvitation>;

/** Uses an invitation up; no row when it was used, withdrawn or replaced meanwhile, or is for another address. */
export const acceptStaffInvitation = defineStatement(
  (db, { hash, userID }: Link & { readonly userID: string }) =>
    db
      .updateTable('staff_invitation')
      .from('account.user as account')
      .set({ accepted_at: sql<Date>`now()`, accepted_by: userID })
      .where('account.id', '=', userID)
      .where('account.email_verified', '=', true)
      .whereRef('staff_invitation.email', '=', 'account.email')
      .where('token_hash', '=', hash)
      .where(isOpen)
      .returning([
        'staff_invitation.id',
        sql<StaffRole>`staff_invitation.role`.as('role'),
        'staff_invitation.editions',
        'staff_invitation.kinds',
        'account.name',
      ]),
);

interface Joined {
  readonly userID: string;
  readonly role: StaffRole;
  readonly editions: string[] | null;
  readonly kinds: string[] | null;
}

/** Gives the place at the desk, also to somebody who has left it before. */
export const insertStaffMember = defineStatement((db, { userID, ...place }: Joined) =>
  db
    .insertInto('staff_member')
    .values({ user_id: userID, ...place })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...place, created_at: sql<Date>`now()`, left_at: null })
        .where('staff_member.left_at', 'is not', null),
    ),
);

interface Acceptance extends Joined {
  readonly name: string;
  readonly invitationID: string;
  readonly address: string;
  readonly requestID: string;
}

/** Writes the acceptance into the log of staff, in the same transaction. */
export const recordAcceptance = defineStatement(
  (db, { userID, name, role, editions, kinds, invitationID, address, requestID }: Acceptance) =>
    db.insertInto('staff_action_draft').values({
      ...{ staff_id: userID, staff_name: name, staff_role: role, act: 'accept-staff-invitation' },
      ...{ target_type: 'staff-invitation', target_id: invitationID, address, request_id: requestID },
      after: JSON.stringify({ role, editions, kinds }),
    }),
);

import type { InvitedRole } from '@wbn/contract/business/member.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Invitation {
  readonly businessID: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly invitedBy: string;
  readonly language: Language;
  readonly edition: string;
  /** Whether an invitation that waits may get another role. */
  readonly changeRole: boolean;
}

/** Adds an invitation, or begins the one that this address has from the company anew; no row when that one keeps another role. */
export const saveInvitation = defineStatement((db, invitation: Invitation) => {
  const given = {
    role: invitation.role,
    invited_by: invitation.invitedBy,
    language: invitation.language,
    edition: invitation.edition,
  };
  return db
    .insertInto('business_invitation')
    .values({ id: newId(), business_id: invitation.businessID, email: invitation.email, ...given })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'email'])
        .where('answer', 'is', null)
        .doUpdateSet({
          ...given,
          created_at: sql<Date>`now()`,
          expires_at: sql<Date>`now() + interval '14 days'`,
        })
        .where((waiting) =>
          waiting.or([
            waiting('business_invitation.role', '=', invitation.role),
            sql<boolean>`${invitation.changeRole}::boolean`,
          ]),
        ),
    )
    .returning('id');
});

/** Somebody of the company who has this address. */
export const findMemberByEmail = defineStatement(
  (db, { businessID, email }: { businessID: string; email: string }) =>
    db
      .selectFrom('account.user as account')
      .innerJoin('business_member as member', 'member.user_id', 'account.id')
      .select('account.id')
      .where('account.email', '=', email)
      .where('member.business_id', '=', businessID),
);

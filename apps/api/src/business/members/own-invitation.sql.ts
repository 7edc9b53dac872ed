import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';

export interface OwnInvitation {
  readonly invitationID: string;
  readonly userID: string;
}

/**
 * Invitations that wait for somebody, as long as they are valid and the company is not deleted: those to the confirmed address of
 * their account, or to one that was it then.
 */
export function fromOwnInvitations(db: Kysely<Database>, userID: string) {
  return db
    .selectFrom('account.address as address')
    .innerJoin('business_invitation as invitation', (join) =>
      join
        .onRef('invitation.email', '=', 'address.email')
        .onRef('invitation.created_at', '<', 'address.until'),
    )
    .innerJoin('business', 'business.id', 'invitation.business_id')
    .where('address.user_id', '=', userID)
    .where('invitation.answer', 'is', null)
    .where('business.deleted_at', 'is', null)
    .where('invitation.expires_at', '>', sql<Date>`now()`);
}

/** The company of an invitation that waits for somebody. */
export const findInvitingBusiness = defineStatement((db, { invitationID, userID }: OwnInvitation) =>
  fromOwnInvitations(db, userID).select('invitation.business_id').where('invitation.id', '=', invitationID),
);

/** Answers an invitation that still waits for somebody; no row when it does not any more. */
export function answerOwnInvitation(
  db: Kysely<Database>,
  { invitationID, userID }: OwnInvitation,
  answer: 'accepted' | 'declined',
) {
  return db
    .updateTable('business_invitation')
    .set({ answer, answered_at: sql`now()` })
    .where('id', '=', invitationID)
    .where('id', 'in', fromOwnInvitations(db, userID).select('invitation.id'))
    .where('answer', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['business_id', 'role']);
}

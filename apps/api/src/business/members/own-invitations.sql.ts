import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { businessCardColumns } from '../business-card.sql.ts';

const now = sql<Date>`now()`;

/** Invitations that wait for somebody: those to the confirmed address of their account, as long as they are valid. */
function waitingFor(db: Kysely<Database>, userID: string) {
  return db
    .selectFrom('account.user as account')
    .innerJoin('business_invitation as invitation', 'invitation.email', 'account.email')
    .where('account.id', '=', userID)
    .where('account.email_verified', '=', true)
    .where('invitation.answer', 'is', null)
    .where('invitation.expires_at', '>', now);
}

/** The latest first, with company and inviter. */
export function selectOwnInvitations(db: Kysely<Database>, userID: string) {
  return waitingFor(db, userID)
    .innerJoin('business', 'business.id', 'invitation.business_id')
    .leftJoin('user_profile as inviter', 'inviter.id', 'invitation.invited_by')
    .select(businessCardColumns)
    .select([
      'invitation.id as invitation_id',
      'invitation.role',
      'invitation.expires_at',
      sql<string | null>`trim(inviter.first_name || ' ' || inviter.last_name)`.as('invited_by'),
    ])
    .orderBy('invitation.created_at', 'desc')
    .limit(100)
    .execute();
}

interface Asked {
  readonly invitationID: string;
  readonly userID: string;
}

/** The company of an invitation that waits for somebody. */
export async function findInvitingBusiness(
  transaction: Kysely<Database>,
  { invitationID, userID }: Asked,
): Promise<string | undefined> {
  const row = await waitingFor(transaction, userID)
    .select('invitation.business_id')
    .where('invitation.id', '=', invitationID)
    .executeTakeFirst();
  return row?.business_id;
}

/** Answers an invitation that still waits for somebody; undefined when it does not any more. */
export function answerInvitation(
  transaction: Kysely<Database>,
  { invitationID, userID }: Asked,
  answer: 'accepted' | 'declined',
) {
  return transaction
    .updateTable('business_invitation')
    .set({ answer, answered_at: now })
    .where('id', '=', invitationID)
    .where('id', 'in', waitingFor(transaction, userID).select('invitation.id'))
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .returning(['business_id', 'role'])
    .executeTakeFirst();
}

/** Whoever belongs to the company already keeps the role they have. */
export async function insertMember(
  transaction: Kysely<Database>,
  member: { readonly business_id: string; readonly user_id: string; readonly role: 'admin' | 'member' },
): Promise<void> {
  await transaction
    .insertInto('business_member')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

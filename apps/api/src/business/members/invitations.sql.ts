import type { InvitedRole } from '@wbn/contract/business/member.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

const now = sql<Date>`now()`;

/** Invitations of a company without an answer, the latest first; each with the name of the person who invites. */
export function selectWaitingInvitations(db: Kysely<Database>, businessID: string) {
  return withInviter(db)
    .where('invitation.business_id', '=', businessID)
    .where('invitation.answer', 'is', null)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id')
    .execute();
}

export function selectInvitation(db: Kysely<Database>, id: string) {
  return withInviter(db).where('invitation.id', '=', id).executeTakeFirstOrThrow();
}

function withInviter(db: Kysely<Database>) {
  return db
    .selectFrom('business_invitation as invitation')
    .leftJoin('user_profile as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.created_at',
      'invitation.expires_at',
      sql<string | null>`trim(inviter.first_name || ' ' || inviter.last_name)`.as('invited_by'),
    ]);
}

export type InvitationRow = Awaited<ReturnType<typeof selectInvitation>>;

interface Invitation {
  readonly businessID: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly invitedBy: string;
  readonly language: Language;
  readonly edition: string;
}

/** Adds an invitation, or begins the one that this address has from the company anew. Gives its id. */
export async function saveInvitation(transaction: Kysely<Database>, invitation: Invitation): Promise<string> {
  const given = {
    role: invitation.role,
    invited_by: invitation.invitedBy,
    language: invitation.language,
    edition: invitation.edition,
  };
  const { id } = await transaction
    .insertInto('business_invitation')
    .values({ id: newId(), business_id: invitation.businessID, email: invitation.email, ...given })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'email'])
        .where('answer', 'is', null)
        .doUpdateSet({
          ...given,
          created_at: now,
          expires_at: sql<Date>`now() + interval '14 days'`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether somebody of the company has this address. */
export async function belongsAlready(
  transaction: Kysely<Database>,
  { businessID, email }: { businessID: string; email: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('account.user as account')
    .innerJoin('business_member as member', 'member.user_id', 'account.id')
    .select('account.id')
    .where('account.email', '=', email)
    .where('member.business_id', '=', businessID)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an invitation back, one that is over too; undefined when it has an answer or is another company's. */
export function markRevoked(
  transaction: Kysely<Database>,
  { businessID, invitationID }: { businessID: string; invitationID: string },
) {
  return transaction
    .updateTable('business_invitation')
    .set({ answer: 'revoked', answered_at: now })
    .where('id', '=', invitationID)
    .where('business_id', '=', businessID)
    .where('answer', 'is', null)
    .returning(['email', 'role'])
    .executeTakeFirst();
}

/** An invitation that can be accepted, with the names of who invites and to which company, for the mail. */
export function findOpenInvitation(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('business_invitation as invitation')
    .innerJoin('business', 'business.id', 'invitation.business_id')
    .leftJoin('user_profile as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.language',
      'invitation.edition',
      'invitation.created_at',
      'invitation.expires_at',
      'business.company_name as company',
      sql<string | null>`trim(inviter.first_name || ' ' || inviter.last_name)`.as('inviter'),
    ])
    .where('invitation.id', '=', id)
    .where('invitation.answer', 'is', null)
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst();
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;

/** Forgets invitations and their addresses three months after they were over. */
export async function forgetOldInvitations(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('business_invitation')
    .where('expires_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}

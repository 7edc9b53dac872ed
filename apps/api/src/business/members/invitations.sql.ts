import type { InvitedRole } from '@wbn/contract/business/members.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { businessCardColumns } from '../business-card.sql.ts';

/** Invitations with the name of the person who invites. */
export function fromInvitations(db: Kysely<Database>) {
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

export const selectInvitation = defineStatement((db, { id }: { id: string }) =>
  fromInvitations(db).where('invitation.id', '=', id),
);

export type InvitationRow = RowOf<typeof selectInvitation>;

/** An invitation that can be accepted, with the names of who invites and to which company, for the mail. */
export const selectOpenInvitation = defineStatement((db, { id }: { id: string }) =>
  db
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
    .where('business.deleted_at', 'is', null)
    .where('invitation.answer', 'is', null)
    .where('invitation.expires_at', '>', sql<Date>`now()`),
);

export type OpenInvitation = RowOf<typeof selectOpenInvitation>;

/** Forgets invitations and their addresses three months after they were over. */
export const forgetOldInvitations = defineStatement((db) =>
  db.deleteFrom('business_invitation').where('expires_at', '<', sql<Date>`now() - interval '90 days'`),
);

export interface OwnInvitation {
  readonly invitationID: string;
  readonly userID: string;
}

/**
 * Invitations that wait for somebody, as long as they are valid and the company is not deleted: those to the confirmed address of
 * their account, or to one that was it then.
 */
function fromOwnInvitations(db: Kysely<Database>, userID: string) {
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
function answerOwnInvitation(
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

export const markAccepted = defineStatement((db, own: OwnInvitation) =>
  answerOwnInvitation(db, own, 'accepted'),
);

/** Whoever belongs to the company already keeps the role they have. */
export const insertMember = defineStatement(
  (db, member: { business_id: string; user_id: string; role: 'admin' | 'member' }) =>
    db
      .insertInto('business_member')
      .values(member)
      .onConflict((conflict) => conflict.doNothing()),
);

export const markDeclined = defineStatement((db, own: OwnInvitation) =>
  answerOwnInvitation(db, own, 'declined'),
);

/** The latest first, with company and inviter. */
export const selectOwnInvitations = defineStatement((db, { userID }: { userID: string }) =>
  fromOwnInvitations(db, userID)
    .leftJoin('user_profile as inviter', 'inviter.id', 'invitation.invited_by')
    .select(businessCardColumns)
    .select([
      'invitation.id as invitation_id',
      'invitation.role',
      'invitation.expires_at',
      sql<string | null>`trim(inviter.first_name || ' ' || inviter.last_name)`.as('invited_by'),
    ])
    .orderBy('invitation.created_at', 'desc')
    .limit(100),
);

/** Takes an invitation back, one that is over too; no row when it has an answer or is another company's. */
export const markRevoked = defineStatement(
  (db, { businessID, invitationID }: { businessID: string; invitationID: string }) =>
    db
      .updateTable('business_invitation')
      .set({ answer: 'revoked', answered_at: sql`now()` })
      .where('id', '=', invitationID)
      .where('business_id', '=', businessID)
      .where('answer', 'is', null)
      .returning(['email', 'role']),
);

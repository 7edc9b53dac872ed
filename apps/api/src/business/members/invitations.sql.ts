import type { InvitedRole } from '@wbn/contract/business/members.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { businessCardColumns } from '../business-card.sql.ts';

/** Query of invitations with the inviter's name. */
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

/** Selects an open invitation with the names of inviter and company, for the mail. */
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

/** Deletes invitations with their addresses three months after they ended. */
export const deleteOldInvitations = defineStatement((db) =>
  db.deleteFrom('business_invitation').where('expires_at', '<', sql<Date>`now() - interval '90 days'`),
);

export interface OwnInvitation {
  readonly invitationID: string;
  readonly userID: string;
}

/**
 * Query of a person's open invitations, valid and of companies that are not deleted: to the account's confirmed
 * address, or to one that was confirmed at that time.
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

/** Finds the company of a person's open invitation. */
export const findInvitingBusiness = defineStatement((db, { invitationID, userID }: OwnInvitation) =>
  fromOwnInvitations(db, userID).select('invitation.business_id').where('invitation.id', '=', invitationID),
);

/** Answers a person's open invitation; no row when it is no longer open. */
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
  /** Whether a pending invitation may get another role. */
  readonly changeRole: boolean;
}

/**
 * Inserts an invitation, or renews the existing one of this company and address; no row when that one has another
 * role that may not be changed.
 */
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

/** Finds a business member by e-mail address. */
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

/** Inserts a business member; an existing one keeps the present role. */
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

/** Selects a person's invitations, latest first, with company and inviter. */
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

/** Revokes an invitation, also an expired one; no row when it is answered or belongs to another company. */
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

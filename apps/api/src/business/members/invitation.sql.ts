import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';

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

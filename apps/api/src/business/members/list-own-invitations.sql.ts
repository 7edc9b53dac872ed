import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { businessCardColumns } from '../business-card.sql.ts';
import { fromOwnInvitations } from './own-invitation.sql.ts';

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

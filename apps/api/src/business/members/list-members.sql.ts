import { defineStatement } from '@wbn/postgres/statement.ts';
import { fromInvitations } from './invitation.sql.ts';

/** Invitations of a company without an answer, the latest first. */
export const selectWaitingInvitations = defineStatement((db, { businessID }: { businessID: string }) =>
  fromInvitations(db)
    .where('invitation.business_id', '=', businessID)
    .where('invitation.answer', 'is', null)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id'),
);

import { defineStatement } from '@wbn/postgres/statement.ts';
import { answerOwnInvitation, type OwnInvitation } from './own-invitation.sql.ts';

export const markDeclined = defineStatement((db, own: OwnInvitation) =>
  answerOwnInvitation(db, own, 'declined'),
);

import { defineStatement } from '@wbn/postgres/statement.ts';
import { answerOwnInvitation, type OwnInvitation } from './own-invitation.sql.ts';

export const markAccepted = defineStatement((db, own: OwnInvitation) =>
  answerOwnInvitation(db, own, 'accepted'),
);

interface NewMember {
  readonly business_id: string;
  readonly user_id: string;
  readonly role: 'admin' | 'member';
}

/** Whoever belongs to the company already keeps the role they have. */
export const insertMember = defineStatement((db, member: NewMember) =>
  db
    .insertInto('business_member')
    .values(member)
    .onConflict((conflict) => conflict.doNothing()),
);

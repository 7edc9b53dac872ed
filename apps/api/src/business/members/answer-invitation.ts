import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordActivity } from '../record-activity.ts';
import { lockMembers } from './members.sql.ts';
import { answerInvitation, findInvitingBusiness, insertMember } from './own-invitations.sql.ts';

interface Answer {
  readonly invitationID: string;
  readonly userID: string;
  readonly answer: 'accepted' | 'declined';
}

/**
 * Answers an invitation to the person's own address, and makes them a member when they accept. NotFound for everything else:
 * another address, an unconfirmed one, over, taken back, answered before.
 */
export async function answerOwnInvitation(
  db: Kysely<Database>,
  { answer, ...asked }: Answer,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const businessID = await findInvitingBusiness(transaction, asked);
    if (businessID === undefined) throw notFound('There is no such invitation for you.');
    await lockMembers(transaction, businessID);
    const invitation = await answerInvitation(transaction, asked, answer);
    if (!invitation) throw notFound('There is no such invitation for you.');
    const { role } = invitation;
    const { userID } = asked;
    if (answer === 'accepted')
      await insertMember(transaction, { business_id: businessID, user_id: userID, role });
    await recordActivity(transaction, {
      businessID,
      userID,
      action: answer === 'accepted' ? 'invitation-accepted' : 'invitation-declined',
      details: { access: role },
    });
    return businessID;
  });
}

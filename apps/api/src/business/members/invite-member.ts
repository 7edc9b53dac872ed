import { inviteMember } from '@wbn/contract/business/invite-member.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { countCall } from '@wbn/host/limits/count-call.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler, type HandlerInput } from '../../server/define-handler.ts';
import { invitationLimit, mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { selectInvitation } from './invitation.sql.ts';
import { findMemberByEmail, saveInvitation } from './invite-member.sql.ts';
import { mailInvitation } from './mail-invitation.ts';
import { presentInvitation } from './present-member.ts';

const otherRole = 'is another than that of the invitation that waits for an answer';
const unknownEdition = 'must be an edition of the network, such as chile';

export const inviteMemberHandler = defineHandler(inviteMember, async (input) => {
  const row = await input.services.db.transaction().execute((transaction) => invite(transaction, input));
  return { data: presentInvitation(row) };
});

/** One transaction: the invitation, and the job that mails it; a renewed one replaces the job that still waits. */
async function invite(transaction: Kysely<Database>, input: HandlerInput<typeof inviteMember>) {
  const { body, language, user, services } = input;
  const businessID = input.params.id;
  await requireRoleForWrite(transaction, { businessID, userID: user.userID, may: mayManageMembers });
  const edition = services.siteLinks.editionOf(body.edition);
  if (!edition) throw validationError({ edition: unknownEdition });
  const email = body.email.toLowerCase();
  if (await findMemberByEmail.first(transaction, { businessID, email }))
    throw new CallError('Conflict', 'Somebody with this address belongs to the company already.');
  await limitInvitations(transaction, businessID);
  const saved = await saveInvitation.first(transaction, {
    businessID,
    email,
    role: body.access,
    invitedBy: user.userID,
    language,
    edition,
    changeRole: body.changeRole ?? false,
  });
  if (!saved) {
    const message = 'This address is invited with another role. Say changeRole to give it the new one.';
    throw new CallError('Conflict', message, { access: otherRole });
  }
  const { id } = saved;
  await addJob(transaction, mailInvitation, { invitationID: id }, id);
  await recordActivity(transaction, {
    businessID,
    userID: user.userID,
    action: 'member-invited',
    details: { person: email, access: body.access },
  });
  return selectInvitation.only(transaction, { id });
}

/** A company is counted, not the address of whoever calls: its owners together may not flood mailboxes. */
async function limitInvitations(transaction: Kysely<Database>, businessID: string): Promise<void> {
  const { most, seconds } = invitationLimit;
  const { count, wait } = await countCall(transaction, {
    call: inviteMember.name,
    client: businessID,
    seconds,
  });
  if (count <= most) return;
  const message = `Your company has sent ${most} invitations today. It can send more tomorrow.`;
  throw new CallError('TooManyRequests', message, undefined, wait);
}

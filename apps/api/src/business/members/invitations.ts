import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  listOwnInvitations,
  revokeInvitation,
} from '@wbn/contract/business/invitations.ts';
import type { InvitedRole } from '@wbn/contract/business/members.ts';
import { languageOf } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { countCall } from '@wbn/host/limits/count-call.sql.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { invitationMail } from '@wbn/mail/templates/invitation-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Statement } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { type Mailing, readerSite } from '../../mails/find-reader.ts';
import { defineHandler, type HandlerInput } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { invitationLimit, mayManageMembers } from '../policies.ts';
import { presentBusinessCard } from '../present-business-card.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import {
  findInvitingBusiness,
  findMemberByEmail,
  insertMember,
  markAccepted,
  markDeclined,
  markRevoked,
  type OpenInvitation,
  type OwnInvitation,
  saveInvitation,
  selectInvitation,
  selectOpenInvitation,
  selectOwnInvitations,
} from './invitations.sql.ts';
import { addMemberMail } from './mail-member.ts';
import { lockMembers, selectMembers } from './members.sql.ts';
import { presentInvitation } from './members.ts';

/** Mails an invitation, unless it was revoked, answered or has expired since. */
const mailInvitation = defineTask({
  name: 'mail-invitation',
  payload: z.object({ invitationID: z.string() }),
  hours: 72,
});

export function bindMailInvitation({ db, mailer, siteLinks }: Mailing): BoundTask {
  return bindTask(mailInvitation, async ({ invitationID }) => {
    const invitation = await selectOpenInvitation.first(db, { id: invitationID });
    if (invitation) await mailer.send(present(siteLinks, invitation));
  });
}

function present(siteLinks: SiteLinks, row: OpenInvitation): Mail {
  const site = readerSite(siteLinks, row);
  return invitationMail({
    ...site,
    // A renewed invitation gets a new mail id; repeating the same mail is recognized as a duplicate.
    id: `${row.id}-${row.created_at.getTime()}`,
    to: row.email,
    inviter: nameInMail(row.inviter ?? row.company),
    company: nameInMail(row.company),
    role: row.role,
    url: site.page(`/my-business?invitation=${row.id}`),
    until: formatMoment(site.locale, row.expires_at, site.timeZone),
  });
}

interface AnsweredInvitation {
  readonly business_id: string;
  readonly role: InvitedRole;
}

/**
 * Answers an invitation to the person's confirmed address with `mark`. NotFound for all others: another address,
 * unconfirmed, expired, revoked, answered.
 */
async function answerInvitation(
  transaction: Kysely<Database>,
  own: OwnInvitation,
  mark: Statement<OwnInvitation, AnsweredInvitation>,
): Promise<AnsweredInvitation> {
  const business = await findInvitingBusiness.first(transaction, own);
  if (!business) throw noSuchInvitation();
  await lockMembers.all(transaction, { businessID: business.business_id });
  const answered = await mark.first(transaction, own);
  if (!answered) throw noSuchInvitation();
  return answered;
}

function noSuchInvitation() {
  return notFound('There is no such invitation for you.');
}

const otherRole = 'is another than that of the invitation that waits for an answer';
const unknownEdition = 'must be an edition of the network, such as chile';

export const inviteMemberHandler = defineHandler(inviteMember, async (input) => {
  const row = await input.services.db.transaction().execute((transaction) => invite(transaction, input));
  return { data: presentInvitation(row) };
});

/** Stores the invitation and its mail job in one transaction; renewing it replaces a job that still waits. */
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
    language: languageOf(language),
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

/** Limits invitations per company instead of per IP address, so that its owners together cannot flood mailboxes. */
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

export const acceptInvitationHandler = defineHandler(
  acceptInvitation,
  async ({ params: { id: invitationID }, user: { userID }, services: { db } }) => {
    const businessID = await db.transaction().execute(async (transaction) => {
      const own = { invitationID, userID };
      const { business_id, role } = await answerInvitation(transaction, own, markAccepted);
      await insertMember.run(transaction, { business_id, user_id: userID, role });
      const members = await selectMembers.all(transaction, { businessID: business_id });
      const owners = members.filter((member) => member.role === 'owner' && member.user_id !== userID);
      for (const { user_id: toID } of owners)
        await addMemberMail(transaction, {
          businessID: business_id,
          kind: 'invitationAccepted',
          toID,
          personID: userID,
          role,
        });
      await recordActivity(transaction, {
        businessID: business_id,
        userID,
        action: 'invitation-accepted',
        details: { access: role },
      });
      return business_id;
    });
    return { data: { businessID } };
  },
);

export const declineInvitationHandler = defineHandler(
  declineInvitation,
  async ({ params: { id: invitationID }, user: { userID }, services: { db } }) => {
    const businessID = await db.transaction().execute(async (transaction) => {
      const own = { invitationID, userID };
      const { business_id, role } = await answerInvitation(transaction, own, markDeclined);
      await recordActivity(transaction, {
        businessID: business_id,
        userID,
        action: 'invitation-declined',
        details: { access: role },
      });
      return business_id;
    });
    return { data: { businessID } };
  },
);

export const revokeInvitationHandler = defineHandler(
  revokeInvitation,
  async ({ params: { id: businessID, invitationID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayManageMembers });
      const revoked = await markRevoked.first(transaction, { businessID, invitationID });
      if (!revoked) throw notFound(`No invitation with the id ${invitationID} waits for an answer.`);
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'invitation-revoked',
        details: { person: revoked.email, access: revoked.role },
      });
    });
    return { data: { invitationID } };
  },
);

export const listOwnInvitationsHandler = defineHandler(
  listOwnInvitations,
  async ({ user: { userID }, language, services: { db, catalog } }) => {
    const rows = await selectOwnInvitations.all(db, { userID });
    return {
      data: rows.map((row) => ({
        invitationID: row.invitation_id,
        access: row.role,
        invitedBy: row.invited_by ?? undefined,
        expiresAt: toIsoTime(row.expires_at),
        business: presentBusinessCard(row, language, catalog),
      })),
    };
  },
);

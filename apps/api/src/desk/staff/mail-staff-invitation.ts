import { createHash, randomBytes } from 'node:crypto';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { staffInvitationMail } from '@wbn/mail/templates/staff-invitation-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { type Mailing, readerSite } from '../../mails/find-reader.ts';
import { storeLink } from './staff.sql.ts';

/** Mails the link of an invitation to the desk. */
const mailStaffInvitation = defineTask({
  name: 'mail-staff-invitation',
  payload: z.object({ mailID: z.string(), invitationID: z.string() }),
  hours: 24,
});

/** Adds the job; it replaces one of the same invitation that still waits. */
export function addInvitationMail(transaction: Kysely<Database>, invitationID: string): Promise<void> {
  return addJob(transaction, mailStaffInvitation, { mailID: newId(), invitationID }, invitationID);
}

interface Options extends Mailing {
  /** Address of the auth host, which has the page of the link. */
  readonly accountsUrl: string;
  /** Address of the desk, to which the page leads on. */
  readonly deskUrl: string | undefined;
}

/** The link is made when its mail is sent, so that no job and no backup holds it; only its hash is stored. */
export function bindMailStaffInvitation(options: Options): BoundTask {
  const { db, mailer, siteLinks, accountsUrl, deskUrl } = options;
  return bindTask(mailStaffInvitation, async ({ mailID, invitationID }) => {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest();
    const invitation = await storeLink.first(db, { id: invitationID, hash });
    // It was withdrawn, accepted, or waited too long for a mail server.
    if (!invitation) return;
    const site = readerSite(siteLinks, { language: invitation.language, edition: null });
    const { language, edition, color, locale, timeZone } = site;
    const query = new URLSearchParams({ token, lang: invitation.language });
    if (deskUrl) query.set('continue', `${deskUrl}/`);
    await mailer.send(
      staffInvitationMail({
        ...{ id: mailID, to: invitation.email, language, edition, color },
        inviter: nameInMail(invitation.invited_by_name),
        role: invitation.role,
        url: `${accountsUrl}/staff/invitation?${query}`,
        until: formatMoment(locale, invitation.expires_at, timeZone),
      }),
    );
  });
}

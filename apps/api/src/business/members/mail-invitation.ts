import { languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Message } from '@wbn/mail/message.ts';
import { invitationMail } from '@wbn/mail/templates/invitation-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { type OpenInvitation, selectOpenInvitation } from './invitations.sql.ts';
import { lastMoment } from './last-moment.ts';

/** Brings an invitation to the person who is invited; one that was taken back, answered or is over is not mailed any more. */
export const mailInvitation = defineTask({
  name: 'mail-invitation',
  payload: z.object({ invitationID: z.string() }),
  hours: 72,
});

export interface InvitationMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

export function bindMailInvitation({ db, mailer, siteLinks }: InvitationMailing): BoundTask {
  return bindTask(mailInvitation, async ({ invitationID }) => {
    const invitation = await selectOpenInvitation.first(db, { id: invitationID });
    if (invitation) await mailer.send(present(siteLinks, invitation));
  });
}

function present(siteLinks: SiteLinks, row: OpenInvitation): Message {
  const language = languages.find((known) => known === row.language) ?? 'en';
  const edition = siteLinks.editionOf(row.edition) ?? siteLinks.ownEdition;
  return invitationMail({
    // A renewed invitation is another mail; the same one, sent twice, is recognised.
    id: `${row.id}-${row.created_at.getTime()}`,
    to: row.email,
    language,
    inviter: nameInMail(row.inviter ?? row.company),
    company: nameInMail(row.company),
    role: row.role,
    edition: editionLabel(edition, language),
    color: networkSite(edition).color,
    url: siteLinks.pageAddress(edition, language, `/my-business?invitation=${row.id}`),
    until: lastMoment(row.expires_at, language),
  });
}

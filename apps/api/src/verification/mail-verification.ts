import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { verificationMail, verificationMailKinds } from '@wbn/mail/templates/verification-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { findOwnerMail } from './tell-owners.sql.ts';

/** Tells an owner by mail what has become of the verification of their company. */
export const mailVerification = defineTask({
  name: 'mail-verification',
  payload: z.object({
    mailID: z.string(),
    businessID: z.string(),
    userID: z.string(),
    kind: z.enum(verificationMailKinds),
    until: z.string().optional(),
  }),
  hours: 24,
});

interface VerificationMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

export function bindMailVerification({ db, mailer, siteLinks }: VerificationMailing): BoundTask {
  return bindTask(mailVerification, async ({ mailID, businessID, userID, kind, until }) => {
    const row = await findOwnerMail.first(db, { businessID, userID });
    // Renewed while the reminder waited: there is nothing to remind of.
    if (!row || (kind === 'ending' && row.verified_until !== until)) return;
    const language: Language = languages.find((known) => known === row.language) ?? 'en';
    const edition = siteLinks.ownEdition;
    await mailer.send(
      verificationMail({
        id: mailID,
        to: row.email,
        language,
        kind,
        company: nameInMail(row.company),
        until: until === undefined ? '' : dayIn(until, language),
        edition: editionLabel(edition, language),
        color: networkSite(edition).color,
        url: siteLinks.pageAddress(edition, language, `/business/${businessID}/verification`),
      }),
    );
  });
}

function dayIn(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

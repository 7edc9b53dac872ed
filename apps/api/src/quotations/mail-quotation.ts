import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { quotationMail, quotationMailKinds } from '@wbn/mail/templates/quotation-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { newStopToken } from '../social/notifications/notification-settings.ts';
import { findQuotationMail, saveQuotationStopToken } from './mail-quotation.sql.ts';

/** Mails a supplier's person about a request for quotation that fits, or a buyer about an offer. */
const mailQuotation = defineTask({
  name: 'mail-quotation',
  payload: z.object({
    mailID: z.string(),
    userID: z.string(),
    quotationID: z.string(),
    kind: z.enum(quotationMailKinds),
    /** The supplier that made an offer. */
    businessID: z.string().optional(),
  }),
  hours: 24,
});

interface QuotationMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

export function bindMailQuotation({ db, mailer, siteLinks }: QuotationMailing): BoundTask {
  return bindTask(mailQuotation, async ({ mailID, userID, quotationID, kind, businessID }) => {
    const row = await findQuotationMail.first(db, { userID, quotationID, businessID });
    if (!row || (kind === 'offered' && row.company === null)) return;
    const tokens = { stopToken: newStopToken(), quotationStopToken: newStopToken() };
    const { stop_token } = await saveQuotationStopToken.only(db, { userID, ...tokens });
    const language: Language = languages.find((known) => known === row.language) ?? 'en';
    const edition = siteLinks.editionOf(row.edition) ?? siteLinks.ownEdition;
    const page = (path: string) => siteLinks.pageAddress(edition, language, path);
    await mailer.send(
      quotationMail({
        id: mailID,
        to: row.email,
        language,
        kind,
        subject: nameInMail(row.subject),
        company: nameInMail(row.company ?? ''),
        edition: editionLabel(edition, language),
        color: networkSite(edition).color,
        url: page(`/${kind === 'invited' ? 'open-requests' : 'quotation-requests'}/${quotationID}`),
        stopUrl: page(`/mails/stop?token=${stop_token}`),
      }),
    );
  });
}

type QuotationNews = Pick<z.output<typeof mailQuotation.payload>, 'quotationID' | 'kind' | 'businessID'>;

/** Adds a mail for each person. */
export async function queueQuotationMails(
  transaction: Kysely<Database>,
  people: readonly string[],
  news: QuotationNews,
): Promise<void> {
  for (const userID of people) await addJob(transaction, mailQuotation, { mailID: newId(), userID, ...news });
}

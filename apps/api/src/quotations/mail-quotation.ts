import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { quotationMail, quotationMailKinds } from '@wbn/mail/templates/quotation-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { namedStopToken } from '../notifications/notification-settings.ts';
import { readerSite } from '../notifications/reader-site.ts';
import { findQuotationMail } from './mail-quotation.sql.ts';

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
    const token = await namedStopToken(db, userID, 'quotation');
    const { page, ...site } = readerSite(siteLinks, row);
    await mailer.send(
      quotationMail({
        id: mailID,
        to: row.email,
        ...site,
        kind,
        subject: nameInMail(row.subject),
        company: nameInMail(row.company ?? ''),
        url: page(`/${kind === 'invited' ? 'open-requests' : 'quotation-requests'}/${quotationID}`),
        stopUrl: page(`/mails/stop?token=${token}`),
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

import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { waitingInquiryMail } from '@wbn/mail/templates/waiting-inquiry-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { companySite, type Mailing } from '../../mails/find-reader.ts';
import { findUnowned, recordWaitingMail } from './mail-unowned.sql.ts';

const mailUnowned = defineTask({
  name: 'mail-unowned',
  payload: z.object({ mailID: z.string(), businessID: z.string() }),
  hours: 24,
});

/** Tells an imported company without an owner, once, that an inquiry waits for it; does nothing for other companies. */
export async function tellUnowned(transaction: Kysely<Database>, requestID: string): Promise<void> {
  const told = await recordWaitingMail.first(transaction, { requestID });
  if (told) await addJob(transaction, mailUnowned, { mailID: newId(), businessID: told.business_id });
}

export function bindMailUnowned({ db, mailer, siteLinks }: Mailing): BoundTask {
  return bindTask(mailUnowned, async ({ mailID, businessID }) => {
    const found = await findUnowned.first(db, { businessID });
    if (!found) return;
    const site = companySite(siteLinks, found.country);
    await mailer.send(
      waitingInquiryMail({
        ...site,
        id: mailID,
        to: found.address,
        company: nameInMail(found.company_name),
        claimUrl: site.page(`/business/${businessID}/claim`),
        removeUrl: site.page(`/business/${businessID}/page-removal`),
      }),
    );
  });
}

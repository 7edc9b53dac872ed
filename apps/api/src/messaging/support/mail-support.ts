import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { supportMail } from '@wbn/mail/templates/support-mail.ts';
import * as z from 'zod';
import { type Mailing, readerSite } from '../../mails/find-reader.ts';
import { readGrants } from '../../membership/ledgers/settle-grants.ts';
import { timeText } from '../../membership/ledgers/support.ts';
import { findSupportMessage } from './support.sql.ts';

/** Mails the operator what a company wrote in a thread about support hours. */
export const mailSupport = defineTask({
  name: 'mail-support',
  payload: z.object({ requestID: z.string(), number: z.int() }),
  hours: 72,
});

interface SupportMailing extends Mailing {
  readonly operator: { readonly email: string; readonly language: TextLanguage };
}

export function bindMailSupport({ db, mailer, siteLinks, operator }: SupportMailing): BoundTask {
  return bindTask(mailSupport, async ({ requestID, number }) => {
    const row = await findSupportMessage.first(db, { requestID, number });
    if (!row) return;
    const { support } = await readGrants(db, row.business_id, new Date());
    const { email: to, language } = operator;
    const site = readerSite(siteLinks, { language, edition: null });
    await mailer.send(
      supportMail({
        id: `support-${requestID}-${number}`,
        to,
        ...site,
        company: nameInMail(row.company),
        person: nameInMail(row.person),
        plan: row.level,
        left: `${timeText(support?.left ?? 0)} / ${timeText(support?.granted ?? 0)}`,
        subject: nameInMail(row.subject),
        message: row.content,
        businessID: row.business_id,
        url: site.page(`/business/${operatorBusinessID}/requests/${requestID}`),
      }),
    );
  });
}

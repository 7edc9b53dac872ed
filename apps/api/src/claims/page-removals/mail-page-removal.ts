import { pageRemovalDays } from '@wbn/contract/claims/page-removals.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { pageRemovalMail } from '@wbn/mail/templates/page-removal-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { type Mailing, readerSite } from '../../mails/find-reader.ts';
import { findPageRemovalById } from './page-removal.sql.ts';

const kinds = ['request', 'receipt', 'removed', 'refused', 'restored'] as const;

/** Mails a request for the removal of a page: `request` to the operator, what became of it to whoever asked. */
const mailPageRemoval = defineTask({
  name: 'mail-page-removal',
  payload: z.object({ mailID: z.string(), removalID: z.string(), kind: z.enum(kinds) }),
  hours: 72,
});

interface RemovalMail {
  readonly removalID: string;
  readonly kind: (typeof kinds)[number];
}

export function addPageRemovalMail(transaction: Kysely<Database>, mail: RemovalMail): Promise<void> {
  return addJob(transaction, mailPageRemoval, { mailID: newId(), ...mail });
}

interface RemovalMailing extends Mailing {
  readonly operator: { readonly email: string; readonly language: TextLanguage };
}

export function bindMailPageRemoval({ db, mailer, siteLinks, operator }: RemovalMailing): BoundTask {
  return bindTask(mailPageRemoval, async (payload) => {
    const written = await writeMail({ db, siteLinks }, payload, operator);
    if (written) await mailer.send(written.mail);
  });
}

type Operator = RemovalMailing['operator'];

async function writeMail(
  { db, siteLinks }: Pick<Mailing, 'db' | 'siteLinks'>,
  { mailID, removalID, kind }: z.output<typeof mailPageRemoval.payload>,
  operator?: Operator,
) {
  const row = await findPageRemovalById.first(db, { id: removalID });
  if (!row || row.email === null || row.company_name === null) return undefined;
  const toStaff = kind === 'request' && operator !== undefined;
  const site = readerSite(siteLinks, toStaff ? { language: operator.language, edition: null } : row);
  const lastDay = new Date((row.deleted_at ?? new Date()).getTime() + pageRemovalDays * 86_400_000);
  const mail = pageRemovalMail({
    ...{ ...site, id: mailID, kind, to: toStaff ? operator.email : row.email, number: row.number },
    company: nameInMail(row.company_name),
    day: formatDay(site.locale, lastDay.toISOString().slice(0, 10)),
    decision: row.decision_reason ?? '',
    url: site.page(`/business/${row.business_id}`),
    asked: {
      name: row.name ?? '',
      email: row.email,
      relation: row.relation ?? '',
      reason: row.reason ?? 'other',
      explanation: row.explanation ?? '',
    },
  });
  return { mail, to: row.name ?? '', language: site.language };
}

/** Writes the mail of a decision for its preview. */
export const pageRemovalWriter = {
  [mailPageRemoval.name]: (writing: Pick<Mailing, 'db' | 'siteLinks'>, payload: unknown) =>
    writeMail(writing, mailPageRemoval.payload.parse(payload)),
};

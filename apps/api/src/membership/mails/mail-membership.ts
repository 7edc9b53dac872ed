import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatDay, formatUsDollars } from '@wbn/edition/format.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { membershipMail, membershipMailKinds } from '@wbn/mail/templates/membership-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { findReader, type Mailing, readerSite } from '../../mails/find-reader.ts';
import { selectOwners } from '../state/membership.sql.ts';
import { findBillingReader, findEntry, selectEntryKind } from './mail-membership.sql.ts';

/** Mails one person, or staff without a `userID`, about an entry of a membership's history. */
const mailMembership = defineTask({
  name: 'mail-membership',
  payload: z.object({
    entryID: z.string(),
    userID: z.string().optional(),
    /** Sends to the address for invoices instead. */
    toBilling: z.boolean().optional(),
  }),
  hours: 72,
});

interface MembershipMailing extends Mailing {
  readonly staff: { readonly email: string; readonly language: TextLanguage };
}

/** Kinds of entries that are mailed to the address for invoices. */
const withInvoice = ['bought', 'renewed', 'raised', 'refunded'];

/** Adds mail jobs for an entry in the transaction that writes it: to each owner and the address for invoices; a dispute goes to staff. */
export async function addMembershipMail(transaction: Kysely<Database>, entryID: string): Promise<void> {
  const entry = await selectEntryKind.only(transaction, { entryID });
  if (!membershipMailKinds.some((kind) => kind === entry.kind)) return;
  if (entry.kind.startsWith('dispute')) return addJob(transaction, mailMembership, { entryID });
  for (const { user_id: userID } of await selectOwners.all(transaction, { businessID: entry.business_id }))
    await addJob(transaction, mailMembership, { entryID, userID });
  if (withInvoice.includes(entry.kind))
    await addJob(transaction, mailMembership, { entryID, toBilling: true });
}

export function bindMailMembership(mailing: MembershipMailing): BoundTask {
  const { db, mailer } = mailing;
  return bindTask(mailMembership, async ({ entryID, userID, toBilling = false }) => {
    const entry = await findEntry.first(db, { entryID });
    const reader = await findEntryReader(mailing, { entryID, userID, toBilling });
    const kind = membershipMailKinds.find((known) => known === entry?.kind);
    if (!entry || !reader || !kind) return;
    const words = formatEntry(entry, reader.locale);
    if (toBilling && !words.invoiceUrl) return;
    await mailer.send(
      membershipMail({
        ...words,
        ...reader,
        isForInvoices: toBilling,
        id: `membership-${entryID}-${toBilling ? 'invoices' : (userID ?? 'operator')}`,
        kind,
        url: reader.page(`/business/${entry.business_id}/membership`),
      }),
    );
  });
}

/** The person; without one staff, or the address for invoices. */
async function findEntryReader(
  mailing: MembershipMailing,
  { entryID, userID, toBilling }: { entryID: string; userID: string | undefined; toBilling: boolean },
) {
  const { db, siteLinks, staff } = mailing;
  if (userID !== undefined) return findReader(mailing, userID);
  const row = toBilling ? await findBillingReader.first(db, { entryID }) : { ...staff, edition: null };
  return row && { to: row.email, ...readerSite(siteLinks, row) };
}

type Entry = RowOf<typeof findEntry>;

function formatEntry(entry: Entry, locale: string) {
  const date =
    entry.kind === 'payment-failed' ? entry.next_attempt_at : (entry.period_end ?? entry.invoice_period_end);
  return {
    company: nameInMail(entry.company_name),
    plan: entry.level,
    amount: entry.amount === null ? '' : formatUsDollars(locale, entry.amount),
    date: date ? formatDay(locale, date) : '',
    invoiceUrl: entry.pdf_url ?? entry.page_url ?? undefined,
  };
}

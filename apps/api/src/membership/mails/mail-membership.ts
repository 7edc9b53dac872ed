import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import { formatDay, formatUsDollars } from '@wbn/edition/format.ts';
import { type EditionId, networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { membershipMail, membershipMailKinds } from '@wbn/mail/templates/membership-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import {
  findBillingReader,
  findEntry,
  findReader,
  selectEntryKind,
  selectOwners,
} from './mail-membership.sql.ts';

/** Mails one person, or the operator without a `userID`, about an entry of a membership's history. */
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

export interface MembershipMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
  readonly operator: { readonly email: string; readonly language: Language };
}

/** Kinds of entries that are mailed to the address for invoices. */
const withInvoice = ['bought', 'renewed', 'raised', 'refunded'];

/** Adds mail jobs for an entry in the transaction that writes it: to each owner and the address for invoices; a dispute goes to the operator. */
export async function addMembershipMail(transaction: Kysely<Database>, entryID: string): Promise<void> {
  const entry = await selectEntryKind.only(transaction, { entryID });
  if (!membershipMailKinds.some((kind) => kind === entry.kind)) return;
  if (entry.kind.startsWith('dispute')) return addJob(transaction, mailMembership, { entryID });
  for (const { user_id: userID } of await selectOwners.all(transaction, { entryID }))
    await addJob(transaction, mailMembership, { entryID, userID });
  if (withInvoice.includes(entry.kind))
    await addJob(transaction, mailMembership, { entryID, toBilling: true });
}

export function bindMailMembership(mailing: MembershipMailing): BoundTask {
  const { db, mailer, operator } = mailing;
  return bindTask(mailMembership, async ({ entryID, userID, toBilling = false }) => {
    const entry = await findEntry.first(db, { entryID });
    const reader = toBilling
      ? await findBillingReader.first(db, { entryID })
      : userID === undefined
        ? operator
        : await findReader.first(db, { userID });
    const kind = membershipMailKinds.find((known) => known === entry?.kind);
    if (!entry || !reader || !kind) return;
    const language = languages.find((known) => known === reader.language) ?? 'en';
    const edition = editionOf(mailing, 'edition' in reader ? reader.edition : null);
    const words = formatEntry(entry, editionLocale(edition, language));
    if (toBilling && !words.invoiceUrl) return;
    const id = `membership-${entryID}-${toBilling ? 'invoices' : (userID ?? 'operator')}`;
    await mailer.send(
      membershipMail({
        ...words,
        isForInvoices: toBilling,
        ...letterValues(mailing, entry, language, edition),
        id,
        to: reader.email,
        kind,
        language,
      }),
    );
  });
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

function editionOf({ siteLinks }: MembershipMailing, visited: string | null): EditionId {
  return siteLinks.editionOf(visited) ?? siteLinks.ownEdition;
}

function letterValues(
  { siteLinks }: MembershipMailing,
  { business_id }: Entry,
  language: Language,
  edition: EditionId,
) {
  return {
    edition: editionLabel(edition, language),
    color: networkSite(edition).color,
    url: siteLinks.pageAddress(edition, language, `/business/${business_id}/membership`),
  };
}

import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import {
  type VerificationMailKind,
  verificationMail,
  verificationMailKinds,
} from '@wbn/mail/templates/verification-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { notifyWithoutActor } from '../notifications/notify.ts';
import { byOperator } from './ledger/append-evidence.ts';
import { findOwnerMail, insertDueReminders, selectExpired, selectOwners } from './notify-owners.sql.ts';
import { removeBadge } from './set-badge.ts';

const atOnce = 100;

/** Removes badges whose last day, or that of a required proof, is over, and tells the owners. */
export async function endExpiredVerifications(db: Kysely<Database>): Promise<void> {
  let ended = atOnce;
  while (ended === atOnce)
    ended = await db.transaction().execute(async (transaction) => {
      const rows = await selectExpired.all(transaction, { most: atOnce });
      for (const { id: businessID, expired } of rows) {
        const reason = expired ? 'expired' : 'proof-ended';
        await removeBadge(transaction, { businessID, reason, by: byOperator });
        await notifyOwners(transaction, { businessID, kind: 'ended' });
      }
      return rows.length;
    });
}

/** Days before the end of a badge on which its owners are reminded, once each. */
const reminderDays = [30, 7, 1] as const;
/** Reminds the owners of badges that end soon. A reminder and its record share a transaction, so none is sent twice. */
export async function remindOwners(db: Kysely<Database>): Promise<void> {
  let told = atOnce;
  while (told === atOnce)
    told = await db.transaction().execute(async (transaction) => {
      const rows = await insertDueReminders.all(transaction, { steps: reminderDays, most: atOnce });
      for (const { business_id: businessID, valid_until: until } of rows)
        await notifyOwners(transaction, { businessID, kind: 'ending', until });
      return rows.length;
    });
}

/** Mails an owner what happened to the verification of their company. */
const mailVerification = defineTask({
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
    // The badge was renewed while the reminder waited.
    if (!row || (kind === 'ending' && row.verified_until !== until)) return;
    const language: Language = languages.find((known) => known === row.language) ?? 'en';
    const edition = siteLinks.editionOf(row.edition) ?? siteLinks.ownEdition;
    await mailer.send(
      verificationMail({
        id: mailID,
        to: row.email,
        language,
        kind,
        company: nameInMail(row.company),
        until: until === undefined ? '' : formatDay(editionLocale(edition, language), until),
        edition: editionLabel(edition, language),
        color: networkSite(edition).color,
        url: siteLinks.pageAddress(edition, language, `/business/${businessID}/verification`),
      }),
    );
  });
}

interface OwnerNotice {
  readonly businessID: string;
  readonly kind: VerificationMailKind;
  /** Last day of the badge, when the mail names it. */
  readonly until?: string;
}

/** Notifies the owners of a company, in the notification center and by mail, about its verification. */
export async function notifyOwners(
  transaction: Kysely<Database>,
  { businessID, kind, until }: OwnerNotice,
): Promise<void> {
  const owners = (await selectOwners.all(transaction, { businessID })).map(({ user_id }) => user_id);
  const resource = { id: businessID, type: 'business' } as const;
  await notifyWithoutActor(transaction, owners, {
    kind: kind === 'ending' ? 'verification-ending' : 'verification-changed',
    resource,
    root: resource,
    outcome: kind === 'ending' ? undefined : kind,
  });
  for (const userID of owners)
    await addJob(transaction, mailVerification, { mailID: newId(), businessID, userID, kind, until });
}

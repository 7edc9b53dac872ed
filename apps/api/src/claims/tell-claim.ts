import { codeMinutes } from '@wbn/contract/claims/claims.ts';
import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import type { NoticeOutcome } from '@wbn/contract/social/notification-kinds.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { type ClaimMailKind, claimMail, claimMailKinds } from '@wbn/mail/templates/claim-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { findMemberMail } from '../business/members/members.sql.ts';
import { notifyWithoutActor } from '../notifications/notify.ts';

/** Mails the code of a claim to an address of the company, or tells claimants and owners what happened to a claim. */
const mailClaim = defineTask({
  name: 'mail-claim',
  payload: z.object({
    mailID: z.string(),
    kind: z.enum(claimMailKinds),
    businessID: z.string(),
    /** The receiver; of a code: who asked for it. */
    userID: z.string(),
    /** The address of the company that the code is mailed to. */
    address: z.string().optional(),
    code: z.string().optional(),
    reason: z.string().optional(),
  }),
  hours: 24,
});

interface ClaimMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

/** The owner's mails lead to the members of the company, the others to the claim. */
const ownerKinds: readonly ClaimMailKind[] = ['owner-disputed', 'owner-changed', 'owner-kept'];

export function bindMailClaim({ db, mailer, siteLinks }: ClaimMailing): BoundTask {
  return bindTask(mailClaim, async ({ mailID, kind, businessID, userID, address, code, reason }) => {
    const row = await findMemberMail.first(db, { businessID, toID: userID, personID: userID });
    if (!row) return;
    const language: Language = languages.find((known) => known === row.language) ?? 'en';
    const edition = siteLinks.editionOf(row.edition) ?? siteLinks.ownEdition;
    const page = ownerKinds.includes(kind) ? 'members' : 'claim';
    await mailer.send(
      claimMail({
        id: mailID,
        to: address ?? row.email,
        language,
        kind,
        person: nameInMail(row.person ?? row.company),
        company: nameInMail(row.company),
        code: code ?? '',
        minutes: codeMinutes,
        reason: reason ?? '',
        edition: editionLabel(edition, language),
        color: networkSite(edition).color,
        url: siteLinks.pageAddress(edition, language, `/business/${businessID}/${page}`),
      }),
    );
  });
}

interface Code {
  readonly businessID: string;
  readonly userID: string;
  readonly address: string;
  readonly code: string;
}

export function addCodeMail(transaction: Kysely<Database>, code: Code): Promise<void> {
  return addJob(transaction, mailClaim, { mailID: newId(), kind: 'code', ...code });
}

interface Told {
  readonly businessID: string;
  readonly people: readonly string[];
  /** For `approved` and `rejected`: what staff wrote. */
  readonly reason?: string;
}

type ClaimOutcome = Extract<NoticeOutcome, 'approved' | 'rejected' | 'disputed'>;

const claimantMails = { approved: 'accepted', rejected: 'refused', disputed: 'disputed' } as const;
const ownerMails = { approved: 'owner-changed', rejected: 'owner-kept', disputed: 'owner-disputed' } as const;

/** Tells claimants, in the notification center and by mail, that their claim was decided or waits as a dispute. */
export function tellClaimants(
  transaction: Kysely<Database>,
  outcome: ClaimOutcome,
  told: Told,
): Promise<void> {
  return tell(transaction, { ...told, kind: 'claim-changed', outcome, mail: claimantMails[outcome] });
}

/** Tells owners that somebody claims their company, or how that was decided. */
export function tellOwners(transaction: Kysely<Database>, outcome: ClaimOutcome, told: Told): Promise<void> {
  return tell(transaction, { ...told, kind: 'company-claimed', outcome, mail: ownerMails[outcome] });
}

interface Telling extends Told {
  readonly kind: 'claim-changed' | 'company-claimed';
  readonly outcome: ClaimOutcome;
  readonly mail: ClaimMailKind;
}

async function tell(
  transaction: Kysely<Database>,
  { businessID, people, reason, kind, outcome, mail }: Telling,
): Promise<void> {
  const resource = { id: businessID, type: 'business' } as const;
  await notifyWithoutActor(transaction, people, { kind, resource, root: resource, outcome });
  for (const userID of people)
    await addJob(transaction, mailClaim, { mailID: newId(), kind: mail, businessID, userID, reason });
}

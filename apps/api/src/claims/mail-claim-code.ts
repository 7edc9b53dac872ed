import { codeMinutes } from '@wbn/contract/claims/claims.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { claimCodeMail } from '@wbn/mail/templates/claim-code-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { findMemberNames } from '../business/members/members.sql.ts';
import { companySite, findReader, type Mailing } from '../mails/find-reader.ts';

/** Mails the code of a claim to an address of the company, in the language of its country. */
const mailClaimCode = defineTask({
  name: 'mail-claim',
  payload: z.object({
    mailID: z.string(),
    businessID: z.string(),
    /** Who asked for it. */
    userID: z.string(),
    /** The address of the company. */
    address: z.string(),
    code: z.string(),
  }),
  hours: 24,
});

export function bindMailClaimCode(mailing: Mailing): BoundTask {
  return bindTask(mailClaimCode, async ({ mailID, businessID, userID, address, code }) => {
    const reader = await findReader(mailing, userID);
    const names = await findMemberNames.first(mailing.db, { businessID, personID: userID });
    if (!reader || !names) return;
    await mailing.mailer.send(
      claimCodeMail({
        ...companySite(mailing.siteLinks, names.country),
        id: mailID,
        to: address,
        person: nameInMail(names.person ?? names.company),
        company: nameInMail(names.company),
        code,
        minutes: codeMinutes,
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
  return addJob(transaction, mailClaimCode, { mailID: newId(), ...code });
}

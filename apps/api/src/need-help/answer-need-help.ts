import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { staffAnswerMail } from '@wbn/mail/templates/staff-answer-mail.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { type Mailing, readerSite } from '../mails/find-reader.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { findRequest, lockWaitingRequest } from './send-need-help.sql.ts';

/** Mails an answer to who has asked for help. The answer is kept with the decision of the desk only. */
const mailNeedHelpAnswer = defineTask({
  name: 'mail-need-help-answer',
  payload: z.object({ mailID: z.string(), requestID: z.string(), name: z.string(), answer: z.string() }),
  hours: 72,
});

/** Mails an answer in the name of a colleague to who has asked for help; the request goes on waiting. Throws NotFound for one that does not wait. */
export function answerNeedHelp(
  db: Kysely<Database>,
  staff: Staff,
  { id, answer }: { readonly id: string; readonly answer: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockWaitingRequest.first(transaction, { id })))
      throw notFound(`No need-help request with the id ${id} waits.`);
    const mail = { mailID: newId(), requestID: id, name: staff.name, answer };
    await addJob(transaction, mailNeedHelpAnswer, mail);
    await recordStaffAction(transaction, staff, {
      act: 'answer-need-help',
      target: { type: 'need-help-request', id },
    });
  });
}

interface AnswerMailing extends Mailing {
  readonly operator: { readonly email: string; readonly language: TextLanguage };
}

export function bindMailNeedHelpAnswer({ db, mailer, siteLinks, operator }: AnswerMailing): BoundTask {
  return bindTask(mailNeedHelpAnswer, async (payload) => {
    const written = await writeAnswer({ db, siteLinks }, payload, operator.email);
    if (written) await mailer.send(written.mail);
  });
}

async function writeAnswer(
  { db, siteLinks }: Pick<Mailing, 'db' | 'siteLinks'>,
  { mailID, requestID, name, answer }: z.output<typeof mailNeedHelpAnswer.payload>,
  operatorAddress = '',
) {
  const request = await findRequest.first(db, { id: requestID });
  if (!request) return undefined;
  const site = readerSite(siteLinks, request);
  const mail = staffAnswerMail({
    ...{ ...site, id: mailID, to: request.email, about: 'needHelp', name: nameInMail(name), answer },
    ...{ company: nameInMail(request.business_name), operatorAddress },
  });
  return { mail, to: `${request.first_name} ${request.last_name}`.trim(), language: site.language };
}

/** Writes the mail of an answer for its preview. */
export const needHelpAnswerWriter = {
  [mailNeedHelpAnswer.name]: (writing: Pick<Mailing, 'db' | 'siteLinks'>, payload: unknown) =>
    writeAnswer(writing, mailNeedHelpAnswer.payload.parse(payload)),
};

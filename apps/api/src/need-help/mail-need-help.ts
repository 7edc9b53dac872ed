import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Catalog } from '../catalog/catalog.ts';
import { type Operator, presentNeedHelpMail } from './present-need-help-mail.ts';
import { findRequest } from './send-need-help.sql.ts';

/** Brings a stored request to the operator; the mail is named by the request. */
export const mailNeedHelp = defineTask({
  name: 'mail-need-help',
  payload: z.object({ requestID: z.string() }),
  hours: 72,
});

export interface NeedHelpMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly operator: Operator;
  readonly catalog: Catalog;
}

export function bindMailNeedHelp({ db, mailer, operator, catalog }: NeedHelpMailing): BoundTask {
  return bindTask(mailNeedHelp, async ({ requestID }) => {
    const request = await findRequest.first(db, { id: requestID });
    if (request) await mailer.send(presentNeedHelpMail(request, operator, catalog));
  });
}

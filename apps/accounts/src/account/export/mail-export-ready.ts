import { languages } from '@wbn/contract/shared/language.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import * as z from 'zod';
import { linkMail, type Mailing, type MailVisit } from '../../mails/link-mail.ts';
import { findPerson } from '../../people.sql.ts';
import { findReadyExport, type Order } from './export.sql.ts';

/** Says that a copy can be downloaded; the mail is named by the copy. */
export const mailExportReady = defineTask({
  name: 'mail-export-ready',
  payload: z.object({ exportID: z.string() }),
  hours: 72,
});

export function bindMailExportReady(mailing: Mailing & { readonly edition: EditionId }): BoundTask {
  const { db, mailer, edition } = mailing;
  return bindTask(mailExportReady, async ({ exportID }) => {
    const order = await findReadyExport.first(db, { id: exportID });
    const person = order && (await findPerson.first(db, { id: order.userID }));
    if (!person) return;
    await mailer.send(
      accountMail(
        'exportReady',
        linkMail(exportID, visitOf(order, edition), person, mailing, '/account/export'),
      ),
    );
  });
}

function visitOf({ language, edition, back }: Order, ownEdition: EditionId): MailVisit {
  return {
    language: languages.find((known) => known === language) ?? 'en',
    edition: network.find(({ id }) => id === edition)?.id ?? ownEdition,
    back,
  };
}

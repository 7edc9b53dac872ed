import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { searchAlertMail } from '@wbn/mail/templates/search-alert-mail.ts';
import * as z from 'zod';
import { inOrder } from '../../business/in-order.ts';
import { findReader, type Mailing } from '../../mails/find-reader.ts';
import { stopPath } from '../../notifications/stop-mails.ts';
import { findAlert, selectNames } from './search-alerts.sql.ts';

/** Mails the new hits of a saved search. */
export const mailSearchAlert = defineTask({
  name: 'mail-search-alert',
  payload: z.object({
    mailID: z.string(),
    savedSearchID: z.string(),
    kind: z.enum(['business', 'product', 'user', 'quotation']),
    /** The first hits. */
    ids: z.array(z.string()),
    count: z.int(),
  }),
  hours: 72,
});

export function bindMailSearchAlert(mailing: Mailing): BoundTask {
  return bindTask(mailSearchAlert, async ({ mailID, savedSearchID, kind, ids, count }) => {
    const { db, mailer } = mailing;
    const row = await findAlert.first(db, { id: savedSearchID });
    const reader = row && (await findReader(mailing, row.user_id, row));
    if (!reader) return;
    const names = inOrder(ids, await selectNames.all(db, { kind, ids })).map(({ name }) => nameInMail(name));
    // All hits have been deleted since.
    if (names.length === 0) return;
    await mailer.send(
      searchAlertMail({
        ...reader,
        id: mailID,
        search: nameInMail(row.name),
        names,
        count,
        url: reader.page(
          kind === 'quotation'
            ? `/open-requests?${new URLSearchParams([...new URLSearchParams(row.parameters)].filter(([name]) => name !== 'business'))}`
            : `/search-result?${row.parameters}&sort=newest`,
        ),
        stopUrl: reader.page(stopPath(row.token)),
        listUrl: reader.page('/saved-searches'),
      }),
    );
  });
}

import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { searchAlertMail } from '@wbn/mail/templates/search-alert-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { inOrder } from '../../business/in-order.ts';
import { readerSite } from '../../notifications/reader-site.ts';
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

export interface AlertMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

export function bindMailSearchAlert({ db, mailer, siteLinks }: AlertMailing): BoundTask {
  return bindTask(mailSearchAlert, async ({ mailID, savedSearchID, kind, ids, count }) => {
    const row = await findAlert.first(db, { id: savedSearchID });
    if (!row) return;
    const names = inOrder(ids, await selectNames.all(db, { kind, ids })).map(({ name }) => nameInMail(name));
    // All hits have been deleted since.
    if (names.length === 0) return;
    const { page, ...site } = readerSite(siteLinks, row);
    await mailer.send(
      searchAlertMail({
        id: mailID,
        to: row.email,
        ...site,
        search: nameInMail(row.name),
        names,
        count,
        url: page(
          kind === 'quotation'
            ? `/open-requests?${new URLSearchParams([...new URLSearchParams(row.parameters)].filter(([name]) => name !== 'business'))}`
            : `/search-result?${row.parameters}&sort=newest`,
        ),
        stopUrl: page(`/mails/stop?token=${row.token}`),
        listUrl: page('/saved-searches'),
      }),
    );
  });
}

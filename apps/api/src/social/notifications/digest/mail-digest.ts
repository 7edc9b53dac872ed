import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { MailRefusedError } from '@wbn/mail/mail-refused-error.ts';
import type { Message } from '@wbn/mail/message.ts';
import { digestMail } from '@wbn/mail/templates/digest-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { loadAuthors } from '../../authors/load-authors.ts';
import { noteReader } from '../notification-reader.sql.ts';
import { newStopToken } from '../stop-mails.ts';
import {
  closeDigest,
  findDigestReader,
  reopenDigest,
  selectDigestRows,
  takeDigest,
} from './mail-digest.sql.ts';

/** Tells a person by mail what they have not seen. */
export const mailDigest = defineTask({
  name: 'mail-digest',
  payload: z.object({ userID: z.string(), period: z.string() }),
  // Later it would come at night.
  hours: 8,
});

/** Named in a mail; the rest stands on the page that it leads to. */
const named = 8;

export interface DigestMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

type Period = z.output<typeof mailDigest.payload>;

/**
 * Sends one mail for a person and period. It is noted as sent before it is given to the mail server: a process that ends in the middle
 * has mailed once or not at all, never twice. What the server refuses is tried again.
 */
export function bindMailDigest(mailing: DigestMailing): BoundTask {
  const { db, mailer } = mailing;
  return bindTask(mailDigest, async (period) => {
    const message = await prepare(mailing, period);
    if (!message) return;
    try {
      await mailer.send(message);
    } catch (error) {
      if (error instanceof MailRefusedError) await closeDigest.run(db, { ...period, skipped: 'refused' });
      else await reopenDigest.run(db, period);
      throw error;
    }
  });
}

/** Looks once more at what there is to tell and whether it is wanted; undefined when there is nothing to send. */
function prepare({ db, siteLinks }: DigestMailing, { userID, period }: Period): Promise<Message | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await takeDigest.first(transaction, { userID, period }))) return undefined;
    const reader = await findDigestReader.only(transaction, { userID });
    const rows = await selectDigestRows.all(transaction, { userID, limit: named });
    const [newest] = rows;
    const skipped =
      reader.digest === 'none' ? 'stopped' : !reader.email ? 'no-address' : newest ? null : 'nothing-left';
    await closeDigest.run(transaction, { userID, period, mailedUntil: newest?.position, skipped });
    if (skipped || !newest || !reader.email) return undefined;
    const token = reader.stop_token ?? newStopToken();
    if (!reader.stop_token) await noteReader.run(transaction, { userID, stopToken: token });
    const authors = await loadAuthors(
      transaction,
      rows.flatMap(({ actor_ids }) => actor_ids),
    );
    const known = (code: string | null) => languages.find((language) => language === code);
    const language: Language = known(reader.preferred) ?? known(reader.language) ?? 'en';
    const edition = siteLinks.editionOf(reader.edition) ?? siteLinks.ownEdition;
    const page = (path: string) => siteLinks.pageAddress(edition, language, path);
    return digestMail({
      id: `digest-${period}-${userID}`,
      to: reader.email,
      language,
      entries: rows.map(({ kind, actor_ids, actor_count }) => ({
        kind,
        names: actor_ids.flatMap((id) => nameInMail(authors.get(id)?.name ?? '')),
        count: actor_count,
      })),
      count: newest.total,
      edition: editionLabel(edition, language),
      color: networkSite(edition).color,
      url: page('/notifications'),
      stopUrl: page(`/mails/stop?token=${token}`),
    });
  });
}

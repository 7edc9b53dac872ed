import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { newStopToken } from '../../social/notifications/notification-settings.ts';
import { type findMailReader, keepStopToken } from './mail-reader.sql.ts';

/** What mails about messages are made and sent with. */
export interface MessageMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

interface Addressed {
  readonly userID: string;
  readonly reader: RowOf<typeof findMailReader>;
  /** As whom the person reads it: their own id, or that of a company. */
  readonly ownerID: string;
  readonly requestID: string;
}

/** What every mail about a thread has: the person's language and edition, a link into the thread, and an end of these mails. */
export async function frameOf(
  transaction: Kysely<Database>,
  siteLinks: SiteLinks,
  { userID, reader, ownerID, requestID }: Addressed,
) {
  const known = (code: string | null) => languages.find((language) => language === code);
  const language: Language = known(reader.preferred) ?? known(reader.language) ?? 'en';
  const edition = siteLinks.editionOf(reader.edition) ?? siteLinks.ownEdition;
  const page = (path: string) => siteLinks.pageAddress(edition, language, path);
  const token =
    reader.stop_token ??
    (
      await keepStopToken.only(transaction, {
        userID,
        stopToken: newStopToken(),
        messageStopToken: newStopToken(),
      })
    ).stop_token;
  return {
    language,
    edition: editionLabel(edition, language),
    color: networkSite(edition).color,
    url: page(`/business/${ownerID}/requests/${requestID}`),
    stopUrl: page(`/mails/stop?token=${token}`),
  };
}

import { type Language, languages, textLanguage } from '@wbn/contract/shared/language.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import { network, networkSite } from '@wbn/edition/network.ts';
import { networkFacts } from '@wbn/edition/network-facts.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectReader } from './find-reader.sql.ts';

/** What is needed to build and send mails. */
export interface Mailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

/** Language and edition of a reader, as they are stored. */
interface StoredSite {
  readonly language: string | null;
  readonly edition: string | null;
}

/** Returns the language, locale, edition name, color and page addresses of a mail to a reader. */
export function readerSite(siteLinks: SiteLinks, stored: StoredSite) {
  const language: Language = languages.find((known) => stored.language?.split('-')[0] === known) ?? 'en';
  const edition = siteLinks.editionOf(stored.edition) ?? siteLinks.ownEdition;
  const locale = editionLocale(edition, language);
  return {
    language: textLanguage(locale),
    locale,
    edition: editionLabel(edition, language),
    color: networkSite(edition).color,
    /** Of the edition; a reader who has told their own has that. */
    timeZone: networkFacts[edition].timeZone,
    page: (path: string) => siteLinks.pageAddress(edition, language, path),
  };
}

/** The language in which a company of a country (ISO 3166-1, two letters) is written to: the most spoken there, or English. */
function countryLanguage(country: string | null): Language {
  if (!country) return languages[0];
  const { language } = new Intl.Locale('und', { region: country }).maximize();
  return languages.find((known) => known === language) ?? languages[0];
}

/** The same for a company that nobody on the site belongs to: the language and, where there is one, the edition of its country. */
export function companySite(siteLinks: SiteLinks, country: string | null) {
  const edition = network.find((site) => site.country === country)?.id ?? null;
  return readerSite(siteLinks, { language: countryLanguage(country), edition });
}

/** A person with a confirmed address: where mails go, in which language and with links to which edition. */
export interface Reader extends ReturnType<typeof readerSite> {
  readonly userID: string;
  readonly to: string;
}

/** Finds the reader of a mail; undefined without a confirmed address. `visited`: the site to link to instead of that of the last visit. */
export async function findReader(
  { db, siteLinks }: Pick<Mailing, 'db' | 'siteLinks'>,
  userID: string,
  visited?: StoredSite,
): Promise<Reader | undefined> {
  const row = await selectReader.first(db, { userID });
  if (!row) return undefined;
  const { language, edition } = visited ?? row;
  const site = readerSite(siteLinks, { language: row.preferred_language ?? language, edition });
  return {
    userID,
    to: row.email,
    ...site,
    timeZone: row.time_zone ?? site.timeZone,
  };
}

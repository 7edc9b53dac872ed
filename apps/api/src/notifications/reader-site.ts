import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';

/** What is stored of a reader of mails: the language they prefer, and language and edition of their last visit. */
interface MailReader {
  readonly preferred: string | null;
  readonly language: string | null;
  readonly edition: string | null;
}

/** Returns the language, locale, edition name, color and page addresses of a mail to a reader. */
export function readerSite(siteLinks: SiteLinks, reader: MailReader) {
  const known = (code: string | null) => languages.find((language) => language === code);
  const language: Language = known(reader.preferred) ?? known(reader.language) ?? 'en';
  const edition = siteLinks.editionOf(reader.edition) ?? siteLinks.ownEdition;
  return {
    language,
    locale: editionLocale(edition, language),
    edition: editionLabel(edition, language),
    color: networkSite(edition).color,
    page: (path: string) => siteLinks.pageAddress(edition, language, path),
  };
}

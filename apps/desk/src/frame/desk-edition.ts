import { defineEdition, type Edition } from '@wbn/edition/edition.ts';
import type { Language } from '@wbn/edition/language.ts';
import { headquarters, networkSite } from '@wbn/edition/network.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';

const name = 'WBN';

/** Cards and forms ask an edition for language and locale; the desk has no country, so it stands in for the headquarters. */
const deskEdition = (language: Language): Edition =>
  defineEdition({
    id: headquarters,
    label: { en: name, es: name, it: name, zh: name },
    country: networkSite(headquarters).country,
    host: networkSite(headquarters).host,
    language,
    locale: language === 'en' ? 'en-GB' : language,
    timeZone: 'UTC',
    currency: 'USD',
    brand: { primary: '#2b3a67', primaryDark: '#9fb2ea', accent: '#f2b705' },
    logo: '',
    heroPicture: '',
    phones: [],
    messaging: [],
    managers: [],
    video: { language: 'en' },
    homeGroups: [],
    sisterSites: [],
  });

/** What `EditionProvider` gives to the parts of the desk, from the addresses that the server wrote into the document. */
export function deskView(language: Language, { dataset }: HTMLElement, origin: string): EditionView {
  const { api = '', accounts = '' } = dataset;
  return { edition: deskEdition(language), language, hosts: { site: origin, api, accounts, isDesk: true } };
}

import type { Language } from '@wbn/edition/language.ts';
import type { EditionView, Hosts } from '@wbn/edition/use-edition.tsx';
import { createMapOf, getOrMake } from '../app/map-of.ts';
import type { Site } from './find-site.ts';

/** What pages are told of their site: one object for all of it in a language, so that they share what is made of it. */
export function createViewOf({
  api,
  accounts,
}: Pick<Hosts, 'api' | 'accounts'>): (site: Site, language: Language) => EditionView {
  const viewsOf = createMapOf<Site, Language, EditionView>();

  return (site, language) => getOrMake(viewsOf(site), language, () => newView(site, language));

  function newView({ edition, origin, fallback }: Site, language: Language): EditionView {
    return { edition, language, hosts: { site: origin, accounts, api, ...(fallback && { fallback }) } };
  }
}

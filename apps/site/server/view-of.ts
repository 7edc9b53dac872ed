import type { Language } from '@wbn/edition/language.ts';
import type { EditionView, Hosts } from '@wbn/edition/use-edition.tsx';
import type { Site } from './find-site.ts';

/** What pages are told of their site: one object for all of it in a language, so that they share what is made of it. */
export function createViewOf({
  api,
  accounts,
}: Pick<Hosts, 'api' | 'accounts'>): (site: Site, language: Language) => EditionView {
  const known = new WeakMap<Site, Map<Language, EditionView>>();

  return (site, language) => {
    const views = known.get(site) ?? new Map<Language, EditionView>();
    known.set(site, views);
    const view = views.get(language) ?? newView(site, language);
    views.set(language, view);
    return view;
  };

  function newView({ edition, origin, fallback }: Site, language: Language): EditionView {
    return { edition, language, hosts: { site: origin, accounts, api, ...(fallback && { fallback }) } };
  }
}

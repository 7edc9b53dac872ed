import type { Language } from './language.ts';
import { type EditionId, networkSite } from './network.ts';

/** Labels that differ from the country's name. */
const own: Partial<Record<EditionId, Readonly<Record<Language, string>>>> = {
  dubai: { en: 'Dubai', es: 'Dubái', it: 'Dubai', zh: '迪拜' },
  'hong-kong': { en: 'Hong Kong', es: 'Hong Kong', it: 'Hong Kong', zh: '香港' },
  miami: { en: 'Miami', es: 'Miami', it: 'Miami', zh: '迈阿密' },
  turkey: { en: 'Turkey', es: 'Turquía', it: 'Turchia', zh: '土耳其' },
  usa: { en: 'USA', es: 'Estados Unidos', it: 'Stati Uniti', zh: '美国' },
};

/** Returns the label that an edition shows beside `WBN`, its country in most cases. */
export function editionLabel(id: EditionId, language: Language): string {
  const label = own[id]?.[language];
  if (label) return label;
  const { country } = networkSite(id);
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}

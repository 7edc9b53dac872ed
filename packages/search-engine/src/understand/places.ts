import { type WorldRegion, worldRegions } from '@wbn/contract/search/facet-values.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { worldCountries } from '../documents/world-regions.ts';
import type { Place } from '../search-engine.ts';
import { foldText } from './fold-text.ts';

/** Languages in which buyers write names of places. */
const buyersLanguages = [...languages, 'de', 'fr', 'pt'];

/** Common names that Unicode's lists lack. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'u.s.a.', 'eeuu', 'ee.uu.', '美国'],
  GB: ['uk', 'u.k.', 'great britain', 'england', 'inglaterra', 'inghilterra', '英国'],
  AE: ['uae', 'emirates', 'emiratos', 'emirati'],
  NL: ['holland', 'holanda', 'olanda', 'hollande'],
  KR: ['korea', 'corea', 'coree', '韩国'],
  TR: ['turkiye'],
  CZ: ['czech republic', 'republica checa', 'repubblica ceca', 'tschechische republik'],
  VN: ['viet nam'],
  '145': [
    'middle east',
    'medio oriente',
    'oriente medio',
    'naher osten',
    'moyen orient',
    'oriente proximo',
    '中东',
  ],
  '035': ['south east asia', 'sudest asiatico'],
  '419': ['latinamerica', 'america latina', 'latam'],
};

/** Country names that are also names of goods or people; they are searched as words. */
const ambiguous = new Set([
  'turkey',
  'china',
  'jersey',
  'guinea',
  'georgia',
  'jordan',
  'chad',
  'cuba',
  'mali',
]);

let places: ReadonlyMap<string, Place> | undefined;

/** Countries and world regions by their folded names. */
export function readPlaces(): ReadonlyMap<string, Place> {
  if (places) return places;
  const found = new Map<string, Place>();
  const add = (facet: Place['facet'], value: string, names: readonly string[]) => {
    for (const name of names) {
      const key = foldText(name).replace(/[-.]/g, (mark) => (mark === '-' ? ' ' : ''));
      if (!ambiguous.has(key)) found.set(key, { facet, value });
    }
  };
  const named = buyersLanguages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const namesOf = (code: string) => [
    ...named.flatMap((names) => names.of(code) ?? []),
    ...(otherNames[code] ?? []),
  ];
  for (const code of worldCountries) add('countries', code, namesOf(code));
  for (const code of worldRegions satisfies readonly WorldRegion[]) add('worldRegions', code, namesOf(code));
  places = found;
  return found;
}

import type { SearchCondition } from '@wbn/contract/search/search-reply.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Condition } from '@wbn/search-engine/understand/conditions/condition.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { businessTypes, paymentTypes } from '../catalog/reference/code-lists.ts';
import { findCountry, findState } from '../catalog/reference/countries.ts';
import { facetText } from './facet-texts.ts';

const inStock: Readonly<Record<TextLanguage, string>> = {
  en: 'In stock',
  es: 'En existencias',
  it: 'Disponibile a magazzino',
  zh: '现货',
  'zh-Hant': '現貨',
};

/** Names what a condition means in the language of the reply; what has no name is shown as typed. */
export function presentCondition(
  condition: Condition,
  language: TextLanguage,
  catalog: Catalog,
): SearchCondition {
  const { kind, typed, without, facet, values } = condition;
  const text = textOf(condition, language, catalog) ?? typed;
  return { kind, typed, text, without, ...(facet && { filter: { name: facet, values: [...values] } }) };
}

function textOf(
  { kind, typed, facet, values }: Condition,
  language: TextLanguage,
  catalog: Catalog,
): string | undefined {
  const [first = ''] = values;
  switch (kind) {
    case 'role':
      return values.length === 1 ? businessTypes.find(first, language).name : typed;
    case 'stock':
      return inStock[language];
    case 'payment':
      return paymentTypes.find(first, language).name;
    // Their ranges are not what was typed.
    case 'price':
    case 'leadTime':
    case 'minimumOrder':
      return typed;
    case 'place':
      return facet ? namesOf(facet, values) : typed;
    case 'destination':
      return placeName(first, language, catalog) ?? typed;
    default:
      return facet && namesOf(facet, values);
  }

  function namesOf(name: NonNullable<Condition['facet']>, list: readonly string[]): string | undefined {
    if (name === 'businessType') return undefined;
    const texts = list.flatMap((value) => facetText(name, value, language, catalog) ?? []);
    return texts.length > 0 ? texts.join(', ') : undefined;
  }
}

/** The name of a country, region or world region; undefined for a city, which is its own name. */
function placeName(value: string, language: TextLanguage, catalog: Catalog): string | undefined {
  if (/^\d/.test(value)) return facetText('worldRegions', value, language, catalog);
  return /^[A-Z]{2}(?:-|$)/.test(value)
    ? (findCountry(value, language)?.countryName ?? findState(value)?.stateName)
    : undefined;
}

import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { Translate } from '../results/results-meta.ts';
import type { CountedCountries } from './country-counts.ts';

interface Facts extends Pick<CountedCountries<unknown>, 'found' | 'total'> {
  readonly business: SearchTypeCode;
}

/** Returns title and description of the index of countries, with its totals when they are known. */
export function countriesMeta(t: Translate, { business, found, total }: Facts) {
  const values = { type: t(`type.${business}`), count: found.length, total };
  if (total === 0)
    return { title: t('countries.title', values), description: t('countries.description', values) };
  return {
    title: t('countries.titleCounted', values),
    description: t('countries.descriptionCounted', values),
  };
}

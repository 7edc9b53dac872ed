import type { SearchAddress } from './search-address.ts';
import type { SearchOutcome } from './search-outcome.ts';

/** Looks up a text of the namespace `search`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

export interface ResultsMeta {
  readonly title: string;
  readonly description: string;
  /** True for what search engines should leave out: nothing found, no answer, or deep in the list. */
  readonly noindex: boolean;
}

/** The last page of a list that search engines are shown. */
const lastIndexedPage = 10;

interface Facts {
  readonly address: SearchAddress;
  readonly outcome: SearchOutcome;
  readonly countries: readonly { readonly value: string; readonly text: string }[];
  /** Label of the edition in the language that is shown. */
  readonly editionLabel: string;
}

/** Title and description of a page of results, without the name of the site. */
export function resultsMeta(t: Translate, { address, outcome, countries, editionLabel }: Facts): ResultsMeta {
  const { search: query, page } = address;
  const country = countries.find(({ value }) => value === address.countries)?.text;
  const values = { type: t(`type.${address.business}`), query, country, edition: editionLabel };
  const title = t(`results.${titleKey(query !== '', country !== undefined)}`, values);
  return {
    title: page > 1 ? t('results.titleOnPage', { title, page }) : title,
    description: t(query ? 'results.description' : 'results.descriptionWithoutQuery', values),
    noindex: outcome.failed === true || outcome.results.length === 0 || page > lastIndexedPage,
  };
}

function titleKey(hasQuery: boolean, hasCountry: boolean): string {
  if (hasCountry) return hasQuery ? 'titleQueryInCountry' : 'titleInCountry';
  return hasQuery ? 'title' : 'titleWithoutQuery';
}

import { chosenNames } from './chosen-names.ts';
import { isNarrowed } from './facet-choice.ts';
import type { PreparedListName } from './prepared-lists.ts';
import { type SearchAddress, searchPageSize } from './search-address.ts';
import type { SearchOutcome } from './search-outcome.ts';

/** Translates a key of the namespace `search`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

export interface ResultsMeta {
  readonly title: string;
  readonly description: string;
  /**
   * True for pages that search engines should not index: no results, failed, filtered by several facets or deep in
   * the list.
   */
  readonly noindex: boolean;
}

/** Last page of a list that search engines index. */
const lastIndexedPage = 10;

interface Facts {
  readonly address: SearchAddress;
  readonly outcome: SearchOutcome;
  readonly countries: readonly { readonly value: string; readonly text: string }[];
  readonly industries?: readonly { readonly id: string; readonly name: string }[];
  /** Name of the edition in the current language. */
  readonly editionLabel: string;
}

/** Returns title and description of a page of results, without the site's name; they are unique to the page. */
export function resultsMeta(t: Translate, facts: Facts): ResultsMeta {
  const { address, outcome, countries, industries = [], editionLabel } = facts;
  const { search: query, page } = address;
  const country = nameOf(
    countries.map(({ value, text }) => [value, text]),
    address.countries,
  );
  const values = { type: t(`type.${address.business}`), query, country, edition: editionLabel };
  const which = whichKey(query !== '', country !== undefined);
  let { title, description } = address.list
    ? listMeta(t, address.list, country, editionLabel)
    : { title: t(`results.title${which}`, values), description: t(`results.description${which}`, values) };
  const categories = chosenNames(outcome, 'categories').join(', ');
  const industry =
    categories ||
    nameOf(
      industries.map(({ id, name }) => [id, name]),
      address.industry,
    );
  if (industry) {
    title = t('results.titleInIndustry', { title, industry });
    description = t('results.descriptionInIndustry', { description, industry });
  }
  if (page > 1) {
    title = t('results.titleOnPage', { title, page });
    description = t('results.descriptionOnPage', { description, page });
  }
  return {
    title,
    description,
    noindex:
      outcome.failed === true ||
      outcome.results.length === 0 ||
      outcome.full === 0 ||
      page > lastIndexedPage ||
      isCombined(address) ||
      // The search page has the same results.
      (address.list !== undefined && query !== ''),
  };
}

/** Joins the names of the chosen values; undefined without any. */
function nameOf(
  names: readonly (readonly [string, string])[],
  chosen: readonly string[],
): string | undefined {
  const found = names.filter(([value]) => chosen.includes(value)).map(([, name]) => name);
  return found.length > 0 ? found.join(', ') : undefined;
}

function listMeta(t: Translate, list: PreparedListName, country: string | undefined, edition: string) {
  const title = t(`list.${list}.title`);
  const description = t(`list.${list}.description`, { edition });
  if (country === undefined) return { title, description };
  return {
    title: t('list.titleInCountry', { title, country }),
    description: t('list.descriptionInCountry', { description, country }),
  };
}

/**
 * Tells whether the search has more than a type, words, one country, one industry and a page; titles cannot
 * distinguish such pages.
 */
function isCombined(address: SearchAddress): boolean {
  const { countries, industry, sort, size, exact } = address;
  const isMore = isNarrowed({ ...address, countries: countries.slice(1), industry: industry.slice(1) });
  return isMore || sort !== undefined || size !== searchPageSize || exact === true;
}

function whichKey(hasQuery: boolean, hasCountry: boolean): string {
  if (hasCountry) return hasQuery ? 'QueryInCountry' : 'InCountry';
  return hasQuery ? '' : 'WithoutQuery';
}

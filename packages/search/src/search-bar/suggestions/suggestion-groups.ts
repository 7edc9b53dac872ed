import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { type CategoryTarget, targetPath } from '../../category-links/nearest-target.ts';
import { searchPath } from '../../results/search-address.ts';
import type { Suggestions } from './suggestions.ts';

/** A suggestion: a link to a page. */
export interface SuggestedLink {
  readonly to: string;
  readonly name: string;
  readonly detail?: string | undefined;
}

export interface SuggestionGroup {
  readonly kind: 'history' | keyof Suggestions;
  readonly links: readonly SuggestedLink[];
}

interface Given {
  readonly suggestions: Suggestions;
  /** Earlier searches, latest first. */
  readonly history: readonly string[];
  /** Text of the field. */
  readonly typed: string;
  readonly searchFor: (text: string) => string;
  /** Says how many entries there are; without a target, that there are none. */
  readonly countLabel: (target: CategoryTarget | undefined) => string | undefined;
}

const companies = { business: 'ALL' } as const;
const mostOwn = 6;
const mostOwnBeside = 2;

/**
 * Returns the groups of the list from top to bottom without empty ones; before anything is typed only earlier
 * searches.
 */
export function groupSuggestions(given: Given): readonly SuggestionGroup[] {
  const { suggestions, history, typed, searchFor, countLabel } = given;
  const wanted = typed.trim().toLowerCase();
  const own = history.filter((search) => search.toLowerCase().startsWith(wanted) && search !== typed.trim());
  const groups: readonly SuggestionGroup[] = [
    {
      kind: 'history',
      links: own
        .slice(0, wanted === '' ? mostOwn : mostOwnBeside)
        .map((search) => ({ to: searchFor(search), name: search })),
    },
    {
      kind: 'categories',
      links: suggestions.categories.map(({ id, name, within, target }) => ({
        to: targetPath(id, target ?? companies),
        name,
        detail: listed(within, countLabel(target)),
      })),
    },
    {
      kind: 'countries',
      links: suggestions.countries.map(({ code, name, companies: count }) => ({
        to: searchPath({ ...companies, countries: [code] }),
        name,
        detail: countLabel({ ...companies, count }),
      })),
    },
    {
      kind: 'certificates',
      links: suggestions.certificates.map(({ value, name, companies: count }) => ({
        to: searchPath({ ...companies, certificate: [value] }),
        name,
        detail: countLabel({ ...companies, count }),
      })),
    },
    {
      kind: 'businesses',
      links: suggestions.businesses.map(({ businessID, companyName, businessType, country }) => ({
        to: businessPath({ businessID, general: { companyName } }),
        name: companyName,
        detail: listed(businessType.name, country?.countryName),
      })),
    },
    {
      kind: 'products',
      links: suggestions.products.map(({ productID, name, companyName }) => ({
        to: productPath({ productID, name, businessProfile: { general: { companyName } } }),
        name,
        detail: companyName,
      })),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

function listed(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

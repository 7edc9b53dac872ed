import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { type CategoryTarget, targetPath } from '../../category-links/nearest-target.ts';
import type { Suggestions } from './suggestions.ts';

/** A suggestion: a link to a page. */
export interface SuggestedLink {
  readonly to: string;
  readonly name: string;
  readonly detail?: string | undefined;
}

export interface SuggestionGroup {
  readonly kind: 'history' | 'categories' | 'businesses' | 'products';
  readonly links: readonly SuggestedLink[];
}

interface Given {
  readonly suggestions: Suggestions;
  /** Earlier searches, latest first. */
  readonly history: readonly string[];
  /** Text of the field. */
  readonly typed: string;
  readonly searchFor: (text: string) => string;
  readonly countLabel: (target: CategoryTarget) => string | undefined;
}

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
        to: targetPath(id, target),
        name,
        detail: listed(within, countLabel(target)),
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

import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import type { Layout } from '../../routing/route-record.ts';

type Match = { readonly id: string };

/** Finds a layout route among a page's matches; the id of a route is the name of its record. */
export function findLayout<M extends Match>(matches: readonly M[], name: Layout): M | undefined {
  return matches.find(({ id }) => id === name);
}

/** Tells whether a page is the home page, in any language. */
export function isHome(matches: readonly Match[]): boolean {
  return /^home\b/.test(matches.at(-1)?.id ?? '');
}

/** Tells whether a page shows the results of a search, or of a list with its own path. */
export function showsResults(matches: readonly Match[]): boolean {
  return searchTypeOf(matches) !== undefined;
}

/** Returns the type that a page of results searches when its address names none (RT-02); undefined for other pages. */
export function searchTypeOf(matches: readonly Match[]): SearchTypeCode | undefined {
  const id = matches.at(-1)?.id ?? '';
  return id === 'search-result' ? 'MA' : findPreparedList(id)?.business;
}

/** Tells whether a page is for members: its document sends visitors to the login (see root.tsx). */
export function isForMembers(matches: readonly Match[]): boolean {
  return findLayout(matches, 'members') !== undefined || fillsWindow(matches) || isOfOffice(matches);
}

/** Tells whether a page belongs to a company's office. */
export function isOfOffice(matches: readonly Match[]): boolean {
  return findLayout(matches, 'office') !== undefined || hasFormAtEnd(matches);
}

/** Tells which column stands beside a page: the industries (LAY-01), on office pages the company's office, on other members' pages none. */
export function columnOf(matches: readonly Match[]): 'industries' | 'office' | undefined {
  if (isOfOffice(matches)) return 'office';
  return isForMembers(matches) ? undefined : 'industries';
}

/** Tells whether a page is a company's public page, which its owner may see in edit mode. */
export function isOfBusiness(matches: readonly Match[]): boolean {
  return matches.at(-1)?.id === 'business';
}

/** Tells whether a page fills the window and its parts scroll separately. */
export function fillsWindow(matches: readonly Match[]): boolean {
  return findLayout(matches, 'window') !== undefined;
}

/** Tells whether a page has a footer (LAY-34). */
export function hasFooter(matches: readonly Match[]): boolean {
  return !hasFormAtEnd(matches) && !fillsWindow(matches);
}

/** Tells whether the page has a long form with buttons at the bottom of the window. */
function hasFormAtEnd(matches: readonly Match[]): boolean {
  return findLayout(matches, 'office-form') !== undefined;
}

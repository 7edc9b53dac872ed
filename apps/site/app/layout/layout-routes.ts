import type { Layout } from '../../routing/route-record.ts';

type Match = { readonly id: string };

/** The layout route of a name among those around a page; a route's id is the name of its record. */
export function findLayout<M extends Match>(matches: readonly M[], name: Layout): M | undefined {
  return matches.find(({ id }) => id === name);
}

/** Whether a page is for members: its document leads whoever is not signed in to the login (see root.tsx). */
export function isForMembers(matches: readonly Match[]): boolean {
  return findLayout(matches, 'members') !== undefined || fillsWindow(matches) || isOfOffice(matches);
}

/** Whether a page belongs to a company's office. */
export function isOfOffice(matches: readonly Match[]): boolean {
  return findLayout(matches, 'office') !== undefined || hasFormAtEnd(matches);
}

/** Whether a page is the public one of a company, which its owner may see in edit mode. */
export function isOfBusiness(matches: readonly Match[]): boolean {
  return matches.at(-1)?.id === 'business';
}

/** Whether a page is as high as the window: its parts scroll by themselves. */
export function fillsWindow(matches: readonly Match[]): boolean {
  return findLayout(matches, 'window') !== undefined;
}

/** Whether a page has a footer (LAY-34). */
export function hasFooter(matches: readonly Match[]): boolean {
  return !hasFormAtEnd(matches) && !fillsWindow(matches);
}

/** Whether the buttons of a long form stand at the bottom of the window. */
function hasFormAtEnd(matches: readonly Match[]): boolean {
  return findLayout(matches, 'office-form') !== undefined;
}

import { laterStylesRel } from '@wbn/ui-kit/theme/later-styles.ts';
import { routeRecords } from '../../routing/route-records.ts';

/** Name of the second stylesheet of a build, from that of the first. */
export function laterStylesOf(styles: string): string {
  return styles.replace(/\.css$/, '.later.css');
}

/** Pages of members, and those that visitors seldom open: they come with all styles. */
const withAllStyles = new Set(
  routeRecords.filter(({ who, seldom }) => who === 'member' || seldom).map(({ name }) => name),
);

/** Head link to the second stylesheet: for a page that needs it at once, or later with whatever is loaded then. */
export function laterStylesLink(styles: string, routeIds: readonly string[]): string {
  const isNeeded = routeIds.some((id) => withAllStyles.has(id.slice(id.indexOf('/') + 1)));
  return `<link rel="${isNeeded ? 'stylesheet' : laterStylesRel}" href="${laterStylesOf(styles)}">`;
}

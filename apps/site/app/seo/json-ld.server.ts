import { homeSiteOf } from '@wbn/edition/home-site.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { networkSite } from '@wbn/edition/network.ts';
import { siteOrigin } from '@wbn/edition/site-origin.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { viewContext } from '../context.ts';

type Context = Readonly<RouterContextProvider>;
type JsonLd = object | undefined;

/** Returns the absolute URL of a page in the current language. */
export function addressOf(context: Context, path: string): string {
  const { edition, language, hosts } = context.get(viewContext);
  return `${hosts.site}${languagePath(edition, language, path)}`;
}

/**
 * Canonical URL of a page about a company, product or person, and absolute URLs on the same site in the current
 * language.
 */
interface HomeAddress {
  /** Set when the home site is another site. */
  readonly canonical?: string;
  addressOf(path: string): string;
}

/**
 * Returns the URLs on the home site of a company, product or person (EDN-01): the site of the country, if there is
 * one.
 */
export function homeAddress(context: Context, path: string, country: string | undefined): HomeAddress {
  const view = context.get(viewContext);
  const home = homeSiteOf(view.edition, country);
  if (home === view.edition.id) return { addressOf: (other) => addressOf(context, other) };
  const site = networkSite(home);
  const there = (other: string) => siteOrigin(view, home) + languagePath(site, view.language, other);
  return { canonical: there(path), addressOf: there };
}

/**
 * Returns JSON-LD for a page's head. URLs of stored files are made absolute, because JSON-LD is read outside the
 * page.
 */
export function jsonLd(context: Context, ...parts: readonly JsonLd[]): object[] {
  const { hosts } = context.get(viewContext);
  const text = JSON.stringify(parts.filter((part) => part !== undefined));
  return JSON.parse(text.replaceAll('"/files/', `"${hosts.site}/files/`));
}

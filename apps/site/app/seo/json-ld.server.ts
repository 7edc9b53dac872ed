import { homeSiteOf } from '@wbn/edition/home-site.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { networkSite } from '@wbn/edition/network.ts';
import { siteOrigin } from '@wbn/edition/site-origin.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { viewContext } from '../context.ts';

type Context = Readonly<RouterContextProvider>;
type JsonLd = object | undefined;

/** Whole address of a page in the language that is shown. */
export function addressOf(context: Context, path: string): string {
  const { edition, language, hosts } = context.get(viewContext);
  return `${hosts.site}${languagePath(edition, language, path)}`;
}

/** Where a page about somebody of a country is canonical, and whole addresses there in the language that is shown. */
interface HomeAddress {
  /** For the head: present when the home is another site. */
  readonly canonical?: string;
  addressOf(path: string): string;
}

/** The home of a company, product or person (EDN-01): the site of the country, where there is one. */
export function homeAddress(context: Context, path: string, country: string | undefined): HomeAddress {
  const view = context.get(viewContext);
  const home = homeSiteOf(view.edition, country);
  if (home === view.edition.id) return { addressOf: (other) => addressOf(context, other) };
  const site = networkSite(home);
  const there = (other: string) => siteOrigin(view, home) + languagePath(site, view.language, other);
  return { canonical: there(path), addressOf: there };
}

/** JSON-LD for the head of a page. Files of our own store get whole addresses, because JSON-LD is read elsewhere. */
export function jsonLd(context: Context, ...parts: readonly JsonLd[]): object[] {
  const { hosts } = context.get(viewContext);
  const text = JSON.stringify(parts.filter((part) => part !== undefined));
  return JSON.parse(text.replaceAll('"/files/', `"${hosts.site}/files/`));
}

import type { Edition } from '@wbn/edition/edition.ts';
import type { Language } from '@wbn/edition/language.ts';
import { splitLanguagePath } from '@wbn/edition/language-path.ts';

/** Query parameters that change a page; all others (campaign marks and the like) are left out of its address. */
const parametersOf: Readonly<Record<string, readonly string[]>> = {
  '/search-result': ['business', 'countries', 'search', 'industry', 'page'],
  '/countries': ['business'],
  '/contact-us/form': ['sent'],
};

/** Its edit mode is the browser's affair, but the way to the right name of the company must not lose it (RT-18). */
const companyPage = /^\/business\/[^/]+\/?$/i;

/** What a request means: which page in which language, as document or as data of the client's router. */
export interface PageAddress {
  readonly language: Language;
  /** Path as it came, with its language and, for data, its ending. */
  readonly pathname: string;
  /** Path without language and ending. */
  readonly path: string;
  /** Query with the known parameters only, in a fixed order; begins with `?` or is empty. */
  readonly search: string;
  readonly isData: boolean;
  /** The whole query as it came. */
  readonly givenSearch: string;
}

const dataEnding = /(?:\/_)?\.data$/;

/** The page's path, whether its document or its data is asked for. */
export function withoutDataEnding(pathname: string): string {
  return pathname.replace(dataEnding, '') || '/';
}

/** Reads a request's target, `/path?query`, as an address of the given edition. */
export function readPageAddress(edition: Edition, target: string): PageAddress {
  const at = target.indexOf('?');
  const pathname = at < 0 ? target : target.slice(0, at);
  const givenSearch = at < 0 ? '' : target.slice(at);
  const isData = pathname.endsWith('.data');
  const whole = isData ? withoutDataEnding(pathname) : pathname;
  const { language, path } = splitLanguagePath(edition, whole);
  return {
    language,
    pathname,
    path,
    search: givenSearch === '' ? '' : knownSearch(path, givenSearch, isData),
    isData,
    givenSearch,
  };
}

function knownSearch(path: string, search: string, isData: boolean): string {
  const known = parametersOf[path.toLowerCase()] ?? (companyPage.test(path) ? ['editMode'] : []);
  const names = isData ? [...known, '_routes'] : known;
  if (names.length === 0) return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

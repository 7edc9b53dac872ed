import type { Edition } from '@wbn/edition/edition.ts';
import type { Language } from '@wbn/edition/language.ts';
import { splitLanguagePath } from '@wbn/edition/language-path.ts';
import { findRoute } from './find-route.ts';
import type { RouteRecord } from './route-record.ts';

/** The page, language and format (document or router data) that a request asks for. */
export interface PageAddress {
  readonly language: Language;
  /** Path as requested, with language and, for data, suffix. */
  readonly pathname: string;
  /** Path without language and suffix. */
  readonly path: string;
  readonly route: RouteRecord;
  /** Query with the known parameters only, in canonical order and encoding; starts with `?` or is empty. */
  readonly search: string;
  readonly isData: boolean;
  /** Query as requested. */
  readonly givenSearch: string;
}

const dataEnding = /(?:\/_)?\.data$/;

/** Parses a request target, `/path?query`, for an edition. */
export function readPageAddress(edition: Edition, target: string): PageAddress {
  const at = target.indexOf('?');
  const pathname = at < 0 ? target : target.slice(0, at);
  const givenSearch = at < 0 ? '' : target.slice(at);
  const isData = pathname.endsWith('.data');
  const whole = isData ? pathname.replace(dataEnding, '') || '/' : pathname;
  const { language, path } = splitLanguagePath(edition, whole);
  const route = findRoute(path);
  return {
    language,
    pathname,
    path,
    route,
    search: givenSearch === '' ? '' : knownSearch(route, givenSearch, isData),
    isData,
    givenSearch,
  };
}

function knownSearch({ query }: RouteRecord, search: string, isData: boolean): string {
  const names = isData ? [...query, '_routes'] : query;
  if (names.length === 0) return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  const text = kept.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

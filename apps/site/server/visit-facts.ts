import type { IncomingHttpHeaders } from 'node:http';
import type { FigureSource } from '@wbn/contract/figures/figures.ts';
import type { Edition } from '@wbn/edition/edition.ts';
import { readPageAddress } from '../routing/page-address.ts';

interface CurrentPage {
  readonly edition: Edition;
  /** Path of the page that was read, without language. */
  readonly path: string;
  /** Whether an origin (`https://host:port`) is a site of WBN. */
  readonly isOwnOrigin: (origin: string) => boolean;
}

/** Pages of search engines; their mail, documents and other services are sites like any other. */
const searchEngines = [
  /^(?:(?:www|m|wap|cn|images|html|lite)\.)?(?:google|bing|duckduckgo|baidu|yandex|ya|ecosia|sogou|qwant|startpage|so)\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
  /^(?:[a-z]{1,2}\.)*search\.(?:yahoo|naver|seznam|brave)\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
  // The search app of Android; `android-app://com.google.android.gm` is Gmail.
  /^com\.google\.android\.googlequicksearchbox$/,
];
const newsfeedRoutes: ReadonlySet<string> = new Set(['newsfeed', 'post', 'timeline']);

/** Where a visit comes from, by host and path of its referrer; `itself` for a page that links to itself. */
export function sourceOf(
  referrer: string | undefined,
  { edition, path, isOwnOrigin }: CurrentPage,
): FigureSource | 'itself' {
  if (!referrer || !URL.canParse(referrer)) return 'direct';
  const { origin, hostname, pathname } = new URL(referrer);
  if (!isOwnOrigin(origin))
    return searchEngines.some((known) => known.test(hostname)) ? 'search-engine' : 'other-site';
  const from = readPageAddress(edition, pathname);
  if (from.path.replace(/\/$/, '') === path.replace(/\/$/, '')) return 'itself';
  if (from.route.packageName === 'search' && from.route.file === 'search-result.tsx') return 'wbn-search';
  return newsfeedRoutes.has(from.route.name) ? 'newsfeed' : 'wbn-page';
}

/** Headers in which a proxy or CDN names the visitor's country. */
const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'] as const;
const code = /^[A-Z]{2}$/;
/** Codes of CDNs and of their databases for an unknown place, Tor, proxies, satellites, Europe and Asia. */
const nowhere: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1', 'A1', 'A2', 'O1', 'EU', 'AP']);
/** The region of the first language: `es-CL`, `zh-Hans-HK`. */
const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i;

/**
 * The country that a trusted proxy names, otherwise the region of the browser's first language; undefined when neither
 * names a country. `isProxied`: whether a trusted proxy sent the request; anybody else may write what they like.
 */
export function countryOf(headers: IncomingHttpHeaders, isProxied: boolean): string | undefined {
  const named = isProxied ? countryHeaders.map((name) => String(headers[name] ?? '')) : [];
  const language = region.exec(headers['accept-language'] ?? '')?.[1] ?? '';
  return [...named, language]
    .map((given) => given.toUpperCase())
    .find((given) => code.test(given) && !nowhere.has(given));
}

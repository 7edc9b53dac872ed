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

const searchEngines =
  /(?:^|\.)(?:google|bing|duckduckgo|baidu|yandex|yahoo|ecosia|naver|sogou|qwant|startpage|seznam)\.[a-z.]+$|^search\.brave\.com$|(?:^|\.)so\.com$/;
const newsfeedRoutes: ReadonlySet<string> = new Set(['newsfeed', 'post', 'timeline']);

/** Where a visit comes from, by host and path of its referrer; `itself` for a page that links to itself. */
export function sourceOf(
  referrer: string | undefined,
  { edition, path, isOwnOrigin }: CurrentPage,
): FigureSource | 'itself' {
  if (!referrer || !URL.canParse(referrer)) return 'direct';
  const { origin, hostname, pathname } = new URL(referrer);
  if (!isOwnOrigin(origin)) return searchEngines.test(hostname) ? 'search-engine' : 'other-site';
  const from = readPageAddress(edition, pathname);
  if (from.path.replace(/\/$/, '') === path.replace(/\/$/, '')) return 'itself';
  if (from.route.packageName === 'search' && from.route.file === 'search-result.tsx') return 'wbn-search';
  return newsfeedRoutes.has(from.route.name) ? 'newsfeed' : 'wbn-page';
}

/** Headers in which a proxy or CDN names the visitor's country. */
const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'] as const;
const code = /^[A-Z]{2}$/;
/** The region of the first language: `es-CL`, `zh-Hans-HK`. */
const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i;

/** The country that the proxy names, otherwise the region of the browser's first language; undefined when neither does. */
export function countryOf(headers: IncomingHttpHeaders): string | undefined {
  for (const name of countryHeaders) {
    const given = String(headers[name] ?? '').toUpperCase();
    if (code.test(given)) return given;
  }
  return region.exec(headers['accept-language'] ?? '')?.[1]?.toUpperCase();
}

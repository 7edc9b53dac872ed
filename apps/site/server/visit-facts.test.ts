import type { Edition } from '@wbn/edition/edition.ts';
import { expect, it } from 'vitest';
import { countryOf, sourceOf } from './visit-facts.ts';

it('FIG-01: takes the country from a trusted proxy only, and none where the proxy names none', () => {
  expect(countryOf({ 'x-country-code': 'IT' }, true)).toBe('IT');
  expect(countryOf({ 'x-country-code': 'IT', 'accept-language': 'es-CL' }, false)).toBe('CL');
  for (const given of ['XX', 'T1', 'AP', 'EU', 'zz', '', 'Italy'])
    expect(countryOf({ 'cf-ipcountry': given }, true)).toBeUndefined();
  expect(countryOf({ 'cf-ipcountry': 'XX', 'x-country-code': 'de' }, true)).toBe('DE');
  expect(countryOf({ 'accept-language': 'es-419, es' }, false)).toBeUndefined();
});

const here = { edition: {} as Edition, path: '/business/x', isOwnOrigin: () => false };

it.each([
  'https://www.google.com/',
  'https://google.com.au/search?q=valve',
  'https://cn.bing.com/search',
  'https://duckduckgo.com/',
  'https://html.duckduckgo.com/',
  'https://m.baidu.com/s',
  'https://ya.ru/',
  'https://search.yahoo.co.jp/search',
  'https://r.search.yahoo.com/',
  'https://au.search.yahoo.com/',
  'https://m.search.naver.com/',
  'https://search.brave.com/',
  'android-app://com.google.android.googlequicksearchbox/',
])('FIG-01: %s is a search engine', (referrer) => {
  expect(sourceOf(referrer, here)).toBe('search-engine');
});

it.each([
  'https://docs.google.com/document/d/1',
  'https://mail.google.com/mail/u/0/',
  'https://sites.google.com/view/x',
  'android-app://com.google.android.gm/',
  'https://mail.yahoo.com/',
  'https://finance.yahoo.com/',
  'https://mail.yandex.ru/',
  'https://mail.naver.com/',
  'https://email.seznam.cz/',
  'https://pan.baidu.com/s/1',
  'https://google.com.evil.example/',
])('FIG-01: %s is another site', (referrer) => {
  expect(sourceOf(referrer, here)).toBe('other-site');
});

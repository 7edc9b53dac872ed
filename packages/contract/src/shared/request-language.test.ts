import { expect, it } from 'vitest';
import { requestLanguage } from './request-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['zh-Hant-TW', 'zh'],
  ['IT-it', 'it'],
  ['de', 'en'],
  ['de, fr;q=0.9', 'en'],
  ['de;q=0.9, it;q=0.2, es;q=0.8', 'es'],
  ['es;q=0.5, it;q=0.5', 'es'],
  ['es;q=0', 'en'],
  ['est', 'en'],
  ['*', 'en'],
  ['es; q=abc', 'en'],
  [';;;,,,', 'en'],
])('answers Accept-Language %j in %s', (header, language) => {
  expect(requestLanguage(header)).toBe(language);
  expect(requestLanguage(header)).toBe(language);
});

it('stays correct with more different headers than the cache holds', () => {
  for (let number = 0; number < 1200; number += 1) expect(requestLanguage(`x-${number}, it`)).toBe('it');
  expect(requestLanguage('es')).toBe('es');
});

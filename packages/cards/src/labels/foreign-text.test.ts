import { expect, it } from 'vitest';
import { foreignText } from './foreign-text.ts';

it.each([
  ['株式会社山本精密工業', 'zh'],
  ['すき家', 'ja'],
  ['삼성전자', 'ko'],
  ['شركة الأهلي', 'ar'],
  ['Т-Банк', 'und-Cyrl'],
  ['Ελληνικά Πετρέλαια', 'el'],
  ['丰田 Toyota 汽车有限公司', 'zh'],
])('WCAG 3.1.2: %s is read as %s', (text, lang) => {
  expect(foreignText(text)).toEqual({ dir: 'auto', lang });
});

it.each(['Rubinetterie Alta Valgobbia', 'Toyota 丰', '12 345', ''])('sets no language for %s', (text) => {
  expect(foreignText(text)).toEqual({ dir: 'auto' });
});

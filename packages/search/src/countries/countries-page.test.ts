import { expect, it } from 'vitest';
import { groupByLetter } from './countries-page.tsx';

const lettersOf = (names: readonly string[], locale: string) =>
  groupByLetter(
    names.map((text) => ({ text })),
    locale,
  ).map(({ letter, entries }) => [letter, ...entries.map(({ text }) => text)]);

it('groups letters with accents under their base letter', () => {
  expect(lettersOf(['Zambia', 'Åland Islands', 'Austria', 'Egypt', 'Éire'], 'en')).toEqual([
    ['A', 'Åland Islands', 'Austria'],
    ['E', 'Egypt', 'Éire'],
    ['Z', 'Zambia'],
  ]);
});

it('groups Chinese names by the initial of their pinyin', () => {
  expect(lettersOf(['智利', '中国', '阿根廷', '德国', '希腊', '约旦', '澳大利亚'], 'zh')).toEqual([
    ['A', '阿根廷', '澳大利亚'],
    ['D', '德国'],
    ['X', '希腊'],
    ['Y', '约旦'],
    ['Z', '智利', '中国'],
  ]);
});

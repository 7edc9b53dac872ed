import { languages } from '@wbn/contract/shared/language.ts';
import { expect, it } from 'vitest';
import { accountTexts } from './account-texts.ts';

const entries = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : entries(value, `${path}${key}.`),
  );
const places = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];

it.each(languages)('all words are there in %s, with the same places to fill in', (language) => {
  const english = new Map(entries(accountTexts.en));
  const own = new Map(entries(accountTexts[language]));
  expect([...own.keys()]).toEqual([...english.keys()]);
  for (const [key, text] of own) {
    expect(text.trim(), key).not.toBe('');
    // One minute needs no number in most languages.
    if (key !== 'problem.throttled_one') expect(places(text), key).toEqual(places(english.get(key) ?? ''));
  }
});

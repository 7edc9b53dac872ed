import { languages } from '@wbn/contract/shared/language.ts';
import { expect, it } from 'vitest';
import { accountTexts } from './account-texts.ts';

const entries = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : entries(value, `${path}${key}.`),
  );
const places = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];

it.each(languages)('has all texts in %s, with the same placeholders', (language) => {
  const english = new Map(entries(accountTexts.en));
  const own = new Map(entries(accountTexts[language]));
  expect([...own.keys()]).toEqual([...english.keys()]);
  for (const [key, text] of own) {
    expect(text.trim(), key).not.toBe('');
    // Most languages write one minute without a number.
    if (key !== 'problem.throttled_one') expect(places(text), key).toEqual(places(english.get(key) ?? ''));
  }
});

import { languages } from '@wbn/edition/language.ts';
import { expect, it } from 'vitest';
import { readWholeTexts } from './whole-texts-plugin.ts';

const files = import.meta.glob<object>(
  ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'],
  { eager: true, import: 'default' },
);

it('two files of each language hold the texts of every namespace, the office and messages apart from what visitors meet', () => {
  const whole = readWholeTexts();
  expect(whole.map(({ language, audience }) => `${language} ${audience}`)).toEqual(
    languages.flatMap((language) => [`${language} visitors`, `${language} members`]),
  );
  const held = whole.flatMap(({ language, audience, source }) =>
    Object.values<object>(JSON.parse(source)).map((texts) => ({ language, audience, texts })),
  );
  for (const [path, texts] of Object.entries(files)) {
    const language = languages.find((code) => path.endsWith(`/${code}.json`));
    const audience = /packages\/(business-office|membership|messaging|verification)\//.test(path)
      ? 'members'
      : 'visitors';
    expect(held, path).toContainEqual({ language, audience, texts });
  }
  expect(held).toHaveLength(Object.keys(files).length);
  expect(new Set(whole.map(({ fileName }) => fileName)).size).toBe(whole.length);
});

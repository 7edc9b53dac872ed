import { languages } from '@wbn/edition/language.ts';
import { expect, it } from 'vitest';
import { readWholeTexts } from './whole-texts-plugin.ts';

const files = import.meta.glob<object>(
  ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'],
  { eager: true, import: 'default' },
);

it('one file of each language holds the texts of every namespace, under a name of its own content', () => {
  const whole = readWholeTexts();
  expect([...whole.keys()]).toEqual([...languages]);
  const held = languages.flatMap((language) =>
    Object.values<object>(JSON.parse(whole.get(language)?.source ?? '{}')).map((texts) => ({
      language,
      texts,
    })),
  );
  for (const [path, texts] of Object.entries(files)) {
    const language = languages.find((code) => path.endsWith(`/${code}.json`));
    expect(held, path).toContainEqual({ language, texts });
  }
  expect(held).toHaveLength(Object.keys(files).length);
  expect(new Set([...whole.values()].map(({ fileName }) => fileName)).size).toBe(languages.length);
});

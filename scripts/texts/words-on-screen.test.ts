import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../../packages/edition/src/language.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const glossary = read('docs/glossary.md').split('## Words on screen')[1] ?? '';
const requirements = read('docs/requirements.md');

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  );
}

/** Every text of every catalogue by language: pages, account pages, mails, notices. */
const catalogues = globSync('{packages,apps}/*/{src,app}/**/{locales,texts}/**/en.json', { cwd: root })
  .map((file) => file.replaceAll('\\', '/').replace(/en\.json$/, ''))
  .filter((folder) => !folder.includes('node_modules'))
  .sort()
  .map((folder) => ({
    folder,
    texts: new Map(
      languages.map((language) => [
        language,
        new Map(flatten(JSON.parse(read(`${folder}${language}.json`)) as Texts)),
      ]),
    ),
  }));

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| *(?:-|en |text )/.test(line));
const words = rows.map(cellsOf).filter((cells) => cells.length === 5);
const fixedKeys = new Set(rows.map(cellsOf).flatMap((cells) => (cells.length === 3 ? [cells[1]] : [])));
const unused = words.flatMap(([, , , , cell = '']) =>
  cell.split(';').flatMap((part) => {
    const [language = '', list = ''] = part.split(':');
    return list
      .split(',')
      .flatMap((word) => (word.trim() ? [{ language: language.trim(), word: word.trim() }] : []));
  }),
);

/** Whether a text says a word: as a whole word in languages that have spaces, as the whole text after `=`. */
function says(text: string, word: string, language: string): boolean {
  if (word.startsWith('=')) return text === word.slice(1);
  if (language === 'zh') return text.includes(word);
  // Names of values, such as {{email}}, and addresses are no words.
  const spoken = text.replace(/\{\{[^}]*\}\}|<[^>]*>|\S+@\S+/g, ' ');
  return new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(spoken);
}

describe('LAY-27: one form of a word in each language', () => {
  it('reads the table and the catalogues', () => {
    expect(words.length).toBeGreaterThan(40);
    expect(unused.length).toBeGreaterThan(50);
    expect(catalogues.length).toBeGreaterThan(45);
  });

  it.each(words)('%s is %s, %s, %s', (english = '', ...others) => {
    const wrong = catalogues.flatMap(({ folder, texts }) =>
      [...(texts.get('en') ?? [])].flatMap(([key, text]) =>
        text !== english
          ? []
          : languages.slice(1).flatMap((language, place) => {
              const form = texts.get(language)?.get(key);
              const forms = others[place]?.split(', ') ?? [];
              return form === undefined || forms.includes(form)
                ? []
                : [`${folder}${language}.json ${key}: ${form}`];
            }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages)('says nothing in %s that the glossary does not use', (language) => {
    const banned = unused.filter((one) => one.language === language);
    expect(banned.length).toBeGreaterThan(5);
    const found = catalogues.flatMap(({ folder, texts }) =>
      [...(texts.get(language) ?? [])].flatMap(([key, text]) =>
        fixedKeys.has(key)
          ? []
          : banned
              .filter(({ word }) => says(text, word, language))
              .map(({ word }) => `${folder}${language}.json ${key}: '${word}' in '${text}'`),
      ),
    );
    expect(found).toEqual([]);
  });
});

it('LAY-27: writes English labels in sentence case, but names and what a requirement says', () => {
  const names = new RegExp(
    (glossary.split('within English texts:')[1] ?? '')
      .replace(/\s+/g, ' ')
      .replace(/\.\s*$/, '')
      .split(',')
      .map((name) => name.trim())
      .join('|'),
    'g',
  );
  const isLabel = (text: string) => text.split(' ').length <= 5 && !/[.:{]/.test(text);
  const found = catalogues.flatMap(({ folder, texts }) =>
    [...(texts.get('en') ?? [])]
      // The rows LAY-29 to LAY-31 name the links of the footer; countries are names.
      .filter(([key]) => !/^footer\.|(?:^|\.)(?:sites|phone)\./.test(key))
      .filter(([, text]) => isLabel(text) && !requirements.includes(text))
      .filter(([, text]) => /^\P{Lu}*\p{Lu}.* \p{Lu}\p{Ll}/u.test(text.replace(names, 'x')))
      .map(([key, text]) => `${folder}en.json ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});

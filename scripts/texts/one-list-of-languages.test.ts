import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { languageNames, languages } from '../../packages/edition/src/language.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const theList = 'packages/edition/src/language.ts';

const code = `(?:${languages.join('|')})`;
const quoted = `['"]${code}['"]`;
/** Three codes in a row: as values, as types, or in a pattern. */
const listOfLanguages = new RegExp(
  `${quoted}(?:\\s*[,|]\\s*${quoted}){2}|(?<![\\w-])${code}(?:\\|${code}){2}`,
  's',
);

const sources = globSync(['{apps,packages,editions,scripts}/**/*.{ts,tsx,mts,mjs}', '*.{ts,mjs}'], {
  cwd: root,
  exclude: (name) => /^(?:node_modules|dist|build|storybook-static|\.[\w-]+)$/.test(name),
}).map((file) => file.replaceAll('\\', '/'));

it('LAY-27: lists the languages of the network in one place', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const lists = sources.filter((file) => listOfLanguages.test(readFileSync(join(root, file), 'utf8')));
  expect(lists).toEqual([theList]);
});

it('LAY-27: names each language in itself: English, Spanish, Italian and Chinese', () => {
  expect(languages.map((language) => languageNames[language])).toEqual([
    'English',
    'Español',
    'Italiano',
    '中文',
  ]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../../packages/edition/src/language.ts';
import { findHardCodedText } from './find-hard-coded-text.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Messages = { readonly [key: string]: string | Messages };

/** Every text by its key; plural forms count as one. */
function textsOf(messages: Messages, before = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[before + key.replace(/_(?:zero|one|two|few|many|other)$/, ''), value]]
      : textsOf(value, `${before}${key}.`),
  );
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

const folders = globSync('{packages/*/src,apps/*/{src,app}}/**/locales/**/en.json', { cwd: root })
  .map((file) => file.replaceAll('\\', '/').replace(/\/en\.json$/, ''))
  .filter((folder) => !folder.includes('node_modules'))
  .sort();

describe('LAY-27: every text in four languages', () => {
  it('finds texts to compare', () => {
    expect(folders.length).toBeGreaterThan(4);
  });

  it.each(folders)('%s has the same keys and placeholders in all languages', (folder) => {
    const [english, ...others] = languages.map((language) =>
      textsOf(JSON.parse(read(`${folder}/${language}.json`)) as Messages),
    );
    const keys = new Set(english?.map(([key]) => key));
    for (const other of others) {
      expect(new Set(other.map(([key]) => key))).toEqual(keys);
      for (const [key, text] of other) {
        expect(text.trim(), key).not.toBe('');
        const allowed = english
          ?.filter(([name]) => name === key)
          .flatMap(([, words]) => placeholdersOf(words));
        for (const name of placeholdersOf(text)) expect(allowed, key).toContain(name);
      }
    }
  });
});

it.each(folders)('LAY-27: %s uses Chinese punctuation', (folder) => {
  const western = /[\u3400-\u9fff][,;!?(]|[,;!?)][\u3400-\u9fff]/g;
  expect(read(`${folder}/zh.json`).match(western) ?? []).toEqual([]);
});

const components = globSync(['packages/*/src/**/*.tsx', 'apps/site/app/**/*.tsx', 'apps/desk/src/**/*.tsx'], {
  cwd: root,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/node_modules|\.(stories|test)\.tsx$|\/fixtures\//.test(file));

describe('texts in components', () => {
  it('are in locales, not in sources', () => {
    expect(components.length).toBeGreaterThan(100);
    const found = components.flatMap((file) =>
      findHardCodedText(file, read(file)).map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['between tags', '<p>Read more</p>'],
    ['in braces', '<p>{"Read more"}</p>'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
    ['beside a value', '<p>{`Read ${count}`}</p>'],
    ['as a choice', '<p>{open ? "Read more" : name}</p>'],
    ['behind a condition', '<p>{open && "Read more"}</p>'],
    ['as a picture text', '<img alt="Read more" />'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
    ['as a name for readers', '<a aria-label={`Read ${count}`} />'],
    ['in another script', '<p>更多</p>'],
  ])('finds one %s', (_where, jsx) => {
    expect(findHardCodedText('a.tsx', `const a =\n  ${jsx};`)).toMatchObject([{ line: 2 }]);
  });

  it.each([
    ['a name that is the same everywhere', '<p>WBN </p>'],
    ['marks and digits', '<p>{count} · 24/7</p>'],
    ['classes and addresses', '<a className="more" href="/read">{t("more")}</a>'],
  ])('leaves %s alone', (_what, jsx) => {
    expect(findHardCodedText('a.tsx', `const a = ${jsx};`)).toEqual([]);
  });
});

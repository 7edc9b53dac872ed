import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@wbn/edition/language.ts';
import type { Plugin } from 'vite';
import { readTextPath } from './text-path.ts';

const moduleId = 'virtual:whole-texts';
const textFiles = ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'];
const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * The Vite plugin that puts all texts of a language into one file of the build: pages of members use any of them, and forty small files
 * cost a phone forty requests. `virtual:whole-texts` knows the addresses by language; in development each namespace comes alone.
 */
export function wholeTextsPlugin(): Plugin {
  let files: ReadonlyMap<string, WholeTexts> = new Map();
  return {
    name: 'whole-texts',
    configResolved({ command }) {
      if (command === 'build') files = readWholeTexts();
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const addresses = [...files].map(([language, { fileName }]) => [language, `/${fileName}`]);
      return `export const wholeTexts = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    generateBundle() {
      if (this.environment.name === 'ssr') return;
      for (const { fileName, source } of files.values()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

interface WholeTexts {
  readonly fileName: string;
  /** JSON: the texts of each namespace by its name. */
  readonly source: string;
}

/** By language; a name of its own for each content. */
export function readWholeTexts(): ReadonlyMap<string, WholeTexts> {
  const read = globSync(textFiles, { cwd: here }).toSorted();
  return new Map(
    languages.map((language) => {
      const texts = read
        .map((file) => ({ file, ...readTextPath(file) }))
        .filter((found) => found.language === language)
        .map(({ file, namespace }) => [namespace, JSON.parse(readFileSync(join(here, file), 'utf8'))]);
      const source = JSON.stringify(Object.fromEntries(texts));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return [language, { fileName: `assets/texts-${language}-${hash}.json`, source }];
    }),
  );
}

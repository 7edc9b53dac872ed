import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@wbn/edition/language.ts';
import type { Plugin } from 'vite';
import { routeRecords } from '../../routing/route-records.ts';
import type { WholeTexts } from './text-links.ts';
import { readTextPath } from './text-path.ts';

const moduleId = 'virtual:whole-texts';
const textFiles = ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'];
const here = fileURLToPath(new URL('.', import.meta.url));

/** Rooms that have pages for members alone: visitors meet none of their texts. */
const memberRooms = routeRecords
  .filter(({ room }) => routeRecords.every((record) => record.room !== room || record.who === 'member'))
  .map(({ room }) => room);
const ofMembers = new RegExp(`/packages/(?:${memberRooms.join('|')})/`);

/**
 * The Vite plugin that puts all texts of a language into two files of the build, one of them for members alone: their pages use any texts, and
 * forty small files cost a phone forty requests. `virtual:whole-texts` knows the addresses by language; in development each namespace comes alone.
 */
export function wholeTextsPlugin(): Plugin {
  let files: readonly WholeFile[] = [];
  return {
    name: 'whole-texts',
    configResolved({ command }) {
      if (command === 'build') files = readWholeTexts();
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const addresses = Map.groupBy(files, ({ language }) => language);
      const byLanguage = [...addresses].map(([language, ofLanguage]) => [
        language,
        Object.fromEntries(ofLanguage.map(({ audience, fileName }) => [audience, `/${fileName}`])),
      ]);
      return `export const wholeTexts = ${JSON.stringify(Object.fromEntries(byLanguage))};`;
    },
    generateBundle() {
      if (this.environment.name === 'ssr') return;
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

interface WholeFile {
  readonly language: string;
  readonly audience: keyof WholeTexts;
  readonly fileName: string;
  /** JSON: the texts of each namespace by its name. */
  readonly source: string;
}

/** Two of each language; a name of its own for each content. */
export function readWholeTexts(): readonly WholeFile[] {
  const read = globSync(textFiles, { cwd: here }).toSorted();
  return languages.flatMap((language) =>
    (['visitors', 'members'] as const).map((audience) => {
      const texts = read
        .filter((file) => ofMembers.test(file) === (audience === 'members'))
        .map((file) => ({ file, ...readTextPath(file) }))
        .filter((found) => found.language === language)
        .map(({ file, namespace }) => [namespace, JSON.parse(readFileSync(join(here, file), 'utf8'))]);
      const source = JSON.stringify(Object.fromEntries(texts));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return { language, audience, fileName: `assets/texts-${audience}-${language}-${hash}.json`, source };
    }),
  );
}

import type { TextLanguage } from '@wbn/edition/language.ts';
import { readTextPath } from './text-path.ts';

/** URLs of the text files by language and namespace. */
const addresses = new Map<string, string>();
const visitors = new Set<string>();
const all = new Set<string>();

const files = import.meta.glob<string>(
  ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'],
  { eager: true, query: '?url', import: 'default' },
);
for (const [path, address] of Object.entries(files)) {
  const { namespace, language } = readTextPath(path);
  addresses.set(`${language} ${namespace}`, address);
  all.add(namespace);
  if (!/packages\/(?:business-office|contract|membership|messaging|verification)\//.test(path))
    visitors.add(namespace);
}

/** Namespaces of visitors' pages, and of all pages. */
export const namespaces = { visitors: [...visitors], all: [...all] };

/** Returns the URL of the text file of a language and namespace. */
export function textAddress(language: TextLanguage, namespace: string): string {
  return addresses.get(`${language} ${namespace}`) ?? '';
}

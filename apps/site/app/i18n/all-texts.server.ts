import { wholeTexts } from 'virtual:whole-texts';
import type { Language } from '@wbn/edition/language.ts';
import { provideTexts } from './known-texts.ts';
import type { TextFiles } from './text-links.ts';
import { readTextPath } from './text-path.ts';
import { type Messages, Texts } from './texts.ts';

const packageTexts = import.meta.glob<Messages>('../../../../packages/*/src/locales/**/*.json', {
  eager: true,
  import: 'default',
});
const packageFiles = import.meta.glob<string>('../../../../packages/*/src/locales/**/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
});
const ownTexts = import.meta.glob<Messages>('../locales/*.json', { eager: true, import: 'default' });
const ownFiles = import.meta.glob<string>('../locales/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
});

const files = byLanguage({ ...packageFiles, ...ownFiles });
let used = new Set<string>();

for (const [language, namespaces] of byLanguage({ ...packageTexts, ...ownTexts })) {
  const texts = new Texts(language);
  for (const [namespace, messages] of Object.entries(namespaces)) texts.add(namespace, messages);
  provideTexts({ texts, onUse: (namespace) => used.add(namespace) });
}

function byLanguage<Value>(modules: Record<string, Value>): Map<Language, Record<string, Value>> {
  const found = new Map<Language, Record<string, Value>>();
  for (const [path, value] of Object.entries(modules)) {
    const { namespace, language } = readTextPath(path);
    const namespaces = found.get(language) ?? {};
    namespaces[namespace] = value;
    found.set(language, namespaces);
  }
  return found;
}

/** Addresses of a language's text files. */
export function textFilesOf(language: Language): TextFiles {
  return { byNamespace: files.get(language) ?? {}, whole: wholeTexts[language] };
}

/**
 * Begins to write down which namespaces a render uses. A render runs in one go; should one have to wait for
 * another, it may be told too little, and the browser loads the rest a moment later.
 */
export function recordNamespaces(): ReadonlySet<string> {
  used = new Set();
  return used;
}

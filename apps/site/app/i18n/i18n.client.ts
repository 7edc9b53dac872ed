import type { Language } from '@wbn/edition/language.ts';
import { createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { i18nOptions } from './i18n-options.ts';
import { readTextPath } from './text-path.ts';
import { usedNamespacesId } from './used-namespaces.tsx';

/** Addresses of the text files by language and namespace. */
const addresses = new Map<string, string>();
/** Namespaces that visitors may meet, and those of all pages. */
const namespaces = { visitors: new Set<string>(), all: new Set<string>() };

const files = import.meta.glob<string>(
  ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'],
  { eager: true, query: '?url', import: 'default' },
);
for (const [path, address] of Object.entries(files)) {
  const { namespace, language } = readTextPath(path);
  addresses.set(`${language} ${namespace}`, address);
  namespaces.all.add(namespace);
  if (!/packages\/(?:business-office|membership|messaging|verification)\//.test(path))
    namespaces.visitors.add(namespace);
}

/** The one i18next instance of the browser: it loads a namespace when a component asks for it. */
export const i18n = createInstance().use(
  resourcesToBackend(async (language: string, namespace: string) => {
    const answer = await fetch(addresses.get(`${language} ${namespace}`) ?? '');
    if (!answer.ok) throw new Error(`The texts of ${namespace} cannot be loaded: ${answer.status}`);
    return answer.json();
  }),
);

/** Loads the namespaces that the server rendered the page with; rejects when one cannot be loaded. */
export async function startI18n(): Promise<void> {
  const language = document.documentElement.lang.split('-')[0] as Language;
  const used = JSON.parse(document.getElementById(usedNamespacesId)?.textContent ?? '[]') as string[];
  await i18n.init({ ...i18nOptions, lng: language, ns: used });
  const missing = used.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  if (missing.length > 0) throw new Error(`Without texts: ${missing.join(', ')}`);
}

/** Loads the texts of visitors' pages, so that the next page is shown at once. */
export function loadTextsOfVisitors(): Promise<void> {
  return i18n.loadNamespaces([...namespaces.visitors]);
}

/** Loads all texts: members' pages show any of them as data arrives. */
export function loadAllTexts(): Promise<void> {
  return i18n.loadNamespaces([...namespaces.all]);
}

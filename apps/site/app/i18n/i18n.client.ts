import type { Language } from '@wbn/edition/language.ts';
import { createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { i18nOptions } from './i18n-options.ts';
import { usedTextsId } from './used-texts.tsx';

/** Addresses of the text files that the server rendered the page with, by namespace. */
type UsedTexts = Readonly<Record<string, string>>;

const usedTexts: UsedTexts = JSON.parse(document.getElementById(usedTextsId)?.textContent ?? '{}');

/** The addresses of all text files: visitors' first pages do without them. */
const loadTextFiles = () => import('./text-files.ts');

/** The one i18next instance of the browser: it loads a namespace when a component asks for it. */
export const i18n = createInstance().use(
  resourcesToBackend(async (language: string, namespace: string) => {
    const address =
      usedTexts[namespace] ?? (await loadTextFiles()).textAddress(language as Language, namespace);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The texts of ${namespace} cannot be loaded: ${answer.status}`);
    return answer.json();
  }),
);

/** Loads the namespaces that the server rendered the page with; rejects when one cannot be loaded. */
export async function startI18n(): Promise<void> {
  const language = document.documentElement.lang.split('-')[0] ?? '';
  const used = Object.keys(usedTexts);
  await i18n.init({ ...i18nOptions, lng: language, ns: used });
  const missing = used.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  if (missing.length > 0) throw new Error(`Without texts: ${missing.join(', ')}`);
}

/** Loads the texts of visitors' pages, so that the next page is shown at once. */
export async function loadTextsOfVisitors(): Promise<void> {
  await i18n.loadNamespaces((await loadTextFiles()).namespaces.visitors);
}

/** Loads all texts: members' pages show any of them as data arrives. */
export async function loadAllTexts(): Promise<void> {
  await i18n.loadNamespaces((await loadTextFiles()).namespaces.all);
}

import { textLanguage } from '@wbn/edition/language.ts';
import { createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { formatNumbers, i18nOptions } from './i18n-options.ts';
import { usedTextsId } from './used-texts.tsx';

/** URLs of the text files used by the server's rendering, by namespace. */
type UsedTexts = Readonly<Record<string, string>>;

const usedTexts: UsedTexts = JSON.parse(document.getElementById(usedTextsId)?.textContent ?? '{}');

/** URLs of all text files, in a separate chunk that the first page of a visit does not need. */
const loadTextFiles = () => import('./text-files.ts');

/** The browser's i18next instance; namespaces are loaded when a component uses them. */
export const i18n = createInstance().use(
  resourcesToBackend(async (_language: string, namespace: string) => {
    const address =
      usedTexts[namespace] ??
      (await loadTextFiles()).textAddress(textLanguage(document.documentElement.lang), namespace);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The texts of ${namespace} cannot be loaded: ${answer.status}`);
    return answer.json();
  }),
);

/** Loads the namespaces used by the server's rendering; rejects when one cannot be loaded. */
export async function startI18n(): Promise<void> {
  const { lang: locale } = document.documentElement;
  const language = locale.split('-')[0] ?? '';
  const used = Object.keys(usedTexts);
  await i18n.init({ ...i18nOptions, lng: language, ns: used });
  formatNumbers(i18n, locale);
  const missing = used.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  if (missing.length > 0) throw new Error(`Without texts: ${missing.join(', ')}`);
}

/** Loads the texts of all visitors' pages, so that the next page is shown without waiting. */
export async function loadTextsOfVisitors(): Promise<void> {
  await i18n.loadNamespaces((await loadTextFiles()).namespaces.visitors);
}

/** Loads all texts, because members' pages may use any of them as data arrives. */
export async function loadAllTexts(): Promise<void> {
  await i18n.loadNamespaces((await loadTextFiles()).namespaces.all);
}

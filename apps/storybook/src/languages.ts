import { type Language, languageNames, languages } from '@wbn/edition/language.ts';
import { createInstance, type i18n, type Resource } from 'i18next';

const catalogues = import.meta.glob<Record<string, unknown>>(
  ['../../../packages/*/src/locales/**/*.json', '../../site/app/locales/*.json'],
  { eager: true, import: 'default' },
);

/** All catalogues of all packages and the site; the namespace is the package's name, or the folder inside `locales`. */
const resources: Resource = {};
for (const [path, catalogue] of Object.entries(catalogues)) {
  const [, owner, folder, language] =
    /([^/]+)\/(?:src|app)\/locales\/(?:([^/]+)\/)?([^/]+)\.json$/.exec(path) ?? [];
  const namespace = folder ?? owner;
  if (namespace && language) resources[language] = { ...resources[language], [namespace]: catalogue };
}

/** Languages of the toolbar. */
export const languageChoices: readonly { value: Language; title: string }[] = languages.map((value) => ({
  value,
  title: languageNames[value],
}));

const instances = new Map<Language, i18n>();

/** The i18next instance of a language, with every package's catalogue loaded. */
export function translationsOf(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance({
    lng: language,
    fallbackLng: 'en',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void instance.init();
  instances.set(language, instance);
  return instance;
}

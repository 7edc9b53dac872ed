import { type Language, languages } from '@wbn/edition/language.ts';
import { createInstance, type i18n, type ResourceKey, type ResourceLanguage } from 'i18next';
import { i18nOptions } from './i18n-options.ts';
import { readTextPath } from './text-path.ts';

const files = import.meta.glob<ResourceKey>(
  ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'],
  { eager: true, import: 'default' },
);

const instances = new Map(languages.map((language) => [language, createI18n(language)]));

/** Returns the i18next instance of a language, with all namespaces loaded. */
export function i18nOf(language: Language): i18n {
  return instances.get(language) as i18n;
}

function createI18n(language: Language): i18n {
  const texts: Record<string, ResourceLanguage[string]> = {};
  for (const [path, content] of Object.entries(files)) {
    const file = readTextPath(path);
    if (file.language === language) texts[file.namespace] = content;
  }
  const instance = createInstance({
    ...i18nOptions,
    lng: language,
    ns: Object.keys(texts),
    resources: { [language]: texts },
    initAsync: false,
  });
  void instance.init();
  return instance;
}

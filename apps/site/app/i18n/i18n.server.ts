import { type Language, textLanguage } from '@wbn/edition/language.ts';
import { createInstance, type i18n, type ResourceKey, type ResourceLanguage } from 'i18next';
import { formatNumbers, i18nOptions } from './i18n-options.ts';
import { readTextPath } from './text-path.ts';

const files = import.meta.glob<ResourceKey>(
  ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'],
  { eager: true, import: 'default' },
);

const instances = new Map<string, i18n>();

/** Returns the i18next instance of a language and locale, with all namespaces loaded. */
export function i18nOf(language: Language, locale: string): i18n {
  const known = instances.get(locale);
  if (known) return known;
  const made = createI18n(language, locale);
  instances.set(locale, made);
  return made;
}

function createI18n(language: Language, locale: string): i18n {
  const texts: Record<string, ResourceLanguage[string]> = {};
  const written = textLanguage(locale);
  for (const [path, content] of Object.entries(files)) {
    const file = readTextPath(path);
    if (file.language === written) texts[file.namespace] = content;
  }
  const instance = createInstance({
    ...i18nOptions,
    lng: language,
    ns: Object.keys(texts),
    resources: { [language]: texts },
    initAsync: false,
  });
  void instance.init();
  formatNumbers(instance, locale);
  return instance;
}

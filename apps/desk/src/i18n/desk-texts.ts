import { formatNumber } from '@wbn/edition/format.ts';
import type { Language } from '@wbn/edition/language.ts';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { readTextPath } from './text-path.ts';

const files = import.meta.glob<ResourceKey>(
  ['../*/locales/*.json', '../../../../packages/{cards,contract,forms}/src/locales/**/*.json'],
  { import: 'default' },
);

/** Loads all texts of the desk in a language: whoever works here opens most pages. */
export async function loadDeskTexts(language: Language): Promise<i18n> {
  const texts: Record<string, ResourceKey> = {};
  await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const file = readTextPath(path);
      if (file.language === language) texts[file.namespace] = await load();
    }),
  );
  const instance = createInstance({
    lng: language,
    ns: Object.keys(texts),
    resources: { [language]: texts },
    defaultNS: 'desk-frame',
    fallbackLng: false,
    load: 'currentOnly',
    // React escapes texts.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  await instance.init();
  instance.services.formatter?.add('number', (value: number) => formatNumber(language, value));
  return instance;
}

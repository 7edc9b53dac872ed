import type { i18n, ResourceKey } from 'i18next';
import { readTextPath } from '../i18n/text-path.ts';

const files = import.meta.glob<ResourceKey>('../*/locales/*.json', { eager: true, import: 'default' });

/** Adds the texts of the desk to an i18next instance of the site, for stories. Returns it. */
export function addDeskTexts(instance: i18n): i18n {
  for (const [path, texts] of Object.entries(files)) {
    const { namespace, language } = readTextPath(path);
    const isLoaded = instance.hasResourceBundle(instance.language, namespace);
    if (language === instance.language && !isLoaded)
      instance.addResourceBundle(language, namespace, texts, true);
  }
  return instance;
}

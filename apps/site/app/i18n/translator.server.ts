import type { FlatNamespace } from 'i18next';
import type { RouterContextProvider } from 'react-router-dom';
import { viewContext } from '../context.ts';
import { languageTag } from '../seo/page-meta.ts';
import { i18nOf } from './i18n.server.ts';

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Returns a function that translates titles and descriptions for loaders; `{{edition}}` is the edition's label. */
export function translator(context: Readonly<RouterContextProvider>, namespace: FlatNamespace) {
  const view = context.get(viewContext);
  const { edition, language } = view;
  const editionLabel = edition.label[language];
  // Keys are often composed, which the typed function rejects.
  const lookUp = i18nOf(language, languageTag(view, language)).getFixedT(
    language,
    namespace,
  ) as unknown as Translate;
  const t: Translate = (key, values) => lookUp(key, { edition: editionLabel, ...values });
  return { t, editionLabel };
}

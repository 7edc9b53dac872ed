import type { RouterContextProvider } from 'react-router-dom';
import { viewContext } from '../context.ts';
import { textsOf } from './known-texts.ts';
import type { Translate } from './texts.ts';

/** Looks up texts of one namespace for titles and descriptions, which loaders write; knows the edition's label. */
export function translator(context: Readonly<RouterContextProvider>, namespace: string) {
  const { edition, language } = context.get(viewContext);
  const lookUp = textsOf(language).texts.of(namespace);
  const editionLabel = edition.label[language];
  const t: Translate = (key, values) => lookUp(key, { edition: editionLabel, ...values });
  return { t, editionLabel };
}

import { languagePath } from '@wbn/edition/language-path.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { documentContext, viewContext } from '../context.ts';

type Context = Readonly<RouterContextProvider>;
type JsonLd = object | undefined;

/** Whole address of a page in the language that is shown. */
export function addressOf(context: Context, path: string): string {
  const { edition, language, hosts } = context.get(viewContext);
  return `${hosts.site}${languagePath(edition, language, path)}`;
}

/**
 * Puts JSON-LD into the document. It is written by the server only: search engines read documents, and the browser
 * is spared its code and its data.
 */
export function addJsonLd(context: Context, ...parts: readonly JsonLd[]): void {
  const { jsonLd } = context.get(documentContext);
  for (const part of parts) if (part) jsonLd.push(part);
}

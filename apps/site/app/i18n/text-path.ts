import type { TextLanguage } from '@wbn/edition/language.ts';

/**
 * `packages/<package>/src/locales/[<namespace>/]<language>.json`; the namespace is the folder's name, otherwise the
 * package's.
 */
const textFile = /(?:([\w-]+)\/(?:src|app)|\.\.)\/locales\/(?:([\w-]+)\/)?([\w-]+)\.json$/;

/** Returns namespace and language of a text file's path. */
export function readTextPath(path: string): { readonly namespace: string; readonly language: TextLanguage } {
  const [, owner = 'site', namespace = owner, language = ''] = textFile.exec(path) ?? [];
  return { namespace, language: language as TextLanguage };
}

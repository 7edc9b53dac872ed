import type { Language } from '@wbn/edition/language.ts';

/** `packages/<package>/src/locales/[<namespace>/]<language>.json`; the namespace is the package unless it has a folder of its own. */
const textFile = /(?:([\w-]+)\/(?:src|app)|\.\.)\/locales\/(?:([\w-]+)\/)?(\w+)\.json$/;

/** Namespace and language of a text file, from its path. */
export function readTextPath(path: string): { readonly namespace: string; readonly language: Language } {
  const [, owner = 'site', namespace = owner, language = ''] = textFile.exec(path) ?? [];
  return { namespace, language: language as Language };
}

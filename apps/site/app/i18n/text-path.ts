import type { Language } from '@wbn/edition/language.ts';

// Every package keeps its texts in src/locales/<language>.json, its name being the namespace; texts that few pages need
// have a folder, and a namespace, of their own.
const textFile = /(?:([\w-]+)\/src|\.\.)\/locales\/(?:([\w-]+)\/)?(\w+)\.json$/;

/** Whose texts are in a file of texts, from its path relative to this folder. */
export function readTextPath(path: string): { readonly namespace: string; readonly language: Language } {
  const [, owner = 'site', namespace = owner, language = ''] = textFile.exec(path) ?? [];
  return { namespace, language: language as Language };
}

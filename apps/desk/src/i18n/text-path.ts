import type { TextLanguage } from '@wbn/edition/language.ts';

/** `desk/src/<room>/locales/<language>.json`, `packages/<package>/src/locales/[<namespace>/]<language>.json`. */
const textFile =
  /(?:\/packages\/(?<owner>[\w-]+)\/src|(?<room>[\w-]+))\/locales\/(?:(?<name>[\w-]+)\/)?(?<language>[\w-]+)\.json$/;

/** Returns namespace and language of a text file's path; the texts of a room of the desk are `desk-<room>`. */
export function readTextPath(path: string): { readonly namespace: string; readonly language: TextLanguage } {
  const { owner, room = '', name, language } = textFile.exec(path)?.groups ?? {};
  return { namespace: owner ? (name ?? owner) : `desk-${room}`, language: language as TextLanguage };
}

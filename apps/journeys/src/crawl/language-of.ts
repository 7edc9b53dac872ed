import { languages } from '@wbn/edition/language.ts';
import { network } from '@wbn/edition/network.ts';

/** Returns the language of an address and its path without the language code. */
export function languageOf(address: string) {
  const { host, pathname } = new URL(address);
  const site = network.find((known) => known.host === host) ?? network[0];
  const language = languages.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`));
  return {
    language: language ?? site.language,
    path: (path: string) => (language ? path.slice(language.length + 1) || '/' : path),
  };
}

import { languages } from '@wbn/contract/shared/language.ts';

/**
 * Where somebody goes on whose address has just been confirmed. Whoever came from the home page of a site begins with their
 * company; from any other page they came for something, and go back to it.
 */
export function firstStepsAddress(back: URL): URL {
  const [code, ...others] = back.pathname.split('/').filter(Boolean);
  const isLanguage = languages.some((language) => language === code);
  if (others.length > 0 || (code !== undefined && !isLanguage)) return back;
  return new URL(`${isLanguage ? `/${code}` : ''}/business/create?welcome=1`, back);
}

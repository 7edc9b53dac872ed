import { languages } from '@wbn/contract/shared/language.ts';

/** The page after the first confirmation: visitors from a site's home page begin with their company; others return to the page they came from. */
export function firstStepsAddress(back: URL): URL {
  const [code, ...others] = back.pathname.split('/').filter(Boolean);
  const isLanguage = languages.some((language) => language === code);
  if (others.length > 0 || (code !== undefined && !isLanguage)) return back;
  return new URL(`${isLanguage ? `/${code}` : ''}/business/create?welcome=1`, back);
}

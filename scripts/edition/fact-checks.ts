import { languages } from '../../packages/edition/src/language.ts';
import { contrast, parseHex } from '../../packages/ui-kit/src/theme/contrast.ts';
import { isCountry } from './country-facts.ts';

/** A sentence about what is wrong, or undefined. */
export type Problem = string | undefined;

const lightGround = '#ffffff';
const darkGround = '#14171c';
const leastContrast = 4.5;

export function checkId(id: string): Problem {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    return `'${id}' is no id: use small letters and hyphens, such as new-zealand.`;
  return undefined;
}

export function checkCountry(country: string): Problem {
  if (!isCountry(country))
    return `'${country}' is not the ISO code of a country: two capital letters, such as NZ.`;
  return undefined;
}

export function checkLabel(label: string): Problem {
  if (!label.trim()) return 'The label is empty: it stands in every title and picture text.';
  if (label.length > 40)
    return `The label has ${label.length} characters; 40 is the most that titles can take.`;
  if (/[<>{}]/.test(label)) return `The label '${label}' holds one of < > { }.`;
  return undefined;
}

export function checkLanguage(language: string): Problem {
  if (!languages.some((known) => known === language))
    return `'${language}' is none of the languages of the site: ${languages.join(', ')}.`;
  return undefined;
}

export function checkLocale(locale: string, language: string): Problem {
  try {
    if (Intl.getCanonicalLocales(locale)[0] !== locale)
      return `The locale '${locale}' should be written ${Intl.getCanonicalLocales(locale)[0]}.`;
  } catch {
    return `'${locale}' is no BCP 47 tag, such as en-NZ.`;
  }
  if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0)
    return `Intl does not know the locale '${locale}'.`;
  if (new Intl.Locale(locale).language !== language)
    return `The locale '${locale}' is not in '${language}', the language at the root of the site.`;
  return undefined;
}

export function checkTimeZone(timeZone: string): Problem {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone.includes('/')
      ? undefined
      : `The time zone '${timeZone}' should name a place, such as Pacific/Auckland.`;
  } catch {
    return `Intl does not know the time zone '${timeZone}'; write an IANA name, such as Pacific/Auckland.`;
  }
}

export function checkCurrency(currency: string): Problem {
  if (!Intl.supportedValuesOf('currency').includes(currency))
    return `Intl does not know the currency '${currency}'; write its ISO 4217 code, such as NZD.`;
  return undefined;
}

export function checkHost(host: string): Problem {
  if (!/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(host))
    return `'${host}' is no host name: small letters without https:// and path, such as www.wbnnewzealand.com.`;
  return undefined;
}

export function checkColour(colour: string): Problem {
  if (!/^#[0-9a-f]{6}$/.test(colour)) return `'${colour}' is no colour in the form #1f5f99.`;
  return undefined;
}

/** Whether text in this colour is readable on the light background. */
export function checkPrimary(colour: string): Problem {
  return checkColour(colour) ?? checkContrast(colour, lightGround);
}

/** Whether text in this colour is readable on the dark background. */
export function checkPrimaryDark(colour: string): Problem {
  return checkColour(colour) ?? checkContrast(colour, darkGround);
}

function checkContrast(colour: string, ground: string): Problem {
  const found = contrastOf(colour, ground);
  if (found >= leastContrast) return undefined;
  return `${colour} has a contrast of ${(Math.floor(found * 10) / 10).toFixed(1)}:1 on ${ground}; words need ${leastContrast}:1.`;
}

function contrastOf(colour: string, ground: string): number {
  return contrast(parseHex(colour), parseHex(ground));
}

export function checkVideo(language: string): Problem {
  if (language !== 'en' && language !== 'es')
    return `The intro video exists in en and es, not in '${language}'.`;
  return undefined;
}

export function checkPhone(phone: string): Problem {
  if (!/^\+[1-9]\d{0,2}( \d+)+$/.test(phone) || phone.replace(/\D/g, '').length > 15)
    return `'${phone}' is no international number such as +64 9 555 0142.`;
  return undefined;
}

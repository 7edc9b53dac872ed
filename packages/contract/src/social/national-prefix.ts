/** Dial codes without a prefix for calls within the country, and with numbers that begin with 0 (libphonenumber). */
const zeroBelongs = new Set(
  '39 47 225 226 227 229 241 242 247 267 268 378 501 507 676 679 687 853 974 992'.split(' '),
);

/** Prefixes other than 0 for calls within a country; with `digits`, the number of digits without it where those too may begin so. */
const prefixes: Readonly<Record<string, { readonly prefix: string; readonly digits?: number }>> = {
  1: { prefix: '1', digits: 10 },
  7: { prefix: '8', digits: 10 },
  36: { prefix: '06' },
  375: { prefix: '80', digits: 9 },
  692: { prefix: '1', digits: 7 },
  993: { prefix: '8', digits: 8 },
};

/**
 * A number as it is dialled behind its dial code (digits alone, without a plus): the prefix for calls within the country, such as
 * the 0 of `(08) 9555 0142`, goes; all else stays as it is written. A test holds it to libphonenumber, whose tables are too large for pages.
 */
export function dropNationalPrefix(dialCode: string, number: string): string {
  const digits = number.replace(/\D/g, '');
  const { prefix, digits: usual } = prefixes[dialCode] ?? { prefix: zeroBelongs.has(dialCode) ? '' : '0' };
  if (!digits.startsWith(prefix)) return number;
  if (usual !== undefined && digits.length !== usual + prefix.length) return number;
  return [...prefix]
    .reduce((rest, digit) => rest.replace(digit, ''), number)
    .replace(/^\D*\(\s*\)|^[\s\-./)]+/, '')
    .trim();
}

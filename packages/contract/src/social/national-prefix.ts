/** Dial codes without a prefix for calls within the country, and with numbers that begin with 0 (libphonenumber). */
const zeroBelongs = /^(?:39|47|22[5679]|24[127]|26[78]|378|50[17]|67[69]|687|853|974|992)$/;

/** Prefixes other than 0 for calls within a country; beside some the number of digits without it, where those too may begin so. */
const prefixes: Readonly<Record<string, readonly [prefix: string, digits?: number]>> = {
  1: ['1', 10],
  7: ['8', 10],
  36: ['06'],
  375: ['80', 9],
  692: ['1', 7],
  993: ['8', 8],
};

/**
 * A number as it is dialled behind its dial code (digits alone, without a plus): the prefix for calls within the country, such as
 * the 0 of `(08) 9555 0142`, goes; all else stays as it is written. A test holds it to libphonenumber, whose tables are too large for pages.
 */
export function dropNationalPrefix(dialCode: string, number: string): string {
  const digits = number.replace(/\D/g, '');
  const [prefix, usual] = prefixes[dialCode] ?? [zeroBelongs.test(dialCode) ? '' : '0'];
  if (!digits.startsWith(prefix)) return number;
  if (usual !== undefined && digits.length !== usual + prefix.length) return number;
  return [...prefix]
    .reduce((rest, digit) => rest.replace(digit, ''), number)
    .replace(/^\D*\(\s*\)|^[\s\-./)]+/, '')
    .trim();
}

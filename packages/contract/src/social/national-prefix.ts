/** Dial codes without a trunk prefix whose numbers can begin with 0 (libphonenumber). */
const zeroBelongs = /^(?:39|47|22[5679]|24[127]|26[78]|378|50[17]|67[69]|687|853|974|992)$/;

/**
 * Trunk prefixes other than 0. `digits` is the length without the prefix, given where numbers can also begin with the
 * prefix's digits.
 */
const prefixes: Readonly<Record<string, readonly [prefix: string, digits?: number]>> = {
  1: ['1', 10],
  7: ['8', 10],
  36: ['06'],
  375: ['80', 9],
  692: ['1', 7],
  993: ['8', 8],
};

/**
 * Removes the trunk prefix from a number that follows its dial code (digits, without plus), such as the 0 of `(08)
 * 9555 0142`; the rest stays as written. A test compares it with libphonenumber, whose tables are too large for
 * pages.
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

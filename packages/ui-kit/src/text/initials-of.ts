const letterOrDigit = /[\p{L}\p{N}]/u;
const hangulOrHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns one or two initials of a name: 'Lisbon Cork Works' -> 'LC', '上海贸易' -> '上'. */
export function initialsOf(name: string): string {
  const firsts = name
    .split(/\s+/)
    .map((word) => Array.from(word).find((character) => letterOrDigit.test(character)))
    .filter((character) => character !== undefined);
  const [first = '?', second = ''] = firsts;
  if (hangulOrHan.test(first)) return first;
  return (first + second).toUpperCase();
}

/** Hashes a name to a number below `count`. */
export function hueOf(name: string, count: number): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65521;
  return hash % count;
}

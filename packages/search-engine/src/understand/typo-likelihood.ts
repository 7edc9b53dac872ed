/** Logarithm of some 25: swapping or omitting a letter can happen in one way at each place, adding or replacing one in some 25. */
const onlyWay = 3;
/** A neighbouring key, or the same key twice, is hit more often than any other. */
const nearKey = 1.5;

/**
 * Likelihood, as a logarithm relative to the least likely, that `typed` is a typo of `meant`: one letter omitted, added or replaced, or two
 * neighbours swapped. Undefined for more edits or none.
 */
export function typoLikelihood(typed: string, meant: string): number | undefined {
  const [is, was] = [[...typed], [...meant]];
  if (Math.abs(is.length - was.length) > 1) return undefined;
  const shorter = Math.min(is.length, was.length);
  let start = 0;
  while (start < shorter && is[start] === was[start]) start += 1;
  let end = 0;
  while (end < shorter - start && is.at(-1 - end) === was.at(-1 - end)) end += 1;
  const slipped = is.slice(start, is.length - end);
  const right = was.slice(start, was.length - end);
  const isSwapped = slipped.length === 2 && slipped[0] === right[1] && slipped[1] === right[0];
  if (slipped.length + right.length === 0 || (!isSwapped && Math.max(slipped.length, right.length) > 1))
    return undefined;
  const [letter] = slipped;
  if (letter === undefined || isSwapped) return onlyWay;
  const expected = right.length > 0 ? right : [was[start - 1], was[start]];
  return expected.some((key) => key !== undefined && areNear(letter, key)) ? nearKey : 0;
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const places = new Map(
  keyboard.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y / 2, y }] as const)),
);

/** Whether two keys are equal or neighbours on a Latin keyboard. */
function areNear(one: string, other: string): boolean {
  const [a, b] = [places.get(one), places.get(other)];
  return one === other || (a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 1.2);
}

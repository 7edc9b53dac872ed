/** Swapping two letters or leaving one out can be done in one way at each place, adding or replacing one in some 25: their logarithm. */
const onlyWay = 3;
/** A key beside the right one, or the same key twice, is hit more often than any other. */
const nearKey = 1.5;

/**
 * How likely the slip is that makes `typed` of `meant`, as a logarithm beside the least likely: one letter left out, added or replaced, or
 * two neighbours swapped. Undefined where it takes more, or none.
 */
export function slipLikelihood(typed: string, meant: string): number | undefined {
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

/** The same key, or one that touches it on a keyboard of Latin letters. */
function areNear(one: string, other: string): boolean {
  const [a, b] = [places.get(one), places.get(other)];
  return one === other || (a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 1.2);
}

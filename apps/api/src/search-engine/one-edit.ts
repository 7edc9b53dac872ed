/** True when one letter too many, too few or wrong, or two neighbours swapped, make one word of the other. */
export function isOneEditAway(a: string, b: string): boolean {
  const long = [...a];
  const short = [...b];
  if (long.length < short.length) return isOneEditAway(b, a);
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && long[start] === short[start]) start += 1;
  let end = 0;
  while (end < short.length - start && long.at(-1 - end) === short.at(-1 - end)) end += 1;
  const longRest = long.length - start - end;
  const shortRest = short.length - start - end;
  if (longRest === 1 && shortRest <= 1) return true;
  const swapped = longRest === 2 && shortRest === 2;
  return swapped && long[start] === short[start + 1] && long[start + 1] === short[start];
}

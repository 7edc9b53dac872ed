const shortest = 5;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A search with one letter omitted, added, swapped or replaced in a word of five letters or more; unchanged without such a word. */
export function addTypo(query: string, turn: number): string {
  const words = query.split(' ');
  const long = words.flatMap((word, at) => (word.length >= shortest ? [at] : []));
  const random = randomFrom(`${query} ${turn}`);
  const chosen = long[random(long.length)];
  if (chosen === undefined) return query;
  const word = words[chosen] ?? '';
  for (;;) {
    const slipped = addTypoToWord(word, random);
    if (slipped !== word) return words.map((one, at) => (at === chosen ? slipped : one)).join(' ');
  }
}

function addTypoToWord(word: string, random: (below: number) => number): string {
  const at = random(word.length - 1);
  const letter = letters.charAt(random(letters.length));
  const [before, here, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const slips = [
    before + next + after,
    before + here + letter + next + after,
    before + next + here + after,
    before + letter + next + after,
  ];
  return slips[random(slips.length)] ?? word;
}

/** A pseudo-random generator seeded by a text. */
function randomFrom(text: string): (below: number) => number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return below > 0 ? (state >>> 8) % below : 0;
  };
}

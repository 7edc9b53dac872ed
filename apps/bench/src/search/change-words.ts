/** The first words of a text. */
export function firstWords(text: string, count: number): string {
  return text.split(/\s+/).slice(0, count).join(' ');
}

/** Misspells the longest word of a text: a letter omitted, doubled or swapped with its neighbour. */
export function misspell(text: string, turn: number): string {
  const words = text.split(/\s+/);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const at = Math.floor(longest.length / 2);
  const before = longest.slice(0, at);
  const letter = longest.charAt(at);
  const after = longest.slice(at + 1);
  const slips = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
  ];
  return words.map((word) => (word === longest ? (slips[turn % slips.length] ?? word) : word)).join(' ');
}

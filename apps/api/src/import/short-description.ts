const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const longest = 200;

/** The first sentence of a description, cut at a word when it is long: what a card has room for. */
export function shortDescription(description: string): string {
  const beginning = description.slice(0, 1_000);
  let text = '';
  for (const { segment } of sentences.segment(beginning)) {
    text += segment;
    // 'Acme Co. Ltd. makes ...': too short to be the sentence.
    if (text.trim().length >= 40) break;
  }
  text = text.replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '').toWellFormed()}…`;
}

const founded = /\bwas (?:founded|incorporated|established) in (1[5-9]\d\d|20\d\d)\b/g;

/** The year a description says the company was founded in (its last such sentence speaks of the company itself). */
export function foundingYear(description: string): number | undefined {
  const years = [...description.matchAll(founded)];
  const year = Number(years.at(-1)?.[1] ?? 0);
  return year > 0 && year <= new Date().getUTCFullYear() ? year : undefined;
}

/** Countries of one initial. */
export interface LetterGroup<Entry> {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

/** First character, in pinyin order, of the syllables that begin with each letter (i, u and v begin none). */
const pinyinStarts: readonly (readonly [string, string])[] = [
  ...'A阿 B八 C嚓 D哒 E妸 F发 G旮 H哈 J讥 K咔 L垃 M妈 N拿 O噢 P妑 Q七 R呥 S仨 T他 W穵 X夕 Y丫 Z帀'.split(' '),
].map((pair) => [pair.slice(0, 1), pair.slice(1)] as const);

/** Sorts by name as the language does, and groups by initial; Chinese names by the initial of their pinyin. */
export function groupByLetter<Entry extends { readonly text: string }>(
  entries: readonly Entry[],
  locale: string,
): readonly LetterGroup<Entry>[] {
  const collator = new Intl.Collator(locale);
  const groups = new Map<string, Entry[]>();
  for (const entry of entries.toSorted((one, other) => collator.compare(one.text, other.text))) {
    const letter = initialOf(entry.text, locale);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .map(([letter, found]) => ({ letter, entries: found }))
    .toSorted((one, other) => one.letter.localeCompare(other.letter, 'en'));
}

function initialOf(text: string, locale: string): string {
  const [first = ''] = text.normalize('NFD');
  if (!/\p{Script=Han}/u.test(first)) return first.toLocaleUpperCase(locale);
  const collator = new Intl.Collator('zh-Hans-u-co-pinyin');
  return pinyinStarts.findLast(([, start]) => collator.compare(start, text) <= 0)?.[0] ?? '#';
}

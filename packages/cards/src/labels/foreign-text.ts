/** Scripts that tell a language, the first that fits; kana and hangul stand before the Han characters that both use. */
const languagesOfScripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  // Several languages; the script alone makes a screen reader choose one that reads it.
  [/\p{Script=Cyrillic}/u, 'und-Cyrl'],
];

/** For an element with a text of somebody else's: its direction, and its language where its script tells it (WCAG 3.1.2). */
export function foreignText(text: string): { readonly dir: 'auto'; readonly lang?: string } {
  // One borrowed character in a Latin text does not make it another language.
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 >= letters) return { dir: 'auto' };
  const lang = languagesOfScripts.find(([script]) => script.test(text))?.[1];
  return lang === undefined ? { dir: 'auto' } : { dir: 'auto', lang };
}

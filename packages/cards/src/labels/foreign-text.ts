/** Scripts that tell a language, the first that fits: kana and hangul before the Han characters that both use; Cyrillic tells only itself. */
const languagesOfScripts =
  'Hiragana ja Katakana ja Hangul ko Han zh Arabic ar Hebrew he Greek el Thai th Devanagari hi Bengali bn Tamil ta Georgian ka Armenian hy Cyrillic und-Cyrl';

const scripts = [...languagesOfScripts.matchAll(/(\w+) (\S+)/g)].map(
  ([, script, language]) => [new RegExp(`\\p{Script=${script}}`, 'u'), language] as const,
);

/** For an element with a text of somebody else's: its direction, and its language where that is known or its script tells it (WCAG 3.1.2). */
export function foreignText(
  text: string,
  language?: { readonly code: string },
): { readonly dir: 'auto'; readonly lang?: string } {
  if (language) return { dir: 'auto', lang: language.code };
  // One borrowed character in a Latin text does not make it another language.
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 >= letters) return { dir: 'auto' };
  const lang = scripts.find(([script]) => script.test(text))?.[1];
  return lang === undefined ? { dir: 'auto' } : { dir: 'auto', lang };
}

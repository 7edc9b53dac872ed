/**
 * Scripts and the language each indicates; the first match wins. Kana and hangul come before Han, which Japanese and
 * Korean use too; Cyrillic indicates no single language.
 */
const languagesOfScripts =
  'Hiragana ja Katakana ja Hangul ko Han zh Arabic ar Hebrew he Greek el Thai th Devanagari hi Bengali bn Tamil ta Georgian ka Armenian hy Cyrillic und-Cyrl';

const scripts = [...languagesOfScripts.matchAll(/(\w+) (\S+)/g)].map(
  ([, script, language]) => [new RegExp(`\\p{Script=${script}}`, 'u'), language] as const,
);

/**
 * Returns `dir` and `lang` for an element with user-written text; the language is the given one or guessed from the
 * script (WCAG 3.1.2).
 */
export function foreignText(
  text: string,
  language?: { readonly code: string },
): { readonly dir: 'auto'; readonly lang?: string } {
  if (language) return { dir: 'auto', lang: language.code };
  // A borrowed character in a mostly Latin text does not change its language.
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 >= letters) return { dir: 'auto' };
  const lang = scripts.find(([script]) => script.test(text))?.[1];
  return lang === undefined ? { dir: 'auto' } : { dir: 'auto', lang };
}

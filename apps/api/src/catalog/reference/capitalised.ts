import type { Language } from '@wbn/contract/shared/language.ts';

/** Intl writes many names as they stand inside a sentence; in a list they begin with a capital. */
export function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

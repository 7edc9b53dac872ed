import { type Language, languages } from '@wbn/contract/shared/language.ts';

/** Languages in which the noun comes first and its adjectives follow: 'bombas centrífugas'. */
const nounFirst: ReadonlySet<Language | undefined> = new Set(['es', 'it']);
const joint = /\s*(?:,|;|&|\/|、|和|与|及|\band\b|\by\b|\be\b|\bed\b)\s*/u;
const isOneWord = (part: string) => !part.includes(' ');

/** Whether the noun comes first in the name at this place of a category's names. */
export function isNounFirst(at: number): boolean {
  return nounFirst.has(languages[at]);
}

/** Splits 'Pumps and compressors' into its parts. */
export function splitName(name: string): string[] {
  return name.split(joint).filter(Boolean);
}

/**
 * Parts of each name of a category, each with its noun: 'Coffee Tables' and 'Side Tables' of 'Coffee & Side Tables', but 'Tea' of 'Tea & Herbal
 * Infusions'. A single word before longer ones has a noun of its own if it is a plural, or if each name whose noun comes first begins with
 * one word, too: 'Té e infusiones', not 'Mesas de centro y auxiliares'.
 */
export function nameParts(names: readonly string[]): string[][] {
  const firsts = names.flatMap((name, at) => {
    const parts = isNounFirst(at) ? splitName(name) : [];
    return parts.length > 1 ? parts.slice(0, 1) : [];
  });
  const areThings = firsts.length > 0 && firsts.every(isOneWord);
  return names.map((name, at) => {
    const parts = splitName(name);
    const last = parts.at(-1) ?? '';
    if (isOneWord(last) || isNounFirst(at) || areThings) return parts;
    const noun = last.slice(last.lastIndexOf(' '));
    return parts.map((part) => (isOneWord(part) && !/[^s]s$/.test(part) ? part + noun : part));
  });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keyOf, type Token, tokensOf } from './tokens.ts';

/** What a phrase means: a kind of condition, or or what words around it mean, with its value. */
export interface Meaning {
  readonly kind: string;
  readonly value: string;
}

interface Phrase extends Meaning {
  /** As written. */
  readonly phrase: string;
}

export interface Phrases {
  readonly byKey: ReadonlyMap<string, readonly Meaning[]>;
  readonly ofKind: ReadonlyMap<string, readonly Phrase[]>;
  readonly longest: number;
}

const list = fileURLToPath(new URL('../../../search-conditions.txt', import.meta.url));
const line = /^(\w+) ([^:]+): (.+)$/;

let phrases: Phrases | undefined;

/** The table of phrases, read once. */
export function readPhrases(): Phrases {
  phrases ??= parsePhrases(readFileSync(list, 'utf8'));
  return phrases;
}

/** The phrases of a kind, in the order of the table. */
export function phrasesOf(kind: string): readonly Phrase[] {
  return readPhrases().ofKind.get(kind) ?? [];
}

/** Parses lines 'kind value: phrase, phrase'; `#` begins a comment. */
export function parsePhrases(text: string): Phrases {
  const phrases = text.split('\n').flatMap((row) => {
    const [, kind = '', value = '', written = ''] = row.match(line) ?? [];
    return written.split(',').map((one) => ({ kind, value, phrase: one.trim(), tokens: tokensOf(one) }));
  });
  const known = phrases.filter(({ tokens }) => tokens.length > 0);
  return {
    byKey: Map.groupBy(known, ({ tokens }) => keyOf(tokens)),
    ofKind: Map.groupBy(known, ({ kind }) => kind),
    longest: Math.max(0, ...known.map(({ tokens }) => tokens.length)),
  };
}

/** Whether a phrase has a meaning of a kind, by its key. */
export function isOfKind(key: string, kind: string): boolean {
  return (
    readPhrases()
      .byKey.get(key)
      ?.some((one) => one.kind === kind) ?? false
  );
}

/** The longest phrase at a place whose meaning passes; undefined when there is none. */
export function findPhrase(
  tokens: readonly Token[],
  at: number,
  passes: (meaning: Meaning) => boolean,
): { readonly count: number; readonly meaning: Meaning } | undefined {
  const { byKey, longest } = readPhrases();
  for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1) {
    const meaning = byKey.get(keyOf(tokens.slice(at, at + count)))?.find(passes);
    if (meaning) return { count, meaning };
  }
  return undefined;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keyOf, type Token, tokensOf } from './tokens.ts';

/** What a phrase means: a kind of condition, or `link`, `part`, `filler`, `word`, with its value. */
export interface Meaning {
  readonly kind: string;
  readonly value: string;
}

export interface Phrases {
  readonly byKey: ReadonlyMap<string, readonly Meaning[]>;
  /** Phrases by meaning, as written. */
  readonly of: ReadonlyMap<string, readonly string[]>;
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

/** Parses lines 'kind value: phrase, phrase'; `#` begins a comment. */
export function parsePhrases(text: string): Phrases {
  const byKey = new Map<string, Meaning[]>();
  const of = new Map<string, string[]>();
  let longest = 0;
  for (const row of text.split('\n')) {
    const [, kind = '', value = '', written = ''] = row.match(line) ?? [];
    for (const phrase of written.split(',').map((one) => one.trim())) {
      const tokens = tokensOf(phrase);
      if (tokens.length === 0) continue;
      const key = keyOf(tokens);
      const known = byKey.get(key) ?? [];
      if (known.some((one) => one.kind === kind && one.value === value)) continue;
      byKey.set(key, [...known, { kind, value }]);
      of.set(`${kind} ${value}`, [...(of.get(`${kind} ${value}`) ?? []), phrase]);
      longest = Math.max(longest, tokens.length);
    }
  }
  return { byKey, of, longest };
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

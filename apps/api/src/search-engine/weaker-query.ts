import { isBeginning, isWord, lexemeOf, tokensOf } from './query-tokens.ts';
import type { ShareOf } from './shelf.ts';
import { rareShare } from './word-statistics.ts';

interface Part {
  /** As tsquery reads it. */
  readonly query: string;
  readonly words: number;
  /** Of all documents: at most so many have it. */
  readonly share: number;
}

/**
 * What all documents have that match a query, told by fewer words: of words that must stand together the rarest alone. Undefined where that
 * spares less than a third of the words. Takes words, beginnings, `&`, `|` and parentheses.
 */
export function weakerQuery(query: string, shareOf: ShareOf): string | undefined {
  const tokens = tokensOf(query);
  let at = 0;
  const weaker = readAny();
  return weaker.words * 3 <= tokens.filter(isWord).length * 2 ? weaker.query : undefined;

  function readAny(): Part {
    const parts = [readAll()];
    for (; tokens[at] === '|'; parts.push(readAll())) at += 1;
    return anyOf(parts);
  }

  function readAll(): Part {
    const parts = [readOne()];
    for (; tokens[at] === '&'; parts.push(readOne())) at += 1;
    return parts.reduce((rarest, part) => (costOf(part) < costOf(rarest) ? part : rarest));
  }

  function readOne(): Part {
    const token = tokens[at] ?? '';
    at += 1;
    if (isWord(token)) return { query: token, words: 1, share: shareOfWord(token) };
    const inside = readAny();
    // Behind the parenthesis that closes it.
    at += 1;
    return inside;
  }

  /** Of a beginning it is not known. */
  function shareOfWord(word: string): number {
    return isBeginning(word) ? 1 : Math.max(shareOf(lexemeOf(word)), rareShare);
  }
}

/** Of the index's work for a condition: each of its words is looked at for each document that has one. */
export function costOf({ share, words }: Pick<Part, 'share' | 'words'>): number {
  return share * words;
}

/** Each word once: 'gear reducer' and 'speed reducer' have one in common. */
function anyOf(parts: readonly Part[]): Part {
  const different = [...new Map(parts.map((part) => [part.query, part])).values()];
  const [only] = different;
  if (only && different.length === 1) return only;
  return {
    query: `(${different.map(({ query }) => query).join(' | ')})`,
    words: different.reduce((sum, { words }) => sum + words, 0),
    share: different.reduce((sum, { share }) => sum + share, 0),
  };
}

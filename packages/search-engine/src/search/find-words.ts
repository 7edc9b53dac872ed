import type { SearchHits } from '../search-engine.ts';
import { foldText } from '../understand/fold-text.ts';
import { parseQuery } from '../understand/parse-query.ts';
import { readSynonyms } from '../understand/synonyms.ts';
import type { Asking } from './asking.ts';
import { correctWords } from './correct-words.ts';
import { findLoosening } from './find-loosening.ts';
import { type FoundMatches, findMatching, nothing } from './find-matching.ts';
import { joinNames } from './join-names.ts';

/** Finds hits by the words of the thing; corrects words that no document has. */
export async function findWords(asking: Asking): Promise<FoundMatches> {
  const { db, index, recipe, catalog, statistics, query, thing } = asking;
  const synonyms = readSynonyms(catalog);
  const parse = (words: string) => parseQuery(words, recipe, synonyms);
  const terms = parse(thing);
  if (thing !== '' && terms.length === 0)
    return { hits: { ids: [], total: 0 }, parts: [[nothing]], groups: [], asking };
  if (query.exact) return findMatching(asking, terms);
  const typed = await findLoosening(asking, terms, { onlyFound: recipe.correctsTypos });
  if (terms.length === 0 || typed.hits.total > 0 || !recipe.correctsTypos) return typed;

  const joined = await joinNames(asking, query.kind, terms, parse);
  const lookup = { db, index, kind: query.kind, statistics, parse, synonyms, recipe };
  const { terms: meant, replaced, incomplete, likely } = await correctWords(lookup, joined);
  if (meant.length === 0) return typed;
  const isSame = meant.length === terms.length && meant.every((term, at) => term === terms[at]);
  const corrected = { ...asking, thing: correct(thing, replaced) };
  const found = await findLoosening(corrected, meant, {
    ...{ likely, incomplete },
    none: isSame ? typed : undefined,
  });
  if (found.hits.total === 0) return typed;
  const correction = { typed: correct(query.text, new Map()), meant: correct(query.text, replaced) };
  return replaced.size > 0 ? withNotes(found, { correction }) : found;
}

export function withNotes(
  found: FoundMatches,
  notes: Pick<SearchHits, 'correction' | 'recognised'>,
): FoundMatches {
  return { ...found, hits: { ...found.hits, ...notes } };
}

/** A text, folded, with its words replaced. */
function correct(text: string, replaced: ReadonlyMap<string, string>): string {
  const typed = foldText(text).trim().replace(/\s+/g, ' ');
  return typed.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => replaced.get(word) ?? word);
}

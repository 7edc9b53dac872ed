import type { SearchHits } from '../search-engine.ts';
import type { Condition } from '../understand/conditions/condition.ts';
import { foldText } from '../understand/fold-text.ts';
import { parseQuery } from '../understand/parse-query.ts';
import { readSynonyms } from '../understand/synonyms.ts';
import type { Asking } from './asking.ts';
import { correctWords } from './correct-words.ts';
import { findLoosening } from './find-loosening.ts';
import { type FoundMatches, findMatching, nothing } from './find-matching.ts';
import { joinNames } from './join-names.ts';

/** Finds hits by the words of a thing; corrects words that no document has. */
export async function findWords(
  asking: Asking,
  text: string,
  conditions: readonly Condition[],
): Promise<FoundMatches> {
  const { db, index, recipe, catalog, statistics, query } = asking;
  const synonyms = readSynonyms(catalog);
  const parse = (words: string) => parseQuery(words, recipe, synonyms);
  const terms = text === '' ? [] : parse(text);
  if (text !== '' && terms.length === 0)
    return { hits: { ids: [], total: 0 }, parts: [[nothing]], groups: [], thing: text, conditions };
  if (query.exact) return findMatching(asking, terms, conditions);
  const typed = await findLoosening(asking, terms, conditions, { onlyFound: recipe.correctsTypos });
  if (terms.length === 0 || typed.hits.total > 0 || !recipe.correctsTypos) return typed;

  const joined = await joinNames(asking, query.kind, terms, parse);
  const lookup = { db, index, kind: query.kind, statistics, parse, synonyms, recipe };
  const { terms: meant, replaced, incomplete, likely } = await correctWords(lookup, joined);
  if (meant.length === 0) return typed;
  const isSame = meant.length === terms.length && meant.every((term, at) => term === terms[at]);
  const correction = replaced.size > 0 ? { correction: correctionOf(query.text, replaced) } : {};
  const thing = replaced.size > 0 ? correctionOf(text, replaced).meant : text;
  const found = await findLoosening({ ...asking, thing }, meant, conditions, {
    ...{ likely, incomplete },
    none: isSame ? typed : undefined,
  });
  return found.hits.total > 0 ? withNotes(found, correction) : typed;
}

export function withNotes(
  found: FoundMatches,
  notes: Pick<SearchHits, 'correction' | 'loosened' | 'recognised'>,
): FoundMatches {
  return { ...found, hits: { ...found.hits, ...notes } };
}

/** A text as typed (folded) and as corrected. */
function correctionOf(text: string, replaced: ReadonlyMap<string, string>) {
  const typed = foldText(text).trim().replace(/\s+/g, ' ');
  return { typed, meant: typed.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => replaced.get(word) ?? word) };
}

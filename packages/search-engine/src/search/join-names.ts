import { selectWritten } from '../postgres/similar-words.sql.ts';
import type { SearchKind } from '../search-engine.ts';
import type { SearchTerm } from '../understand/parse-query.ts';
import type { SearchOptions } from './asking.ts';

/** Joins neighbouring words that are written as one: 'hall wanger' is 'Hallwanger', 'Kupfer Rohr' has the synonyms of 'Kupferrohr'. */
export async function joinNames(
  { db, index }: Pick<SearchOptions, 'db' | 'index'>,
  kind: SearchKind,
  terms: readonly SearchTerm[],
  parse: (text: string) => SearchTerm[],
): Promise<readonly SearchTerm[]> {
  const surfaces = terms.map(({ surface }) => surface);
  const pairs = surfaces.slice(1).map((other, at) => {
    const word = `${surfaces[at]}${other}`;
    return { at, word, own: parse(word) };
  });
  if (pairs.length === 0 || !terms.every(({ spelt }) => spelt)) return terms;
  // Documents have neighbours joined as well, the vocabulary has only words as written.
  const rows = await selectWritten.all(db, { kind, words: pairs.map(({ word }) => word) });
  const isKnown = ({ word, own }: (typeof pairs)[number]) =>
    rows.some((row) => row.word === word) || own.some(({ alternatives }) => alternatives.length > 1);
  const known = pairs.filter(isKnown);
  const counts = await index.countMatches(
    known.map(({ own }) => ({ kind, parts: [own], groups: [] })),
    1,
  );
  const found = known.find((_, place) => (counts[place] ?? 0) > 0);
  if (!found) return terms;
  return parse([...surfaces.slice(0, found.at), found.word, ...surfaces.slice(found.at + 2)].join(' '));
}

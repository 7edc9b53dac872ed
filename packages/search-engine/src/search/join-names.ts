import type { SearchKind } from '../search-engine.ts';
import type { SearchIndex } from '../search-index.ts';
import type { SearchTerm } from '../understand/parse-query.ts';

/** Joins neighbouring words that documents have written together: 'hall wanger' is 'Hallwanger'. */
export async function joinNames(
  index: SearchIndex,
  kind: SearchKind,
  terms: readonly SearchTerm[],
  parse: (text: string) => SearchTerm[],
): Promise<readonly SearchTerm[]> {
  const surfaces = terms.map(({ surface }) => surface);
  const joined = surfaces.slice(1).map((word, at) => parse(`${surfaces[at]}${word}`));
  if (joined.length === 0 || !terms.every(({ spelt }) => spelt)) return terms;
  const counts = await index.countMatches(
    joined.map((own) => ({ kind, parts: [own], groups: [] })),
    1,
  );
  const at = counts.findIndex((count) => count > 0);
  if (at < 0) return terms;
  const [before, behind] = [surfaces.slice(0, at), surfaces.slice(at + 2)];
  return parse([...before, `${surfaces[at]}${surfaces[at + 1]}`, ...behind].join(' '));
}

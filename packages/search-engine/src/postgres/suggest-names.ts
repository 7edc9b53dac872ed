import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { lastPrefixQuery, lastWordRange, prefixQuery } from './name-prefixes.ts';
import { selectSuggested } from './suggest-names.sql.ts';

/** Per kind. */
const mostSuggested = 4;

/** Suggests ids of the best companies or products in whose names every typed word begins a word; empty for too little text. */
export async function suggestNames(db: Kysely<Database>, kind: SearchKind, text: string): Promise<string[]> {
  const all = prefixQuery(text);
  const last = lastPrefixQuery(text);
  if (all === undefined || last === undefined) return [];
  const rows = await selectSuggested.all(db, {
    kind,
    all,
    last,
    ...lastWordRange(text),
    most: mostSuggested,
  });
  return rows.map(({ id }) => id);
}

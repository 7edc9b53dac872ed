import type { SearchEngine, SearchQuery } from '@wbn/search-engine/search-engine.ts';

type Kind = Pick<SearchQuery, 'kind' | 'businessType' | 'categories' | 'countries' | 'size'>;

interface Kept {
  readonly ids: Promise<readonly string[]>;
  readonly until: number;
}

const keptFor = 60_000;
/** Entries per engine: some 4 MB, more than there are categories. */
const mostKept = 2_000;
const kept = new WeakMap<SearchEngine, Map<string, Kept>>();

/**
 * Returns the best ids by quality, cached for a minute, because all pages of a category need the same. Hidden ones are left out when the
 * cards are read.
 */
export function findBestOfKind(
  search: SearchEngine,
  kind: Kind,
  now = Date.now(),
): Promise<readonly string[]> {
  const known = kept.get(search) ?? new Map<string, Kept>();
  kept.set(search, known);
  const key = JSON.stringify([kind.kind, kind.businessType, kind.categories, kind.countries, kind.size]);
  const last = known.get(key);
  if (last && now < last.until) return last.ids;
  const ids = search.search({ ...kind, text: '', skip: 0 }).then((found) => found.ids);
  known.delete(key);
  known.set(key, { ids, until: now + keptFor });
  // A failed search is not cached.
  ids.catch(() => known.delete(key));
  const oldest = known.keys().next();
  if (known.size > mostKept && !oldest.done) known.delete(oldest.value);
  return ids;
}

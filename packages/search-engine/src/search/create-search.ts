import { markGroups } from '../documents/filter-marks.ts';
import { createWordStatistics } from '../postgres/word-statistics.ts';
import type { SearchEngine, SearchKind } from '../search-engine.ts';
import type { Match } from '../search-index.ts';
import { isProminent, type SearchOptions } from './asking.ts';
import { countFacets } from './count-facets.ts';
import { countTypes, otherKinds } from './count-types.ts';
import { findHits } from './find-hits.ts';
import { findPromoted } from './find-promoted.ts';
import { groupsOf } from './full-match-groups.ts';
import { createKnown } from './read-known.ts';

/** The search common to all engines: parses a query, finds hits, adds partial matches or corrections, and counts. */
export function createSearch(options: SearchOptions): SearchEngine['search'] {
  const { db, index, catalog } = options;
  const statisticsOf = createWordStatistics(db);
  const readKnown = createKnown(db, catalog);
  return async (query) => {
    const statistics = await statisticsOf(query.kind);
    const asking = { ...options, query, statistics, thing: query.text, conditions: [] };
    const { hits, parts, groups, marks, asking: asked } = await findHits(asking, readKnown);
    const full = hits.loosened ? 0 : (hits.full ?? hits.total);
    const match = async (kind: SearchKind): Promise<Match> => ({
      kind,
      parts,
      prominent: !query.exact && isProminent(kind),
      groups: [
        ...(kind === query.kind ? groups : await groupsOf(asked, parts, kind)),
        ...markGroups(kind, { ...query, businessType: undefined }),
      ],
    });
    const own = await match(query.kind);
    const typed = { ...own, groups: [...groups, ...markGroups(query.kind, query)] };
    const promotes = query.promoted && full > 0;
    const [facets, tabs, promoted] = await Promise.all([
      query.facets ? countFacets(index, typed, { total: full, marks }) : undefined,
      query.tabs
        ? countTypes(
            index,
            query.kind,
            [own, ...(await Promise.all(otherKinds(query.kind).map(match)))],
            full,
          )
        : undefined,
      promotes ? findPromoted(db, index, query, typed) : query.promoted && [],
    ]);
    return { ...hits, ...(facets && { facets }), ...(tabs && { tabs }), ...(promoted && { promoted }) };
  };
}

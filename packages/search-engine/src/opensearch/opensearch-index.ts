import type { Types } from '@opensearch-project/opensearch';
import type { SearchKind } from '../search-engine.ts';
import { mostHits, type SearchIndex, type WantedHits } from '../search-index.ts';
import { filterQuery, pageFilter, type Query, rankedQuery } from './build-query.ts';
import { deepestHit } from './index-settings.ts';
import type { OpenSearch } from './open-opensearch.ts';

interface Search {
  readonly kind: SearchKind;
  readonly body: Types.Core_Msearch.MultisearchBody;
}

/** The parts of a reply that are used here. */
interface Reply {
  readonly error?: unknown;
  readonly status?: number;
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly { readonly _id: string }[];
  };
  readonly aggregations?: {
    readonly values?: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] };
  };
}

type Sort = readonly Readonly<Record<string, 'asc' | 'desc'>>[];

const sortKeys: Readonly<Record<NonNullable<WantedHits['sort']> | 'best', Sort>> = {
  best: [],
  newest: [{ registered: 'desc' }],
  verified: [{ verified: 'desc' }],
};
const byRank: Sort = [{ _score: 'desc' }, { id: 'asc' }];
const byQuality: Sort = [{ quality: 'desc' }, { registered: 'desc' }, { id: 'desc' }];

/** More than there are distinct marks or types. */
const allValues = 10_000;

/** Creates an index on OpenSearch with the mapping of `index-settings.ts`. Its functions throw when no node answers in time. */
export function createOpenSearchIndex(opensearch: OpenSearch): SearchIndex {
  /** Sends several searches in one request. */
  async function ask(searches: readonly Search[]): Promise<readonly Reply[]> {
    if (searches.length === 0) return [];
    const { body } = await opensearch.client.msearch({
      body: searches.flatMap(({ kind, body }) => [
        { index: opensearch.aliasOf(kind), allow_partial_search_results: false },
        body,
      ]),
    });
    const replies = body.responses as unknown as readonly Reply[];
    const failed = replies.find(({ error }) => error);
    if (failed) throw new RefusedSearchError(failed.status ?? 500, JSON.stringify(failed.error));
    return replies;
  }

  return {
    async find(wanted) {
      const { kind, countsMarks } = wanted;
      const counted = countsMarks ? [{ kind, body: countValues('marks', pageFilter(wanted), mostHits) }] : [];
      const [page, marks] = await ask([{ kind, body: pageOf(wanted) }, ...counted]);
      return {
        ids: page?.hits.hits.map(({ _id }) => _id) ?? [],
        total: Math.min(totalOf(page), mostHits),
        ...(marks && { marks: new Map(valuesOf(marks)) }),
      };
    },
    async countMarks(sets) {
      const searches = sets.map(({ match }) => ({
        kind: match.kind,
        body: countValues('marks', filterQuery(match), mostHits),
      }));
      const replies = await ask(searches);
      return sets.flatMap(({ name, prefix }, at) =>
        [['=', Math.min(totalOf(replies[at]), mostHits)] as const, ...valuesOf(replies[at])]
          .filter(([mark]) => mark === '=' || mark.startsWith(prefix))
          .map(([mark, count]) => ({ name, mark, count })),
      );
    },
    async countTypes(matches) {
      const searches = matches.map((match) => ({
        kind: match.kind,
        body: countValues('type', filterQuery(match), mostHits),
      }));
      const replies = await ask(searches);
      return matches.flatMap(({ kind }, at) =>
        valuesOf(replies[at]).map(([type, count]) => ({ kind, type, count })),
      );
    },
    async countMatches(matches, most) {
      const replies = await ask(
        matches.map((match) => ({
          kind: match.kind,
          body: { size: 0, query: filterQuery(match), track_total_hits: most },
        })),
      );
      return replies.map((reply) => Math.min(totalOf(reply), most));
    },
  };
}

/** OpenSearch answers, but refuses this search. */
export class RefusedSearchError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

function pageOf(wanted: WantedHits): Search['body'] {
  const { terms, sort, skip, size } = wanted;
  const isRanked = terms.length > 0;
  const isTooDeep = skip + size > deepestHit;
  return {
    query: isRanked ? rankedQuery(wanted) : pageFilter(wanted),
    sort: [...sortKeys[sort ?? 'best'], ...(isRanked ? byRank : byQuality)],
    from: isTooDeep ? 0 : skip,
    size: isTooDeep ? 0 : size,
    track_total_hits: mostHits,
    _source: false,
  };
}

/** Counts the values of a field in the first `most` hits. */
function countValues(field: 'marks' | 'type', query: Query, most: number): Search['body'] {
  return {
    query,
    size: 0,
    terminate_after: most,
    track_total_hits: true,
    aggregations: { values: { terms: { field, size: allValues } as object } },
  };
}

const totalOf = (reply: Reply | undefined) => reply?.hits.total?.value ?? 0;

function valuesOf(reply: Reply | undefined): (readonly [string, number])[] {
  return reply?.aggregations?.values?.buckets.map(({ key, doc_count }) => [key, doc_count] as const) ?? [];
}

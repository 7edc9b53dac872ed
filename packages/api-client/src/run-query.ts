import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/** What a query's function is told of where it runs: in no cache, for nobody who could stop it. */
const nowhere = { client: new QueryClient(), signal: new AbortController().signal, meta: undefined };

/**
 * Runs a read once and keeps nothing of it, as loaders of pages do: a call of its function, which costs nothing beside the
 * answer. Rejects with what the function rejects with.
 */
export async function runQuery<Reply, Key extends QueryKey>(
  query: FetchQueryOptions<Reply, Error, Reply, Key>,
): Promise<Reply> {
  const { queryKey, queryFn } = query;
  if (typeof queryFn !== 'function') throw new TypeError(`Nothing runs ${JSON.stringify(queryKey)}`);
  return queryFn({ ...nowhere, queryKey });
}

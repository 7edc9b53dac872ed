import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Runs a read once and keeps nothing of it, as loaders of pages do. Rejects with what its function rejects with. */
export function runQuery<Reply, Key extends QueryKey>(
  query: FetchQueryOptions<Reply, Error, Reply, Key>,
): Promise<Reply> {
  return new QueryClient().fetchQuery(query);
}

import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Runs a query once without a shared cache, as the site's loaders do. Rejects with the error of its function. */
export function runQuery<Reply, Key extends QueryKey>(
  query: FetchQueryOptions<Reply, Error, Reply, Key>,
): Promise<Reply> {
  return new QueryClient().fetchQuery(query);
}

import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import { data } from 'react-router-dom';

/**
 * Runs a query for a page. What is missing becomes the 404 page (decision 6), an API that does not answer the 503
 * page; both stand in the layout. Anything else is a fault of ours.
 */
export async function loadOrFail<Reply, Key extends QueryKey>(
  query: FetchQueryOptions<Reply, Error, Reply, Key>,
): Promise<Reply> {
  try {
    return await runQuery(query);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'NotFound' || error.code === 'ValidationError') throw data(null, { status: 404 });
    if (error.code === 'TooManyRequests') throw data(null, { status: 503 });
    if (error.status === 0 || error.status >= 500) throw data(null, { status: 503 });
    throw error;
  }
}

/** Runs a query without which a page is still of use: undefined when the API does not answer. */
export async function loadIfAnswered<Reply, Key extends QueryKey>(
  query: FetchQueryOptions<Reply, Error, Reply, Key>,
): Promise<Reply | undefined> {
  try {
    return await runQuery(query);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Ends a loader with the 404 page. */
export function missing(): never {
  throw data(null, { status: 404 });
}

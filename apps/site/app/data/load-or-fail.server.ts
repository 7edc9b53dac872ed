import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import { data } from 'react-router-dom';

/**
 * Runs a query that a page needs. A missing record becomes the 404 page (decision 6) and an unreachable API the 503
 * page, both inside the layout. Other errors are thrown.
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

/** Runs a query for an optional part of a page; undefined when the API does not answer. */
export async function loadOptional<Reply, Key extends QueryKey>(
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
export function throwNotFound(): never {
  throw data(null, { status: 404 });
}

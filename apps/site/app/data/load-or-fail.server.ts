import { ApiError } from '@wbn/api-client/api-error.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { data } from 'react-router-dom';

/**
 * Runs a query for a page. What is missing becomes the 404 page (decision 6), an API that does not answer the 503
 * page; both stand in the layout. Anything else is a fault of ours.
 */
export async function loadOrFail<Reply>(query: Query<Reply>): Promise<Reply> {
  try {
    return await query.queryFn();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'NotFound' || error.code === 'ValidationError') throw data(null, { status: 404 });
    if (error.code === 'TooManyRequests') throw data(null, { status: 503 });
    if (error.status === 0 || error.status >= 500) throw data(null, { status: 503 });
    throw error;
  }
}

/** Ends a loader with the 404 page. */
export function missing(): never {
  throw data(null, { status: 404 });
}

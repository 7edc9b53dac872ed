import { isRouteErrorResponse } from 'react-router-dom';
import { isConnectionError } from '../layout/connection.ts';

export type ErrorKind = 'missing' | 'unavailable' | 'offline' | 'failed';

const notAnswering = [502, 503, 504];

/**
 * Returns which texts an error page shows: page missing, service unavailable, no connection, or an error of the
 * application.
 */
export function errorKind(error: unknown): ErrorKind {
  if (isConnectionError(error)) return 'offline';
  const status = errorStatus(error);
  if (status === 404) return 'missing';
  return notAnswering.includes(status) ? 'unavailable' : 'failed';
}

/** Returns the HTTP status of an error reply; 500 for other errors. */
function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

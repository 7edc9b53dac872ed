import { isRouteErrorResponse } from 'react-router-dom';
import { isConnectionError } from '../layout/connection.ts';

export type ErrorKind = 'missing' | 'unavailable' | 'offline' | 'failed';

const notAnswering = [502, 503, 504];

/** Which words an error page uses: nothing here, something of ours does not answer, no way to us, or a fault of ours. */
export function errorKind(error: unknown): ErrorKind {
  if (isConnectionError(error)) return 'offline';
  const status = errorStatus(error);
  if (status === 404) return 'missing';
  return notAnswering.includes(status) ? 'unavailable' : 'failed';
}

/** The status of what an answer failed with; of anything else 500. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

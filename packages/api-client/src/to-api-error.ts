import { ApiError } from './api-error.ts';

/** What went wrong, as a call says it; an error of another kind, such as code that did not load, has no status and no words. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
}

import type { ErrorName } from '@wbn/contract/error-names.ts';

/** What went wrong, as a call says it; an error of another kind, such as code that did not load, has no status and no words. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
}

/** A call that did not succeed: an error reply, a 2xx with `success: false` (ERR-01), or no reply at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorName;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorName, message: string, status: number, fields?: Record<string, string>) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

import type { ErrorName, RefusalReason } from '@wbn/contract/error-names.ts';

/** Returns an ApiError as it is and wraps other errors, such as a failed import, without status and message. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
}

/** A failed call: an error reply, a 2xx with `success: false` (ERR-01), or no reply. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorName;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Why the call is refused; absent for most errors, and from older servers. */
  readonly reason: RefusalReason | undefined;

  constructor(
    code: ErrorName,
    message: string,
    status: number,
    fields?: Record<string, string>,
    reason?: RefusalReason,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.reason = reason;
  }
}

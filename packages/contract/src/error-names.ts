/** The closed list of error names on the wire, each with its HTTP status. */
export const errorStatus = {
  ValidationError: 400,
  JsonWebTokenError: 401,
  TokenNotFound: 401,
  TokenExpiredError: 401,
  SessionError: 401,
  /** The cardholder's bank or the payment provider refused a payment. */
  PaymentRefused: 402,
  Forbidden: 403,
  /** All product slots of the company's plan are taken (decision 20). */
  PlanLimitReached: 403,
  /** The person must sign in again, at the account host's `/account/confirm`. */
  SignInTooOld: 403,
  /** Staff must give their second factor again, at the account host's `/staff/confirm`. */
  SecondFactorTooOld: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  RequestTimeout: 408,
  Conflict: 409,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalError: 500,
  ServiceUnavailable: 503,
  /** The disk of the files or the database is full. */
  StorageFull: 507,
} as const;

export type ErrorName = keyof typeof errorStatus;

/**
 * Why a call is refused (Forbidden), or what limit was reached (TooManyRequests), so that pages say it in their language: the role in the company
 * or group, the role at the desk, no member of it, a decision against the account or the company, a block, what the person receives, the plan, something of one's
 * own or of others, a limit, which ends with a confirmed address.
 */
export const refusalReasons = [
  'role',
  'desk-role',
  'no-member',
  'group-role',
  'no-group-member',
  'banned',
  'suspended',
  'held',
  'barred',
  'not-received',
  'plan',
  'own',
  'not-yours',
  'limit',
  'unconfirmed',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** An error reply: `fields` maps a field's path to the problem and what is allowed. */
export interface ErrorReply {
  success: false;
  name: ErrorName;
  message: string;
  fields?: Record<string, string>;
  reason?: RefusalReason;
}

import type { ApiError } from '@wbn/api-client/api-error.ts';
import type { ErrorName } from '@wbn/contract/error-names.ts';
import { useText } from '@wbn/edition/use-text.ts';

/** The reason shown for each error; errors not listed count as ours. */
const reasons = {
  ValidationError: 'invalid',
  JsonWebTokenError: 'signIn',
  TokenNotFound: 'signIn',
  TokenExpiredError: 'signIn',
  SessionError: 'signIn',
  SignInTooOld: 'signIn',
  Forbidden: 'refused',
  PlanLimitReached: 'slots',
  NotFound: 'gone',
  Conflict: 'changed',
  PayloadTooLarge: 'tooLarge',
  TooManyRequests: 'busy',
} as const satisfies Partial<Record<ErrorName, string>>;

/** Reasons for which a retry may succeed. */
const passing = ['offline', 'busy', 'ours'];

/**
 * Returns the function that explains in the language of the page why a call failed and what to do; it never shows the
 * server's message (ERR-05). A refusal is explained by the reason that the API gives (ERR-12). `failed` says what was attempted, where that is not obvious.
 */
export function useErrorMessage(): (error: ApiError, failed?: string) => string {
  const t = useText('forms');
  return ({ status, code, reason: refusal }, failed) => {
    const known = code in reasons ? reasons[code as keyof typeof reasons] : 'ours';
    const reason = status === 0 ? 'offline' : known;
    const what = failed ?? (passing.includes(reason) && !refusal ? t('failed') : undefined);
    const why = refusal && status !== 0 ? t(`refusal.${refusal}`) : t(`reason.${reason}`);
    return what === undefined ? why : t('failedBecause', { failed: what, reason: why });
  };
}

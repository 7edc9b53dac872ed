import type { ApiError } from '@wbn/api-client/api-error.ts';
import type { ErrorName } from '@wbn/contract/error-names.ts';
import { useTranslation } from 'react-i18next';

/** What each error means for whoever pressed the button; all others are faults of ours. */
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

/** After these a second try may go well. */
const passing = ['offline', 'busy', 'ours'];

/**
 * Gives the function that says in the language of the page why a call failed and what to do: never the words of the server (ERR-05).
 * `failed` says what was being done, where that is not plain.
 */
export function useFailureWords(): (error: ApiError, failed?: string) => string {
  const { t } = useTranslation('forms');
  return ({ status, code }, failed) => {
    const known = code in reasons ? reasons[code as keyof typeof reasons] : 'ours';
    const reason = status === 0 ? 'offline' : known;
    const what = failed ?? (passing.includes(reason) ? t('failed') : undefined);
    const why = t(`reason.${reason}`);
    return what === undefined ? why : t('failedBecause', { failed: what, reason: why });
  };
}

import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { Refresh } from './refresh-session.ts';
import type { SessionStore } from './session-store.ts';

interface MemberApiOptions {
  /** Sends the stored token with every call. */
  readonly api: ApiClient;
  readonly store: SessionStore;
  readonly refresh: Refresh;
  /** Clears the session and reloads the page. */
  readonly end: () => void;
}

/**
 * The API client of the signed-in person. Calls that fail because of an expired token wait for one shared refresh and
 * are repeated with the new token (SES-14, ERR-03); an invalid token or an ended session ends the session here
 * (ERR-02, ERR-04).
 */
export function createMemberApi({ api, store, refresh, end }: MemberApiOptions): ApiClient {
  return {
    async call(call, input, options) {
      const before = store.session()?.token;
      if (store.session() && !store.isTokenValid() && !refresh.isFresh(before)) await refresh(before);
      const sent = store.session()?.token;
      try {
        return await api.call(call, input, options);
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        if ((await renew(error, sent)) !== 'refreshed') throw error;
      }
      try {
        return await api.call(call, input, options);
      } catch (error) {
        // The new token was refused too: another refresh would not help.
        if (isUnauthorized(error)) end();
        throw error;
      }
    },
  };

  async function renew(error: ApiError, sent: string | undefined) {
    // Another tab may have signed in again during the call.
    if (error.code !== 'JsonWebTokenError' || store.session()?.token !== sent) return refresh(sent);
    end();
    return 'ended' as const;
  }
}

function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

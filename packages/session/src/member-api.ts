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
 * The API for whoever is signed in. Calls that meet a dead token wait for one refresh and are sent again with the new one
 * (SES-14, ERR-03); a token that is none of ours, and a session that is over, end here (ERR-02, ERR-04).
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
        // A new token was refused as well: another refresh would not help.
        if (isUnauthorized(error)) end();
        throw error;
      }
    },
  };

  async function renew(error: ApiError, sent: string | undefined) {
    // Another tab may have signed in again while the call was under way.
    if (error.code !== 'JsonWebTokenError' || store.session()?.token !== sent) return refresh(sent);
    end();
    return 'ended' as const;
  }
}

function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

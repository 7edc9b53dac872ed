import { ApiError } from '@wbn/api-client/api-error.ts';
import type { Tokens } from '@wbn/contract/account/account-calls.ts';
import type { SessionStore } from './session-store.ts';

/** `later`: no answer; the session is unchanged. `ended`: there is no session any more. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'later';

export interface RefreshOptions {
  readonly store: SessionStore;
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
  /** Runs `work` while no other tab runs its own. */
  readonly lock: (work: () => Promise<RefreshOutcome>) => Promise<RefreshOutcome>;
  /** Clears the session and reloads the page (SES-08, ERR-04). */
  readonly end: () => void;
}

export interface Refresh {
  /** Replaces the token `stale`; does nothing when another tab or call has already replaced it. */
  (stale: string | undefined): Promise<RefreshOutcome>;
  /** Whether a token came from the last exchange, so it is fresh even if this computer's clock says otherwise. */
  isFresh(token: string | undefined): boolean;
}

/** One shared refresh for all calls of this page and, by the lock, for all tabs (SES-05 to SES-08, SES-14). */
export function createRefresh({ store, exchange, lock, end }: RefreshOptions): Refresh {
  let running: Promise<RefreshOutcome> | undefined;
  let fresh: string | undefined;

  async function run(stale: string | undefined): Promise<RefreshOutcome> {
    const session = store.session();
    if (!session) return 'ended';
    if (session.token !== stale && store.isTokenValid()) return 'refreshed';
    if (!store.isRefreshTokenValid()) return finish();
    const { userID, refreshToken } = session;
    const isStillOurs = () => store.session()?.refreshToken === refreshToken;
    try {
      const tokens = await exchange(refreshToken);
      // Do not sign in again somebody who logged out or changed the account meanwhile.
      if (!isStillOurs()) return store.isTokenValid() ? 'refreshed' : 'ended';
      fresh = tokens.token;
      store.save({ ...tokens, userID });
      return 'refreshed';
    } catch (error) {
      if (!isStillOurs()) return store.isTokenValid() ? 'refreshed' : 'ended';
      return isRefusal(error) ? finish() : 'later';
    }
  }

  function finish(): RefreshOutcome {
    end();
    return 'ended';
  }

  const refresh = (stale: string | undefined) => {
    running ??= lock(() => run(stale)).finally(() => {
      running = undefined;
    });
    return running;
  };
  return Object.assign(refresh, {
    isFresh: (token: string | undefined) => token !== undefined && token === fresh,
  });
}

/** Whether the auth host rejected the token. Timeouts, rate limits and 502 or later are temporary. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status !== 0 && status !== 408 && status !== 429 && status < 502;
}

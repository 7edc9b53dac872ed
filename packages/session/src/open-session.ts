import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { checkReply } from '@wbn/api-client/check-reply.ts';
import { createApiClient } from '@wbn/api-client/create-api-client.ts';
import { logOut, refreshToken } from '@wbn/contract/account/account-calls.ts';
import { sessionStore } from './browser-session-store.ts';
import { createEndSession } from './end-session.ts';
import { keepSessionAlive } from './keep-session-alive.ts';
import { loadOwnProfileQuery } from './load-own-profile.query.ts';
import { createMemberApi } from './member-api.ts';
import { memberQueryClient } from './member-query-client.ts';
import { createRefresh } from './refresh-session.ts';
import type { SessionConfig } from './session-config.ts';

const lockName = 'wbn-session';

interface TabLocks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Milliseconds: the local log-out does not wait longer for the auth host. */
const logOutTime = 3000;

export interface OpenSession {
  readonly api: ApiClient;
  /** A valid token other than the `refused` one; undefined when nobody is signed in any more. */
  token(refused?: string): Promise<string | undefined>;
  keep(): () => void;
  logOut(): Promise<void>;
}

const open = new Map<string, OpenSession>();

/**
 * Returns the session services (API client, token, keep-alive, log-out) for these hosts, created once. Pulls in ky,
 * TanStack Query and the contract: import it lazily.
 */
export function openSession(config: SessionConfig): OpenSession {
  const key = Object.values(config).join(' ');
  const session = open.get(key) ?? wire(config);
  open.set(key, session);
  return session;
}

function wire(config: SessionConfig): OpenSession {
  const store = sessionStore;
  const client = memberQueryClient();
  const end = createEndSession({
    store,
    marks: window.sessionStorage,
    reload: () => window.location.reload(),
  });
  const hosts = { ...config, ...(import.meta.env.DEV && { check: checkReply }) };
  const withoutToken = createApiClient(hosts);
  const refresh = createRefresh({
    store,
    end,
    lock: withTabLock,
    exchange: async (token) =>
      (await withoutToken.call(refreshToken, {}, { headers: { 'x-refresh-token': token } })).data,
  });
  const api = createMemberApi({
    api: createApiClient({ ...hosts, token: () => store.session()?.token }),
    store,
    refresh,
    end,
  });

  async function loadProfile(): Promise<void> {
    if (config.isDesk) return;
    store.saveProfile(await client.fetchQuery(loadOwnProfileQuery(api)));
  }

  return {
    api,
    async token(refused) {
      const known = store.session()?.token;
      const isDue = known !== undefined && !store.isTokenValid() && !refresh.isFresh(known);
      if (isDue || (refused !== undefined && known === refused)) await refresh(known);
      return store.session()?.token;
    },
    keep: () => keepSessionAlive({ store, refresh, loadProfile, onReturn }),
    async logOut() {
      const session = store.session();
      const brief = createApiClient({ ...hosts, token: () => session?.token, timeout: logOutTime });
      // The local log-out happens even if the auth host does not answer.
      const headers = session && { 'x-refresh-token': session.refreshToken };
      await brief.call(logOut, {}, headers && { headers }).catch(() => undefined);
      client.clear();
      store.clear();
    },
  };
}

function onReturn(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const whenVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  return () => stop.abort();
}

/**
 * Runs `work` while no other tab runs its own. Without the Web Locks API tabs may refresh at the same time; the auth
 * host's grace period and the check of the storage after the exchange then keep them consistent.
 */
export function withTabLock<Result>(
  work: () => Promise<Result>,
  locks: TabLocks | null = tabLocks(),
): Promise<Result> {
  return locks ? locks.request(lockName, work) : work();
}

function tabLocks(): TabLocks | null {
  return (globalThis.navigator?.locks as TabLocks | undefined) ?? null;
}

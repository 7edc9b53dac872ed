import type { Refresh } from './refresh-session.ts';
import type { SessionStore } from './session-store.ts';

/** Milliseconds before its expiry that a token is replaced (SES-06). */
export const refreshAhead = 5000;
/** Milliseconds until the next attempt when the auth host did not answer or this computer's clock is wrong. */
const pause = 60_000;
/** Maximum of setTimeout: 31 bits. */
const longestTimer = 2_147_483_647;

interface KeepSessionAliveOptions {
  readonly store: SessionStore;
  readonly refresh: Refresh;
  readonly loadProfile: () => Promise<void>;
  readonly now?: () => number;
  /** Calls back when the browser is online again or the page becomes visible; returns the function that stops it. */
  readonly onReturn: (listener: () => void) => () => void;
}

/**
 * Keeps a session alive while a page is open: refreshes it before each expiry and when the browser comes back (SES-05
 * to SES-07). Returns the function that stops it.
 */
export function keepSessionAlive(options: KeepSessionAliveOptions): () => void {
  const { store, refresh, loadProfile, now = Date.now } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function delay(): number | undefined {
    const session = store.session();
    if (!session) return undefined;
    const due = session.tokenExpire - refreshAhead - now();
    if (due > 0) return Math.min(due, longestTimer);
    return refresh.isFresh(session.token) ? pause : 0;
  }

  function plan(): void {
    clearTimeout(timer);
    const wait = delay();
    if (!stopped && wait !== undefined) timer = setTimeout(renew, wait);
  }

  async function renew(): Promise<void> {
    clearTimeout(timer);
    const outcome = await refresh(store.session()?.token);
    if (stopped || outcome === 'ended') return;
    if (outcome === 'refreshed') plan();
    else timer = setTimeout(renew, pause);
  }

  function check(): void {
    const wait = delay();
    if (wait === 0) void renew();
    else plan();
  }

  async function start(): Promise<void> {
    const wasValid = store.isTokenValid();
    if (!wasValid) await renew();
    else plan();
    const mustLoad = !wasValid || !store.getState().profile;
    // If loading fails the page shows no name; the next page tries again.
    if (!stopped && mustLoad && store.isTokenValid()) await loadProfile().catch(() => undefined);
  }

  const stops = [store.subscribe(plan), options.onReturn(check)];
  void start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

import type { Refresh } from './refresh-session.ts';
import type { SessionStore } from './session-store.ts';

/** A token is replaced this long before it expires (SES-06). */
export const refreshAhead = 5000;
/** How soon to try again when the auth host did not answer, or when this computer's clock is wrong. */
const pause = 60_000;
/** Timers take no more than 31 bits. */
const longestTimer = 2_147_483_647;

interface KeepSessionOptions {
  readonly store: SessionStore;
  readonly refresh: Refresh;
  readonly loadProfile: () => Promise<void>;
  readonly now?: () => number;
  /** Calls back when the browser is online again or the page becomes visible; gives the way to stop. */
  readonly onReturn: (listener: () => void) => () => void;
}

/**
 * Keeps a session alive while a page is open: refreshes it in time, again and again, and when the browser comes back
 * (SES-05 to SES-07). Gives the function that stops it.
 */
export function keepSession(options: KeepSessionOptions): () => void {
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
    // Without it the page shows a person without a name; the next one tries again.
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

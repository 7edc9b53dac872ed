import type { KeyStore } from './session.ts';
import type { SessionStore } from './session-store.ts';

const markKey = 'forcedReload';
const halted = 'halted';
/** Two forced reloads within this many milliseconds count as a loop. */
const loopTime = 60_000;

interface EndSessionOptions {
  readonly store: SessionStore;
  /** Session storage: it survives the reload and the redirect to the login and back, in this tab. */
  readonly marks: KeyStore;
  readonly reload: () => void;
  readonly now?: () => number;
}

/**
 * Returns the function that clears the session and reloads the page once (ERR-02, ERR-04, decision 23). A second end
 * within a minute is a loop that another reload or automatic login would not break: then the page stays, signed out.
 */
export function createEndSession({ store, marks, reload, now = Date.now }: EndSessionOptions): () => void {
  return () => {
    // Nothing to end for visitors, for the later ones of several calls that fail together, and during a log-out.
    if (!store.session() || store.isLeaving()) return;
    const mark = marks.getItem(markKey);
    const again = mark === halted || now() - Number(mark ?? Number.NEGATIVE_INFINITY) < loopTime;
    marks.setItem(markKey, again ? halted : String(now()));
    store.clear();
    if (!again) reload();
  };
}

/** Whether pages may redirect to the login by themselves; false after a loop until a person asks to log in. */
export function mayRedirectToLogin(marks: KeyStore): boolean {
  return marks.getItem(markKey) !== halted;
}

/** Resets the loop protection because a person has asked to log in. */
export function resetLoginLoop(marks: KeyStore): void {
  marks.removeItem(markKey);
}

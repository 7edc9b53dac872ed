import type { KeyStore } from './session.ts';
import type { SessionStore } from './session-store.ts';

const markKey = 'forcedReload';
const halted = 'halted';
/** Two forced reloads within this time are a loop. */
const loopTime = 60_000;

interface EndSessionOptions {
  readonly store: SessionStore;
  /** Session storage: it outlives the reload and the way to the login and back, in this tab. */
  readonly marks: KeyStore;
  readonly reload: () => void;
  readonly now?: () => number;
}

/**
 * Clears the session and reloads the page, once (ERR-02, ERR-04, decision 23). When it happens again within a minute something
 * is wrong that another reload, or another automatic login, would not mend: then the page stays, signed out.
 */
export function createEndSession({ store, marks, reload, now = Date.now }: EndSessionOptions): () => void {
  return () => {
    // Of twenty calls that fail together, and of a visitor's, none finds a session to end; who logs out ends it already.
    if (!store.session() || store.isLeaving()) return;
    const mark = marks.getItem(markKey);
    const again = mark === halted || now() - Number(mark ?? Number.NEGATIVE_INFINITY) < loopTime;
    marks.setItem(markKey, again ? halted : String(now()));
    store.clear();
    if (!again) reload();
  };
}

/** Whether pages may lead to the login by themselves; after a loop was cut only a person may. */
export function mayLeadToLogin(marks: KeyStore): boolean {
  return marks.getItem(markKey) !== halted;
}

/** A person has asked to log in: the next loop is a new one. */
export function allowLogin(marks: KeyStore): void {
  marks.removeItem(markKey);
}

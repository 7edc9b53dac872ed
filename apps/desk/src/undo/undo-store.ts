import { createStore } from 'zustand/vanilla';

/** A decision that is not carried out yet. */
export interface PendingDecision {
  readonly decisionID: string;
  /** What was decided, in the words of its button. */
  readonly name: string;
  /** How many cases. */
  readonly count: number;
  readonly caseID: string;
  /** ISO 8601: when it is carried out, and cannot be undone any more. */
  readonly runsAt: string;
}

const storageKey = 'desk-undo';

function read(): PendingDecision | undefined {
  try {
    const stored = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as PendingDecision | null;
    return stored && Date.parse(stored.runsAt) > Date.now() ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The last decision of this browser that can be undone; it outlives the tab. */
export const undoStore = createStore<{ readonly pending: PendingDecision | undefined }>()(() => ({
  pending: globalThis.document ? read() : undefined,
}));

export function offerUndo(pending: PendingDecision): void {
  window.localStorage.setItem(storageKey, JSON.stringify(pending));
  undoStore.setState({ pending });
}

export function forgetUndo(): void {
  window.localStorage.removeItem(storageKey);
  undoStore.setState({ pending: undefined });
}

/** In-memory fallback for browsers that block or have lost their storage. */
const kept = new Map<string, unknown>();
const listeners = new Set<() => void>();

export type DraftRecord = Readonly<Record<string, unknown>>;

/** Reads the draft of a key; undefined when there is none or it is unreadable. */
export function readDraft(key: string): DraftRecord | undefined {
  const draft = readStored(key);
  return isDraftRecord(draft) ? draft : undefined;
}

function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? kept.get(key) : JSON.parse(text);
  } catch {
    return kept.get(key);
  }
}

/** Whether a stored value is an object; an older version of the page may have written something else. */
export function isDraftRecord(value: unknown): value is DraftRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Stores unsaved changes so that they survive a reload, a lost session and a closed tab. */
export function saveDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    kept.delete(key);
  } catch {
    kept.set(key, draft);
  }
  for (const listener of listeners) listener();
}

export function deleteDraft(key: string): void {
  kept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A blocked storage holds no draft.
  }
  for (const listener of listeners) listener();
}

export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || kept.has(key);
  } catch {
    return kept.has(key);
  }
}

/** Calls back when a draft is stored or deleted, in this tab or another. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

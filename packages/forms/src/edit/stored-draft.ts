/** Drafts of this visit, for a browser that forbids or has lost its storage. */
const kept = new Map<string, unknown>();
const listeners = new Set<() => void>();

export type DraftRecord = Readonly<Record<string, unknown>>;

/** What is kept under a key; undefined when there is nothing, or nothing that can be read. */
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

/** Whether something in a draft still has fields: another version of the page may have kept it. */
export function isDraftRecord(value: unknown): value is DraftRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keeps what was typed and not saved, over a reload, a lost session and a closed tab. */
export function keepDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    kept.delete(key);
  } catch {
    kept.set(key, draft);
  }
  for (const listener of listeners) listener();
}

export function dropDraft(key: string): void {
  kept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was none.
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

/** Calls back when a draft is kept or dropped, in this tab or in another one. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

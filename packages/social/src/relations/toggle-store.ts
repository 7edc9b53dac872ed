import { createStore } from 'zustand/vanilla';

/** A toggle such as a like: whether it is on for the reader, and how many people have it on. */
export interface ToggleState {
  readonly on: boolean;
  readonly count: number;
}

interface Entry {
  readonly shown: ToggleState;
  /** The page's value when the reader toggled; a different value from the page later replaces the entry. */
  readonly loaded: ToggleState;
  readonly busy: boolean;
}

/** The reader's toggles on this page by key, so that all places show the same. */
export const toggleStore = createStore<Readonly<Record<string, Entry>>>(() => ({}));

/** Returns what to show: the reader's change, or `loaded` once the page has newer data. */
export function displayedState(entry: Entry | undefined, loaded: ToggleState): ToggleState {
  if (!entry) return loaded;
  const isSame = entry.loaded.on === loaded.on && entry.loaded.count === loaded.count;
  return entry.busy || isSame ? entry.shown : loaded;
}

interface Toggling {
  readonly key: string;
  readonly loaded: ToggleState;
  /** Saves the toggle; resolves with the confirmed state. */
  readonly send: (on: boolean) => Promise<ToggleState>;
}

/**
 * Toggles optimistically and rolls back on failure. Only one request runs at a time and the last click wins, so fast
 * clicks never end in the wrong state. Resolves with false on failure; a click during a request is handled by that
 * request.
 */
export async function toggle({ key, loaded, send }: Toggling): Promise<boolean> {
  const before = toggleStore.getState()[key];
  const from = displayedState(before, loaded);
  const wished = { on: !from.on, count: Math.max(0, from.count + (from.on ? -1 : 1)) };
  setEntry(key, { shown: wished, loaded: before?.busy ? before.loaded : loaded, busy: true });
  if (before?.busy) return true;
  let confirmed = from;
  for (;;) {
    const { on } = shownNow(key, wished);
    try {
      confirmed = await send(on);
    } catch {
      setEntry(key, { shown: confirmed, loaded, busy: false });
      return false;
    }
    if (shownNow(key, wished).on !== on) continue;
    setEntry(key, { shown: confirmed, loaded, busy: false });
    return true;
  }
}

function shownNow(key: string, otherwise: ToggleState): ToggleState {
  return toggleStore.getState()[key]?.shown ?? otherwise;
}

function setEntry(key: string, entry: Entry): void {
  toggleStore.setState({ [key]: entry });
}

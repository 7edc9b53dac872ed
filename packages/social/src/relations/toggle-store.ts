import { createStore } from 'zustand/vanilla';

/** Whether something is on for the reader, such as a like, and for how many it is. */
export interface Toggled {
  readonly on: boolean;
  readonly count: number;
}

interface Entry {
  readonly shown: Toggled;
  /** What the page knew when the reader began: what it learns later wins. */
  readonly known: Toggled;
  readonly busy: boolean;
}

/** What the reader has turned on and off on this page, by key: every place that shows it shows the same. */
export const toggleStore = createStore<Readonly<Record<string, Entry>>>(() => ({}));

/** What is to be shown where a page knows `known`. */
export function shownOf(entry: Entry | undefined, known: Toggled): Toggled {
  if (!entry) return known;
  const isSame = entry.known.on === known.on && entry.known.count === known.count;
  return entry.busy || isSame ? entry.shown : known;
}

interface Toggling {
  readonly key: string;
  readonly known: Toggled;
  /** Tells the server; gives what is true afterwards. */
  readonly send: (on: boolean) => Promise<Toggled>;
}

/**
 * Turns it on or off at once, and back when the server does not agree. One request is under way at a time and the last wish wins, so
 * that fast taps never end in the wrong state. Gives whether it succeeded; a tap while another is under way is seen to by that one.
 */
export async function toggle({ key, known, send }: Toggling): Promise<boolean> {
  const before = toggleStore.getState()[key];
  const from = shownOf(before, known);
  const wished = { on: !from.on, count: Math.max(0, from.count + (from.on ? -1 : 1)) };
  keep(key, { shown: wished, known: before?.busy ? before.known : known, busy: true });
  if (before?.busy) return true;
  let confirmed = from;
  for (;;) {
    const { on } = shownNow(key, wished);
    try {
      confirmed = await send(on);
    } catch {
      keep(key, { shown: confirmed, known, busy: false });
      return false;
    }
    if (shownNow(key, wished).on !== on) continue;
    keep(key, { shown: confirmed, known, busy: false });
    return true;
  }
}

function shownNow(key: string, otherwise: Toggled): Toggled {
  return toggleStore.getState()[key]?.shown ?? otherwise;
}

function keep(key: string, entry: Entry): void {
  toggleStore.setState({ [key]: entry });
}

import { useEffect, useState } from 'react';
import { compareStoreName } from './compare-store-name.ts';

/** Sent when a box has changed what is chosen: a box that was ticked before hydration is no interaction that code sees. */
export const comparedEvent = 'wbn-compared';

/** What suggests that the visitor may use the comparison; others never load its code. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll', comparedEvent] as const;

/**
 * Loads a module at the first interaction with the page, or at once when something is chosen for comparison.
 * Undefined until it is loaded and when loading failed. `load` must be stable.
 */
export function useLoadOnInteraction<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [late, setLate] = useState<Loaded>();
  useEffect(() => {
    const touched = new AbortController();
    const start = () => {
      touched.abort();
      load().then(
        (loaded) => setLate(() => loaded),
        () => undefined,
      );
    };
    if (hasChosen()) start();
    else
      for (const touch of touches)
        addEventListener(touch, start, { signal: touched.signal, passive: true, capture: true });
    return () => touched.abort();
  }, [load]);
  return late;
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(compareStoreName) !== null;
  } catch {
    return false;
  }
}

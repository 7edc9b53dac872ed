import { useEffect, useState } from 'react';
import { compareStoreName } from './compare-store-name.ts';

/** What somebody does who may want to choose: a first visit that only reads loads none of it. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * What comes at the first touch of the page, or at once where something is chosen already; undefined before, and where
 * it did not come. `load` stays the same.
 */
export function useLate<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
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

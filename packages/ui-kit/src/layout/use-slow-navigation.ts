import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds before waiting is shown, so that quick navigations do not flicker. */
const patience = 200;

/**
 * Tells whether a navigation to a path that passes `matches` is pending (`busy`), and whether it is slow enough to
 * show (`slow`).
 */
export function useSlowNavigation(matches: (pathname: string) => boolean): {
  readonly busy: boolean;
  readonly slow: boolean;
} {
  const { location } = useNavigation();
  const busy = location !== undefined && matches(location.pathname);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return { busy, slow: busy && slow };
}

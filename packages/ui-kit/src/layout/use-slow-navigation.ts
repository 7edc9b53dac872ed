import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds before waiting is shown: a quick answer should not flicker. */
const patience = 200;

/**
 * Whether a page whose path passes `matches` is on its way (`busy`), and whether it takes long enough to show so
 * (`slow`).
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

import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { canReachSite } from './connection.ts';

/**
 * Path and query that a click led to when the site could not be reached; undefined as long as all is well. A page whose code does
 * not come makes React Router load the document anew, which ends on the browser's own page for a lost connection: that is held back
 * where browsers let us (Navigation API), until the site has answered.
 */
export function useLostConnection(): string | undefined {
  const { location: target } = useNavigation();
  const location = useLocation();
  const { key } = location;
  /** The key of the page on which it was lost. */
  const [lost, setLost] = useState<string>();
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);

  // From the first moment on: the code may fail before a click is on screen.
  useEffect(() => {
    const { navigation } = window;
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      void canReachSite().then((reached) => {
        if (!reached) return setLost(shown.current);
        navigation?.removeEventListener('navigate', hold);
        window.location.reload();
      });
    };
    navigation?.addEventListener('navigate', hold);
    return () => navigation?.removeEventListener('navigate', hold);
  }, []);

  // Else another page is shown since, or the same one again.
  if (lost !== key) return undefined;
  const { pathname, search } = target ?? location;
  return pathname + search;
}

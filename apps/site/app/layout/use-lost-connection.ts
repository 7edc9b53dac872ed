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
  const { key, pathname, search } = useLocation();
  const [lost, setLost] = useState<{ readonly from: string; readonly to: string }>();
  const now = useRef({ key, to: '' });
  useEffect(() => {
    now.current = { key, to: target ? target.pathname + target.search : pathname + search };
  }, [key, target, pathname, search]);

  // From the first moment on: the code may fail before a click is on screen.
  useEffect(() => {
    const { navigation } = window;
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      void canReachSite().then((reached) => {
        if (!reached) return setLost({ from: now.current.key, to: now.current.to });
        navigation?.removeEventListener('navigate', hold);
        window.location.reload();
      });
    };
    navigation?.addEventListener('navigate', hold);
    return () => navigation?.removeEventListener('navigate', hold);
  }, []);

  // Else another page is shown since, or the same one again.
  return lost?.from === key ? lost.to : undefined;
}

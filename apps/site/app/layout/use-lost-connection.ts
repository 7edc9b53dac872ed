import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router-dom';
import { canReachSite } from './connection.ts';

/**
 * Where a click led to when the site could not be reached; undefined as long as all is well. A page whose code does not come makes
 * React Router load the document anew, which ends on the browser's own page for a lost connection: that is held back where browsers
 * let us (Navigation API), until the site has answered.
 */
export function useLostConnection(): Location | undefined {
  const { state, location: target } = useNavigation();
  const { key } = useLocation();
  const [lost, setLost] = useState<{ readonly from: string; readonly to: Location }>();
  useEffect(() => {
    const { navigation } = window;
    if (state === 'idle' || !target || !navigation) return;
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      navigation.removeEventListener('navigate', hold);
      void canReachSite().then((reached) => {
        if (reached) window.location.reload();
        else setLost({ from: key, to: target });
      });
    };
    navigation.addEventListener('navigate', hold);
    return () => navigation.removeEventListener('navigate', hold);
  }, [state, target, key]);
  // Another page is shown since, or the same one again.
  return lost && lost.from === key ? lost.to : undefined;
}

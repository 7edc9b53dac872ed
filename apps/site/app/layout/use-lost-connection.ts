import { useEffect, useEffectEvent, useState } from 'react';
import { type MiddlewareFunction, useLocation, useNavigation } from 'react-router-dom';
import { canReachSite } from './connection.ts';

/** Path and query of the page that was asked for last, until it is shown. React learns of it in a transition, which may be too late. */
let asked: string | undefined;

/** Notes where each navigation leads. */
export const noteAsked: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  asked = pathname + search;
};

/**
 * Path and query that a click led to when the site could not be reached; undefined as long as all is well. A page whose code does
 * not come makes React Router reload the page that was to be left, which ends on the browser's own page for a lost connection: that is
 * held back where browsers let us (Navigation API), until the site has answered. The code of a former release is missing: then the
 * document comes that the click led to.
 */
export function useLostConnection(): string | undefined {
  const { location: target } = useNavigation();
  const location = useLocation();
  const { key } = location;
  /** The key of the page on which it was lost. */
  const [lost, setLost] = useState<string>();
  const onHeld = useEffectEvent((reached: boolean) => {
    if (reached) window.location.assign(asked ?? window.location.href);
    else setLost(key);
  });

  useEffect(() => {
    if (asked === location.pathname + location.search) asked = undefined;
  }, [location]);

  // From the first moment on: the code may fail before a click is on screen.
  useEffect(() => {
    const { navigation } = window;
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      void canReachSite().then((reached) => {
        if (reached) navigation?.removeEventListener('navigate', hold);
        onHeld(reached);
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

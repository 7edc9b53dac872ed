import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, type MiddlewareFunction, useLocation, useNavigation } from 'react-router-dom';
import { canReachSite } from './connection.ts';

/** Path and query of the pending navigation. Kept outside React, which may commit the navigation's state too late. */
let asked: string | undefined;

/** Records the target of each navigation. */
export const recordNavigation: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  asked = pathname + search;
};

/**
 * Returns path, query and `#part` of a navigation that failed because the site is unreachable; otherwise undefined. When a
 * page's code cannot be loaded, React Router reloads the current page, which would end on the browser's error page.
 * This hook intercepts that reload (Navigation API) until the site answers. If it does, the code of an old release is
 * gone, and the target is loaded as a document.
 */
export function useLostConnection(): string | undefined {
  const { location: target } = useNavigation();
  const location = useLocation();
  const { key } = location;
  /** Key of the location on which the connection was lost. */
  const [lost, setLost] = useState<string>();
  const onHeld = useEffectEvent((reached: boolean) => {
    if (!reached) return setLost(key);
    if (asked === undefined) return window.location.reload();
    window.location.assign(asked + partOf(target, asked));
  });

  useEffect(() => {
    if (asked === location.pathname + location.search) asked = undefined;
  }, [location]);

  // Registered on mount, because the code may fail to load before the navigation is rendered.
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

  // Another page, or the same one again, has been shown since.
  if (lost !== key) return undefined;
  const { pathname, search, hash } = target ?? location;
  return pathname + search + hash;
}

/** The `#part` of a navigation's target, which its request does not have. */
function partOf(target: Location | undefined, asked: string): string {
  return target && target.pathname + target.search === asked ? target.hash : '';
}

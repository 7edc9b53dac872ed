import { useEffect } from 'react';
import { useSessionPlace } from './session-place.ts';
import { useSession } from './use-session.ts';

/** Keeps the session alive while the page is open; once per page. For visitors nothing is loaded. */
export function useKeptSession(): void {
  const { signedIn } = useSession();
  const place = useSessionPlace();
  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | undefined;
    let left = false;
    // Without the code the page is still a page; the next one tries again.
    import('./open-session.ts').then(
      ({ openSession }) => {
        if (!left) stop = openSession(place).keep();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [signedIn, place]);
}

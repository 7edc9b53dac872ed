import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useEffect } from 'react';
import { sessionView } from './browser-session.ts';
import { challengeLogins } from './login-links.ts';
import { useSessionPlace } from './session-place.ts';
import { useSession } from './use-session.ts';

/**
 * Keeps the session alive while the page is open, and begins sign-ins; once per page. For visitors nothing is loaded.
 * On the hand-off page nobody is here: a session that is stored there may be over, and its end would reload the page, whose code is gone then.
 */
export function useKeptSession(onHandOff: boolean): void {
  const { signedIn } = useSession();
  const place = useSessionPlace();
  const { accounts } = useHosts();
  useEffect(() => challengeLogins(accounts), [accounts]);
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
  // Left by a link: who was here before is here again.
  useEffect(() => (onHandOff ? () => sessionView.update() : undefined), [onHandOff]);
}

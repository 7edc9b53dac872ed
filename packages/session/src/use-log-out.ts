import { useCallback } from 'react';
import { browserStorage, sessionView } from './browser-session.ts';
import { useSessionPlace } from './session-place.ts';
import { removeSession } from './write-session.ts';

/**
 * Gives the function that logs out (SES-10): tells the auth host, takes the session out of local storage, goes to `home`. What was
 * typed and not saved stays for the same person, here and in other tabs, as when the session ends in any other way.
 */
export function useLogOut(home: string): () => void {
  const place = useSessionPlace();
  return useCallback(() => {
    sessionView.leave();
    const leave = () => {
      removeSession(browserStorage);
      window.location.assign(home);
    };
    import('./open-session.ts').then(({ openSession }) => openSession(place).logOut()).then(leave, leave);
  }, [place, home]);
}

import { useCallback } from 'react';
import { browserStorage } from './browser-session.ts';
import { useSessionPlace } from './session-place.ts';

/** Gives the function that logs out (SES-10): tells the auth host, empties local storage, goes to `home`. */
export function useLogOut(home: string): () => void {
  const place = useSessionPlace();
  return useCallback(() => {
    const leave = () => {
      browserStorage.clear();
      window.location.assign(home);
    };
    import('./open-session.ts').then(({ openSession }) => openSession(place).logOut()).then(leave, leave);
  }, [place, home]);
}

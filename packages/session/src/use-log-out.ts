import { useCallback } from 'react';
import { browserStorage, sessionView } from './browser-session.ts';
import { useSessionConfig } from './session-config.ts';
import { removeSession } from './write-session.ts';

/**
 * Returns the function that logs out (SES-10): tells the auth host, deletes the session from local storage, opens
 * `home`. Drafts stay for the same person, here and in other tabs.
 */
export function useLogOut(home: string): () => void {
  const config = useSessionConfig();
  return useCallback(() => {
    sessionView.leave();
    const leave = () => {
      removeSession(browserStorage);
      window.location.assign(home);
    };
    import('./open-session.ts').then(({ openSession }) => openSession(config).logOut()).then(leave, leave);
  }, [config, home]);
}

import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { useStore } from 'zustand/react';
import { sessionView } from './browser-session.ts';
import type { SessionView } from './session-view.ts';

/** Who is signed in; nobody on the server and until hydration. */
export function useSession(): SessionView {
  return useStore(sessionView);
}

/** The cached profile of the signed-in person; undefined until it is loaded. */
export function useProfile(): OwnProfile | undefined {
  return useSession().profile;
}

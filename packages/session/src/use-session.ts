import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { useStore } from 'zustand/react';
import { sessionView } from './browser-session.ts';
import type { SessionView } from './session-view.ts';

/** Who is here. Nobody is, on the server and until the page has come alive. */
export function useSession(): SessionView {
  return useStore(sessionView);
}

/** The cached profile of whoever is signed in; absent until it has come. */
export function useProfile(): OwnProfile | undefined {
  return useSession().profile;
}

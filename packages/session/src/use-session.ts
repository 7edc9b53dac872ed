import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { useStore } from 'zustand/react';
import { sessionStore } from './browser-session.ts';
import type { SessionView } from './session-store.ts';

/** Who is here. Nobody is, on the server and until the page has come alive. */
export function useSession(): SessionView {
  return useStore(sessionStore);
}

/** The cached profile of whoever is signed in; absent until it has come. */
export function useProfile(): OwnProfile | undefined {
  return useSession().profile;
}

/** Keeps a profile that the API has just sent, for all pages and tabs. */
export function saveProfile(profile: OwnProfile): void {
  sessionStore.saveProfile(profile);
}

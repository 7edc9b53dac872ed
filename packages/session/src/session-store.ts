import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import {
  actingKey,
  isRefreshTokenValid,
  isTokenValid,
  readSession,
  type Session,
  type SessionReply,
} from './session.ts';
import { createSessionView, type SessionViewOptions } from './session-view.ts';
import { removeSession, writeSession } from './write-session.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of this browser with all that reads its tokens and changes it; whoever looks at `view` is told. */
export function createSessionStore(options: SessionViewOptions, view = createSessionView(options)) {
  const { storage, now = Date.now } = options;
  const { update } = view;
  return {
    ...view,
    session: (): Session | undefined => readSession(storage),
    isTokenValid: () => isTokenValid(readSession(storage), now()),
    isRefreshTokenValid: () => isRefreshTokenValid(readSession(storage), now()),
    save(reply: SessionReply): void {
      writeSession(storage, reply);
      update();
    },
    /** For the hand-off: this page is about to go and is not told. */
    saveForNextPage(reply: SessionReply): void {
      writeSession(storage, reply);
    },
    /** Caches the profile of whoever is signed in. */
    saveProfile(profile: OwnProfile): void {
      if (!readSession(storage)) return;
      storage.setItem('profile', JSON.stringify(profile));
      update();
    },
    /** Acts as one of the own businesses, or as oneself; the server decides whether one may. */
    actAs(businessID: string | undefined): void {
      if (businessID === undefined) storage.removeItem(actingKey);
      else storage.setItem(actingKey, businessID);
      update();
    },
    /** Ends the session here: its keys go, what else was stored stays. */
    clear(): void {
      removeSession(storage);
      update();
    },
  };
}

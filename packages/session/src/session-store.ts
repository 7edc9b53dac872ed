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

/** The session of this browser: reads its tokens, changes it, and updates the subscribers of `view`. */
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
    /** For the hand-off: subscribers of this page are not updated, because it is about to be left. */
    saveForNextPage(reply: SessionReply): void {
      writeSession(storage, reply);
    },
    /** Caches the profile of the signed-in person. */
    saveProfile(profile: OwnProfile): void {
      if (!readSession(storage)) return;
      storage.setItem('profile', JSON.stringify(profile));
      update();
    },
    /** Sets the business that the person acts as; undefined: as themselves. The server checks whether they may. */
    actAs(businessID: string | undefined): void {
      if (businessID === undefined) storage.removeItem(actingKey);
      else storage.setItem(actingKey, businessID);
      update();
    },
    /** Deletes the keys of the session; other stored data stays. */
    clear(): void {
      removeSession(storage);
      update();
    },
  };
}

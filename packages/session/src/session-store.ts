import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import {
  actingKey,
  isRefreshTokenValid,
  isTokenValid,
  type KeyStore,
  readSession,
  removeSession,
  type Session,
  type SessionReply,
  writeSession,
} from './session.ts';

/** Who is here, as pages see it. The same object until something of it changes. */
export interface SessionView {
  readonly signedIn: boolean;
  readonly userID?: string | undefined;
  readonly profile?: OwnProfile | undefined;
  /** The business that the person acts as; absent: as themselves. */
  readonly actingAs?: string | undefined;
}

export const signedOut: SessionView = { signedIn: false };

interface SessionStoreOptions {
  readonly storage: KeyStore;
  readonly now?: () => number;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The session of this browser. Local storage is the truth, for all tabs; `update` is told when another tab changed it.
 * Listeners hear of every change, the refreshed tokens included.
 */
export function createSessionStore({ storage, now = Date.now }: SessionStoreOptions) {
  const listeners = new Set<() => void>();
  let shown = '';
  let view = signedOut;

  function look(): void {
    const session = readSession(storage);
    const signedIn = isTokenValid(session, now()) || isRefreshTokenValid(session, now());
    const parts = signedIn
      ? [session?.userID, storage.getItem('profile'), storage.getItem(actingKey)]
      : undefined;
    const seen = JSON.stringify(parts) ?? '';
    if (seen === shown) return;
    shown = seen;
    view = parts ? toView(parts) : signedOut;
  }

  function update(): void {
    look();
    for (const listener of [...listeners]) listener();
  }

  look();
  return {
    read: (): SessionView => view,
    /** Pages are rendered without a user. */
    readOnServer: (): SessionView => signedOut,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    session: (): Session | undefined => readSession(storage),
    isTokenValid: () => isTokenValid(readSession(storage), now()),
    isRefreshTokenValid: () => isRefreshTokenValid(readSession(storage), now()),
    save(reply: SessionReply): void {
      writeSession(storage, reply);
      update();
    },
    /** For the hand-off: saves, and tells nobody on this page, for the page is about to go. */
    adopt(reply: SessionReply): void {
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
    /** For logging out: all of it goes, and nobody on this page is told, for the page is about to go as well. */
    empty(): void {
      storage.clear();
    },
  };
}

function toView([userID, profile, actingAs]: readonly (string | null | undefined)[]): SessionView {
  return {
    signedIn: true,
    userID: userID ?? undefined,
    profile: parse(profile),
    actingAs: actingAs ?? undefined,
  };
}

function parse(text: string | null | undefined): OwnProfile | undefined {
  try {
    return text ? (JSON.parse(text) as OwnProfile) : undefined;
  } catch {
    return undefined;
  }
}

import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { createStore } from 'zustand/vanilla';
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

/** Who is here, as pages see it. */
export interface SessionView {
  readonly signedIn: boolean;
  readonly userID?: string | undefined;
  /** The same object until the profile changes. */
  readonly profile?: OwnProfile | undefined;
  /** The business that the person acts as; absent: as themselves. */
  readonly actingAs?: string | undefined;
}

interface SessionStoreOptions {
  readonly storage: KeyStore;
  readonly now?: () => number;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The session of this browser: a zustand store over local storage, which is the truth for all tabs; `update` is told when another
 * tab changed it. Listeners hear of every change, the refreshed tokens included. Pages are rendered without a user: the initial
 * state is nobody.
 */
export function createSessionStore({ storage, now = Date.now }: SessionStoreOptions) {
  const store = createStore<SessionView>()(() => ({ signedIn: false }));
  let profileText: string | null = null;
  let profile: OwnProfile | undefined;

  function look(): SessionView {
    const session = readSession(storage);
    if (!isTokenValid(session, now()) && !isRefreshTokenValid(session, now())) return { signedIn: false };
    const text = storage.getItem('profile');
    if (text !== profileText) profile = parse(text);
    profileText = text;
    return {
      signedIn: true,
      userID: session?.userID,
      profile,
      actingAs: storage.getItem(actingKey) ?? undefined,
    };
  }

  const update = () => store.setState(look(), true);

  update();
  return {
    ...store,
    update,
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
    saveProfile(loaded: OwnProfile): void {
      if (!readSession(storage)) return;
      storage.setItem('profile', JSON.stringify(loaded));
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
    /** For logging out: everything that was stored goes; this page is about to go as well and is not told. */
    clearAllForNextPage(): void {
      storage.clear();
    },
  };
}

function parse(text: string | null): OwnProfile | undefined {
  try {
    return text ? (JSON.parse(text) as OwnProfile) : undefined;
  } catch {
    return undefined;
  }
}

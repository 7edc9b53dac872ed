import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { createStore } from 'zustand/vanilla';
import { actingKey, isRefreshTokenValid, isTokenValid, type KeyStore, readSession } from './session.ts';

/** Who is signed in, as pages see it. */
export interface SessionView {
  readonly signedIn: boolean;
  readonly userID?: string | undefined;
  /** The same object until the profile changes. */
  readonly profile?: OwnProfile | undefined;
  /** The business that the person acts as; absent: as themselves. */
  readonly actingAs?: string | undefined;
}

export interface SessionViewOptions {
  readonly storage: KeyStore;
  readonly now?: () => number;
  /** Whether this is the hand-off page, where the stored session is about to be replaced and counts as none. */
  readonly isHandOff?: () => boolean;
}

export type SessionViewStore = ReturnType<typeof createSessionView>;

/**
 * Creates a zustand store of who is signed in, backed by local storage, the source of truth for all tabs. Call
 * `update` after the storage has changed. Pages are server-rendered without a user, so the initial state is signed
 * out. Visitors load this read-only part of a session only.
 */
export function createSessionView({ storage, now = Date.now, isHandOff = () => false }: SessionViewOptions) {
  const store = createStore<SessionView>()(() => ({ signedIn: false }));
  let profileText: string | null = null;
  let profile: OwnProfile | undefined;

  function readView(): SessionView {
    if (isHandOff()) return { signedIn: false };
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

  let leaving = false;
  const update = () => {
    if (!leaving) store.setState(readView(), true);
  };

  update();
  return {
    ...store,
    update,
    /** Freezes the view during a log-out, so that the page changes nothing and redirects nowhere before it is left. */
    leave(): void {
      leaving = true;
    },
    isLeaving: () => leaving,
    /** Unfreezes the view when the page returns from the back/forward cache. */
    resume(): void {
      leaving = false;
      update();
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

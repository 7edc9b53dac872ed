import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { createStore } from 'zustand/vanilla';
import { actingKey, isRefreshTokenValid, isTokenValid, type KeyStore, readSession } from './session.ts';

/** Who is here, as pages see it. */
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
  /** Whether this is the hand-off page: what is stored is about to be replaced, and nobody is here until then. */
  readonly isHandOff?: () => boolean;
}

export type SessionViewStore = ReturnType<typeof createSessionView>;

/**
 * A zustand store of who is here, over local storage, which is the truth for all tabs: `update` is to be called when it has changed.
 * Listeners hear of every update. Pages are rendered without a user: the initial state is nobody. Visitors load this much of a
 * session, and nothing that writes.
 */
export function createSessionView({ storage, now = Date.now, isHandOff = () => false }: SessionViewOptions) {
  const store = createStore<SessionView>()(() => ({ signedIn: false }));
  let profileText: string | null = null;
  let profile: OwnProfile | undefined;

  function look(): SessionView {
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
    if (!leaving) store.setState(look(), true);
  };

  update();
  return {
    ...store,
    update,
    /** Somebody is logging out: until it goes, the page shows what it showed, and leads nowhere else by itself. */
    leave(): void {
      leaving = true;
    },
    isLeaving: () => leaving,
    /** It came back out of the browser's memory. */
    comeBack(): void {
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

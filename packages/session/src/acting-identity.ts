import { sessionStore } from './browser-session.ts';
import { useSession } from './use-session.ts';

/** As whom a person acts: as themselves, or as one of their businesses. */
export type ActingIdentity =
  | { readonly type: 'user'; readonly userID: string }
  | { readonly type: 'business'; readonly businessID: string };

/** The acting identity, kept for all pages and tabs; oneself unless chosen otherwise. Undefined for visitors. */
export function useActingIdentity(): ActingIdentity | undefined {
  const { userID, actingAs } = useSession();
  if (userID === undefined) return undefined;
  return actingAs === undefined ? { type: 'user', userID } : { type: 'business', businessID: actingAs };
}

/** Chooses one of the own businesses to act as, or, without an id, oneself. */
export function actAs(businessID: string | undefined): void {
  sessionStore.actAs(businessID);
}

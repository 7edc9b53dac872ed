import { browserStorage, sessionView } from './browser-session.ts';
import { createSessionStore } from './session-store.ts';

/** The session store of this browser, with write access; loaded with the members' code only. */
export const sessionStore = createSessionStore({ storage: browserStorage }, sessionView);

/** Stores a profile that the API has just sent, for all pages and tabs. */
export const saveProfile = sessionStore.saveProfile;

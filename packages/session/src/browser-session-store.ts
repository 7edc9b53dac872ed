import { browserStorage, sessionView } from './browser-session.ts';
import { createSessionStore } from './session-store.ts';

/** The session of this browser, for whoever changes it: it comes with the members' code. */
export const sessionStore = createSessionStore({ storage: browserStorage }, sessionView);

/** Keeps a profile that the API has just sent, for all pages and tabs. */
export const saveProfile = sessionStore.saveProfile;

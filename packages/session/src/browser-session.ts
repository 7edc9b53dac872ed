import type { KeyStore } from './session.ts';
import { createSessionStore } from './session-store.ts';

const nothing: KeyStore = { getItem: () => null, setItem() {}, removeItem() {}, clear() {} };

/** Local storage; nothing on the server and in browsers that refuse it. */
function openStorage(): KeyStore {
  try {
    return globalThis.document ? window.localStorage : nothing;
  } catch {
    return nothing;
  }
}

/** The session of this browser. On the server nobody is ever signed in. */
export const sessionStore = createSessionStore({ storage: openStorage() });

if (globalThis.document) {
  // The marker that styles choose the account area by; see first-paint.ts.
  sessionStore.subscribe(() => {
    document.documentElement.toggleAttribute('data-signed-in', sessionStore.getState().signedIn);
  });
  // Another tab signed in or out, refreshed, or emptied the storage (key null).
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === window.localStorage) sessionStore.update();
  });
  // A page that comes back from the browser's memory has missed what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStore.update();
  });
}

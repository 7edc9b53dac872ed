import { handOffPath } from './hand-off-path.ts';
import type { KeyStore } from './session.ts';
import { createSessionView } from './session-view.ts';

const nothing: KeyStore = { getItem: () => null, setItem() {}, removeItem() {} };

/** Local storage; an empty stub on the server and in browsers that block storage. */
function openStorage(): KeyStore {
  try {
    return globalThis.document ? window.localStorage : nothing;
  } catch {
    return nothing;
  }
}

/** The storage that holds the session of this browser. */
export const browserStorage = openStorage();

/** Who is signed in in this browser; always nobody on the server. */
export const sessionView = createSessionView({
  storage: browserStorage,
  isHandOff: () => handOffPath.test(globalThis.location?.pathname ?? ''),
});

if (globalThis.document) {
  // The attribute that styles use to choose the account area; first-paint.ts sets it before the first paint.
  sessionView.subscribe(({ signedIn }) => {
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
  });
  // Another tab signed in or out, refreshed, or emptied the storage (key null).
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === window.localStorage) sessionView.update();
  });
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionView.resume();
  });
}

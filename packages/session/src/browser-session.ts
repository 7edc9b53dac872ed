import { handOffPath } from './hand-off-path.ts';
import type { KeyStore } from './session.ts';
import { createSessionView } from './session-view.ts';

const nothing: KeyStore = { getItem: () => null, setItem() {}, removeItem() {} };

/** Local storage; nothing on the server and in browsers that refuse it. */
function openStorage(): KeyStore {
  try {
    return globalThis.document ? window.localStorage : nothing;
  } catch {
    return nothing;
  }
}

/** Where the session of this browser lies. */
export const browserStorage = openStorage();

/** Who is here in this browser. On the server nobody ever is. */
export const sessionView = createSessionView({
  storage: browserStorage,
  isHandOff: () => handOffPath.test(globalThis.location?.pathname ?? ''),
});

if (globalThis.document) {
  // The marker that styles choose the account area by; see first-paint.ts.
  sessionView.subscribe(({ signedIn }) => {
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
  });
  // Another tab signed in or out, refreshed, or emptied the storage (key null).
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === window.localStorage) sessionView.update();
  });
  // A page that comes back from the browser's memory has missed what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionView.comeBack();
  });
}

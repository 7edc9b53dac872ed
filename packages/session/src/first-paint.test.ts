import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { loginLink } from './account-links.ts';
import { createEndSession, mayRedirectToLogin } from './end-session.ts';
import { firstPaintScript } from './first-paint.ts';
import { firstWordsLimit, takeFirstWords } from './first-words.ts';
import { createSessionStore } from './session-store.ts';
import { createMemoryStorage, sessionReply } from './testing/memory-storage.ts';

const site = 'https://www.wbnaustralia.example';
const login = loginLink('https://accounts.example', '');

/** Runs the script as a document at an address would; returns its effects. */
function run(
  address: string,
  { now = 0, storage = createMemoryStorage(), marks = createMemoryStorage() } = {},
) {
  const { href, pathname, search } = new URL(address, site);
  const location = { href, pathname, search, replace: vi.fn() };
  const window: { wbnHandOff?: unknown } = {};
  const clean = vi.fn((_state: unknown, _title: string, to: string) => {
    location.href = new URL(to, site).href;
  });
  const did = { mark: vi.fn(), replace: location.replace, clean };
  const dataset = /^\/(?:profile|business)/.test(address) ? { login } : {};
  runInNewContext(firstPaintScript, {
    window,
    document: { documentElement: { dataset, setAttribute: did.mark } },
    location,
    history: { replaceState: did.clean },
    localStorage: storage,
    sessionStorage: marks,
    Date: { now: () => now },
    URLSearchParams,
    encodeURIComponent,
  });
  return { ...did, handOff: window.wbnHandOff };
}

describe('the first inline script', () => {
  it.each([0, 899_999, 900_000, 2_591_999_999, 2_592_000_000])(
    'SES-09: marks the document as the store will report, at %d ms',
    (now) => {
      const storage = createMemoryStorage();
      const store = createSessionStore({ storage, now: () => now });
      for (const reply of [undefined, sessionReply(), { ...sessionReply(), userID: '' }]) {
        if (reply) store.save(reply);
        const { mark, replace } = run('/', { now, storage });
        expect(mark.mock.calls).toEqual(store.getState().signedIn ? [['data-signed-in', '']] : []);
        expect(replace).not.toHaveBeenCalled();
      }
    },
  );

  it("RT-51, RT-52: redirects visitors, not members, from a members' page to the login", () => {
    const storage = createMemoryStorage();
    const { replace } = run('/profile/edit?tab=a#b', { storage });
    const address = `${site}/profile/edit?tab=a#b`;
    expect(replace.mock.calls).toEqual([[loginLink('https://accounts.example', address)]]);
    createSessionStore({ storage, now: () => 0 }).save(sessionReply());
    expect(run('/profile', { storage }).replace).not.toHaveBeenCalled();
  });

  it('decision 23: does not redirect after a loop', () => {
    const marks = createMemoryStorage();
    const store = createSessionStore({ storage: createMemoryStorage(), now: () => 0 });
    const end = createEndSession({ store, marks, reload: () => {}, now: () => 0 });
    for (let count = 0; count < 2; count++) {
      store.save(sessionReply());
      expect(run('/profile', { marks }).replace).toHaveBeenCalledTimes(1);
      end();
    }
    expect(mayRedirectToLogin(marks)).toBe(false);
    expect(run('/profile', { marks }).replace).not.toHaveBeenCalled();
  });

  it.each(['/setid', '/es/setid', '/SetID/'])(
    'SES-11: %s takes the code and removes it from the address',
    (path) => {
      const { clean, handOff } = run(`${path}?token=c%2B1&continue=${encodeURIComponent(`${site}/a?b=c`)}`);
      expect(clean.mock.calls).toEqual([[null, '', path]]);
      expect(handOff).toEqual({ token: 'c+1', to: `${site}/a?b=c` });
    },
  );

  it('SES-11: does not mark the hand-off page as signed in, whatever is stored', () => {
    const storage = createMemoryStorage();
    createSessionStore({ storage, now: () => 0 }).save(sessionReply());
    expect(run('/setid?token=c', { storage }).mark).not.toHaveBeenCalled();
    expect(run('/es/setid', { storage }).mark).not.toHaveBeenCalled();
    expect(run('/', { storage }).mark).toHaveBeenCalledTimes(1);
  });

  it("RT-20: keeps a visitor's message in the browser and out of the login address", () => {
    const businessID = '01939b2e-7c1a-7d3e-9f10-2b6f1a4c8e55';
    const storage = createMemoryStorage();
    const form = `/business/Acme-${businessID.toUpperCase()}/send-request`;
    const { clean, replace } = run(`${form}?message=500+gears%2C+M4%3F&product=p-1`, { storage });
    expect(clean.mock.calls).toEqual([[null, '', `${form}?product=p-1`]]);
    expect(replace.mock.calls).toEqual([
      [loginLink('https://accounts.example', `${site}${form}?product=p-1`)],
    ]);
    expect(takeFirstWords(storage, businessID, 1000)).toBe('500 gears, M4?');
    expect(takeFirstWords(storage, businessID, 1000)).toBeUndefined();

    run(`${form}?message=${'x'.repeat(2000)}`, { storage });
    expect(takeFirstWords(storage, businessID, 0)).toHaveLength(firstWordsLimit);
    run(`${form}?message=old`, { storage });
    expect(takeFirstWords(storage, businessID, 24 * 60 * 60 * 1000)).toBeUndefined();
    expect(run(`${form}?message=+`, { storage }).clean.mock.calls).toEqual([[null, '', form]]);
    expect(takeFirstWords(storage, businessID, 0)).toBeUndefined();
    expect(run('/business/x/requests?message=a').clean).not.toHaveBeenCalled();
  });

  it('leaves other addresses unchanged', () => {
    const { clean, handOff } = run('/search-result?token=x');
    expect(clean).not.toHaveBeenCalled();
    expect(handOff).toBeUndefined();
  });

  it("shows the visitor's page where storage is blocked", () => {
    const world = { window: {}, document: { documentElement: {} }, location: { pathname: '/' } };
    expect(() => runInNewContext(firstPaintScript, world)).not.toThrow();
  });
});

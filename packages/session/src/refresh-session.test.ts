import { ApiError } from '@wbn/api-client/api-error.ts';
import type { Tokens } from '@wbn/contract/account/account-calls.ts';
import { describe, expect, it, vi } from 'vitest';
import { withTabLock } from './open-session.ts';
import { createRefresh, type RefreshOutcome } from './refresh-session.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createMemoryStorage, sessionReply } from './testing/memory-storage.ts';

const refused = new ApiError('SessionError', 'The session is over', 401);

/** Locks as in browsers: one holder after the other. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<Result>(_name: string, work: () => Promise<Result>): Promise<Result> {
      const mine = last.then(work, work);
      last = mine;
      return mine;
    },
  };
}

type Locks = ReturnType<typeof createLocks> | 'none';

/** Tabs of one browser with a shared storage, clock and auth host. */
function openBrowser(exchange: (refreshToken: string) => Promise<Tokens>, locks: Locks = createLocks()) {
  const clock = { now: 0 };
  const storage = createMemoryStorage();
  const openTab = () => {
    const store = createSessionStore({ storage, now: () => clock.now });
    const end = vi.fn(() => store.clear());
    const lock = (work: () => Promise<RefreshOutcome>) => withTabLock(work, locks === 'none' ? null : locks);
    return { store, end, refresh: createRefresh({ store, end, exchange, lock }) };
  };
  return { clock, storage, openTab };
}

const signIn = (store: SessionStore) => store.save(sessionReply());

describe('refresh', () => {
  it('SES-14: runs once for twenty calls in each of two tabs', async () => {
    const exchange = vi.fn(async () => sessionReply(2, 900));
    const browser = openBrowser(exchange);
    const tabs = [browser.openTab(), browser.openTab()];
    for (const tab of tabs) signIn(tab.store);
    browser.clock.now = 900_000;
    const outcomes = await Promise.all(
      tabs.flatMap(({ refresh }) => Array.from({ length: 20 }, () => refresh('token-1'))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['refreshed']));
    expect(exchange.mock.calls).toEqual([['refresh-1']]);
    expect(browser.storage.getItem('token')).toBe('token-2');
    expect(browser.storage.getItem('tokenExpire')).toBe('1800000');
  });

  it('replaces a valid token when it is the refused one', async () => {
    const exchange = vi.fn(async () => sessionReply(2));
    const { store, refresh } = openBrowser(exchange).openTab();
    signIn(store);
    expect(await refresh('token-1')).toBe('refreshed');
    expect(await refresh('token-1')).toBe('refreshed');
    expect(exchange).toHaveBeenCalledTimes(1);
    expect([refresh.isFresh('token-1'), refresh.isFresh('token-2')]).toEqual([false, true]);
  });

  it('without locks, a refused second tab takes the tokens of the first', async () => {
    const answers = [Promise.withResolvers<Tokens>(), Promise.withResolvers<Tokens>()];
    let asked = 0;
    const browser = openBrowser(() => (answers[asked++] as (typeof answers)[0]).promise, 'none');
    const [first, second] = [browser.openTab(), browser.openTab()];
    signIn(first.store);
    const outcomes = Promise.all([first.refresh('token-1'), second.refresh('token-1')]);
    answers[0]?.resolve(sessionReply(2));
    await answers[0]?.promise;
    answers[1]?.reject(refused);
    expect(await outcomes).toEqual(['refreshed', 'refreshed']);
    expect(second.end).not.toHaveBeenCalled();
  });
});

describe('end of a session', () => {
  it.each([
    ['a refusal', refused],
    ['an error of the auth host', new ApiError('InternalError', 'Broken', 500)],
    ['a 2xx without success', new ApiError('SessionError', 'No', 200)],
  ])('SES-08, ERR-04: %s deletes the session', async (_what, error) => {
    const { store, refresh, end } = openBrowser(() => Promise.reject(error)).openTab();
    signIn(store);
    expect(await refresh('token-1')).toBe('ended');
    expect(end).toHaveBeenCalledTimes(1);
    expect(store.getState().signedIn).toBe(false);
  });

  it.each([
    ['no answer', new ApiError('ServiceUnavailable', 'Offline', 0)],
    ['a busy host', new ApiError('TooManyRequests', 'Slowly', 429)],
    ['a host that is being started anew', new ApiError('ServiceUnavailable', 'Soon', 503)],
  ])('SES-07: %s keeps the session for a later attempt', async (_what, error) => {
    const { store, refresh, end } = openBrowser(() => Promise.reject(error)).openTab();
    signIn(store);
    expect(await refresh('token-1')).toBe('later');
    expect(end).not.toHaveBeenCalled();
    expect(store.getState().signedIn).toBe(true);
  });

  it('ERR-04: asks nobody without a valid refresh token', async () => {
    const exchange = vi.fn(async () => sessionReply(2));
    const browser = openBrowser(exchange);
    const { store, refresh, end } = browser.openTab();
    signIn(store);
    browser.clock.now = 2_592_000_000;
    expect(await refresh('token-1')).toBe('ended');
    expect(end).toHaveBeenCalledTimes(1);
    expect(exchange).not.toHaveBeenCalled();
  });

  it('ends nothing for a visitor', async () => {
    const { refresh, end } = openBrowser(async () => sessionReply(2)).openTab();
    expect(await refresh(undefined)).toBe('ended');
    expect(end).not.toHaveBeenCalled();
  });

  it('keeps a person signed out who logs out during a refresh', async () => {
    const browser = openBrowser(async () => {
      browser.storage.entries.clear();
      return sessionReply(2);
    });
    const { store, refresh } = browser.openTab();
    signIn(store);
    expect(await refresh('token-1')).toBe('ended');
    expect(browser.storage.entries.size).toBe(0);
  });
});

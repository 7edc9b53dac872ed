import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { ErrorName } from '@wbn/contract/error-names.ts';
import { loadOwnProfile } from '@wbn/contract/social/own-profile.ts';
import { describe, expect, it, vi } from 'vitest';
import { createEndSession } from './end-session.ts';
import { createMemberApi } from './member-api.ts';
import { createRefresh } from './refresh-session.ts';
import { createSessionStore } from './session-store.ts';
import { createMemoryStorage, sessionReply } from './testing/memory-storage.ts';

const reply = { success: true, data: undefined };

/** An API that takes `good` and answers every other token with the given name. */
function open(refusal: ErrorName, good = 'token-2') {
  const clock = { now: 0 };
  const store = createSessionStore({ storage: createMemoryStorage(), now: () => clock.now });
  const reload = vi.fn();
  const end = createEndSession({ store, marks: createMemoryStorage(), reload, now: () => clock.now });
  const exchange = vi.fn(async () => sessionReply(2, clock.now / 1000));
  const refresh = createRefresh({ store, end, exchange, lock: (work) => work() });
  const sent: unknown[] = [];
  const api: ApiClient = {
    async call() {
      const token = store.session()?.token;
      sent.push(token);
      if (token === good) return reply as never;
      throw new ApiError(refusal, 'No', 401);
    },
  };
  const member = createMemberApi({ api, store, refresh, end });
  const call = () => member.call(loadOwnProfile, {});
  return { call, clock, exchange, reload, sent, store };
}

describe('a call that meets a dead token', () => {
  it.each(['TokenNotFound', 'TokenExpiredError', 'SessionError'] as const)(
    'ERR-03: %s is refreshed once for all that wait, and sent again',
    async (refusal) => {
      const { call, exchange, sent, store } = open(refusal);
      store.save(sessionReply());
      const replies = await Promise.all(Array.from({ length: 20 }, call));
      expect(replies).toEqual(Array.from({ length: 20 }, () => reply));
      expect(exchange).toHaveBeenCalledTimes(1);
      expect(sent).toEqual([...Array(20).fill('token-1'), ...Array(20).fill('token-2')]);
    },
  );

  it('SES-05: that it knows to be expired is refreshed before it is sent', async () => {
    const { call, clock, sent, store } = open('TokenExpiredError');
    store.save(sessionReply());
    clock.now = 900_000;
    await call();
    expect(sent).toEqual(['token-2']);
  });

  it('a clock that is far ahead does not refresh before every call', async () => {
    const { call, clock, exchange, store } = open('TokenExpiredError');
    clock.now = 2_000_000;
    exchange.mockImplementation(async () => sessionReply(2));
    store.save(sessionReply());
    for (let count = 0; count < 3; count++) await call();
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('ERR-02: a token that is none of ours ends the session, and the page is loaded anew once', async () => {
    const { call, exchange, reload, store } = open('JsonWebTokenError');
    store.save(sessionReply());
    const errors = await Promise.allSettled([call(), call(), call()]);
    expect(errors.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(exchange).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(store.getState().signedIn).toBe(false);
  });

  it('ERR-04, decision 23: a new token that is refused as well ends it, without a third try', async () => {
    const { call, exchange, reload, sent, store } = open('SessionError', 'never');
    store.save(sessionReply());
    await expect(call()).rejects.toMatchObject({ code: 'SessionError' });
    expect([exchange.mock.calls.length, reload.mock.calls.length, sent.length]).toEqual([1, 1, 2]);
  });

  it('ERR-04: an unsuccessful refresh ends it for all that wait', async () => {
    const { call, exchange, reload, store } = open('TokenExpiredError');
    exchange.mockRejectedValue(new ApiError('SessionError', 'Revoked', 401));
    store.save(sessionReply());
    const errors = await Promise.allSettled([call(), call()]);
    expect(errors.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([exchange.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it('a visitor is told, and nothing is loaded anew', async () => {
    const { call, reload } = open('TokenNotFound');
    await expect(call()).rejects.toMatchObject({ code: 'TokenNotFound' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('offline, the session stays and the caller is told', async () => {
    const { call, exchange, reload, store } = open('TokenExpiredError');
    exchange.mockRejectedValue(new ApiError('ServiceUnavailable', 'Offline', 0));
    store.save(sessionReply());
    await expect(call()).rejects.toMatchObject({ code: 'TokenExpiredError' });
    expect(reload).not.toHaveBeenCalled();
    expect(store.getState().signedIn).toBe(true);
  });
});

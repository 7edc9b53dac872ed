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

/** An API that accepts the token `good` and answers every other with the given error. */
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

describe('calls with an expired token', () => {
  it.each(['TokenNotFound', 'TokenExpiredError', 'SessionError'] as const)(
    'ERR-03: share one refresh after %s and are repeated',
    async (refusal) => {
      const { call, exchange, sent, store } = open(refusal);
      store.save(sessionReply());
      const replies = await Promise.all(Array.from({ length: 20 }, call));
      expect(replies).toEqual(Array.from({ length: 20 }, () => reply));
      expect(exchange).toHaveBeenCalledTimes(1);
      expect(sent).toEqual([...Array(20).fill('token-1'), ...Array(20).fill('token-2')]);
    },
  );

  it('SES-05: refresh a token known to be expired before the call', async () => {
    const { call, clock, sent, store } = open('TokenExpiredError');
    store.save(sessionReply());
    clock.now = 900_000;
    await call();
    expect(sent).toEqual(['token-2']);
  });

  it('do not refresh before every call when the clock is far ahead', async () => {
    const { call, clock, exchange, store } = open('TokenExpiredError');
    clock.now = 2_000_000;
    exchange.mockImplementation(async () => sessionReply(2));
    store.save(sessionReply());
    for (let count = 0; count < 3; count++) await call();
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('ERR-02: end the session and reload once when the token is invalid', async () => {
    const { call, exchange, reload, store } = open('JsonWebTokenError');
    store.save(sessionReply());
    const errors = await Promise.allSettled([call(), call(), call()]);
    expect(errors.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(exchange).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(store.getState().signedIn).toBe(false);
  });

  it('ERR-04, decision 23: end the session when the new token is refused too, without a third try', async () => {
    const { call, exchange, reload, sent, store } = open('SessionError', 'never');
    store.save(sessionReply());
    await expect(call()).rejects.toMatchObject({ code: 'SessionError' });
    expect([exchange.mock.calls.length, reload.mock.calls.length, sent.length]).toEqual([1, 1, 2]);
  });

  it('ERR-04: end the session for all that wait when the refresh is refused', async () => {
    const { call, exchange, reload, store } = open('TokenExpiredError');
    exchange.mockRejectedValue(new ApiError('SessionError', 'Revoked', 401));
    store.save(sessionReply());
    const errors = await Promise.allSettled([call(), call()]);
    expect(errors.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([exchange.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it('reject for a visitor without a reload', async () => {
    const { call, reload } = open('TokenNotFound');
    await expect(call()).rejects.toMatchObject({ code: 'TokenNotFound' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('keep the session when offline and reject', async () => {
    const { call, exchange, reload, store } = open('TokenExpiredError');
    exchange.mockRejectedValue(new ApiError('ServiceUnavailable', 'Offline', 0));
    store.save(sessionReply());
    await expect(call()).rejects.toMatchObject({ code: 'TokenExpiredError' });
    expect(reload).not.toHaveBeenCalled();
    expect(store.getState().signedIn).toBe(true);
  });
});

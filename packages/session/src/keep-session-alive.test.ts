import { ApiError } from '@wbn/api-client/api-error.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSessionAlive } from './keep-session-alive.ts';
import { createRefresh } from './refresh-session.ts';
import { createSessionStore } from './session-store.ts';
import { createMemoryStorage, sessionReply } from './testing/memory-storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const profile = { userID: 'ana' } as OwnProfile;
const seconds = () => Date.now() / 1000;

function open() {
  const storage = createMemoryStorage();
  const store = createSessionStore({ storage });
  let count = 1;
  const exchange = vi.fn(async () => sessionReply(++count, seconds()));
  const end = vi.fn(() => store.clear());
  const refresh = createRefresh({ store, end, exchange, lock: (work) => work() });
  const loadProfile = vi.fn(async () => store.saveProfile(profile));
  let comeBack = () => {};
  const onReturn = (listener: () => void) => {
    comeBack = listener;
    return () => {};
  };
  store.save(sessionReply(1, seconds()));
  const keep = () => keepSessionAlive({ store, refresh, loadProfile, onReturn });
  return { storage, store, exchange, end, loadProfile, keep, comeBack: () => comeBack() };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('SES-06 CON-05: refreshes 5000 ms before each expiry', async () => {
  const { exchange, keep } = open();
  const stop = keep();
  await pass(894_999);
  expect(exchange).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(exchange).toHaveBeenCalledTimes(1);
  await pass(894_999);
  expect(exchange).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(exchange).toHaveBeenCalledTimes(2);
  stop();
  await pass(10_000_000);
  expect(exchange).toHaveBeenCalledTimes(2);
});

it('SES-05: refreshes an expired token and then reloads the profile', async () => {
  const { store, exchange, loadProfile, keep } = open();
  store.saveProfile(profile);
  await pass(900_000);
  keep();
  await pass(0);
  expect(exchange).toHaveBeenCalledTimes(1);
  expect(loadProfile).toHaveBeenCalledTimes(1);
  expect(exchange.mock.invocationCallOrder[0]).toBeLessThan(loadProfile.mock.invocationCallOrder[0] ?? 0);
});

it('loads the profile only when none is cached', async () => {
  const { loadProfile, keep } = open();
  keep()();
  await pass(0);
  keep();
  await pass(0);
  expect(loadProfile).toHaveBeenCalledTimes(1);
});

it('SES-07: refreshes when the browser comes back and the token is due', async () => {
  const { exchange, keep, comeBack } = open();
  keep();
  await pass(1000);
  comeBack();
  await pass(0);
  expect(exchange).toHaveBeenCalledTimes(0);
  exchange.mockRejectedValueOnce(new ApiError('ServiceUnavailable', 'Offline', 0));
  await pass(894_000);
  expect(exchange).toHaveBeenCalledTimes(1);
  await pass(20_000);
  comeBack();
  await pass(0);
  expect(exchange).toHaveBeenCalledTimes(2);
});

it('retries after a minute when nobody answered', async () => {
  const { exchange, keep } = open();
  exchange.mockRejectedValueOnce(new ApiError('ServiceUnavailable', 'Offline', 0));
  keep();
  await pass(895_000);
  await pass(60_000);
  expect(exchange).toHaveBeenCalledTimes(2);
});

it('SES-06: reschedules when another tab has refreshed', async () => {
  const { store, exchange, keep } = open();
  keep();
  await pass(600_000);
  store.save(sessionReply(9, seconds()));
  await pass(894_999);
  expect(exchange).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(exchange).toHaveBeenCalledTimes(1);
});

it('SES-08: ends the session and schedules nothing after a refused refresh', async () => {
  const { store, exchange, end, keep } = open();
  exchange.mockRejectedValue(new ApiError('SessionError', 'Revoked', 401));
  keep();
  await pass(895_000);
  expect(end).toHaveBeenCalledTimes(1);
  expect(store.getState().signedIn).toBe(false);
  await pass(10_000_000);
  expect(exchange).toHaveBeenCalledTimes(1);
});

it('does not refresh in a loop with a clock that is far ahead', async () => {
  const { exchange, keep } = open();
  exchange.mockImplementation(async () => sessionReply(2, seconds() - 5000));
  keep();
  await pass(895_000);
  await pass(30_000);
  expect(exchange).toHaveBeenCalledTimes(1);
});

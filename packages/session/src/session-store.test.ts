import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';
import { createMemoryStorage, sessionReply } from './testing/memory-storage.ts';

const profile = { userID: 'ana', firstName: 'Ana', lastName: 'Ruiz' } as OwnProfile;

function open(now = 0) {
  const clock = { now };
  const storage = createMemoryStorage();
  const store = createSessionStore({ storage, now: () => clock.now });
  return { clock, storage, store };
}

describe('storage', () => {
  it('SES-02, SES-03: uses the documented keys and expiries in milliseconds', () => {
    const { storage, store } = open();
    store.save(sessionReply());
    store.saveProfile(profile);
    expect(Object.fromEntries(storage.entries)).toEqual({
      token: 'token-1',
      tokenExpire: '900000',
      refreshToken: 'refresh-1',
      refreshTokenExpire: '2592000000',
      userID: 'ana',
      profile: JSON.stringify(profile),
    });
  });

  it('deletes everything of another person and keeps the profile of the same one', () => {
    const { store } = open();
    store.save(sessionReply());
    store.saveProfile(profile);
    store.actAs('business-1');
    store.save(sessionReply(2));
    expect(store.getState()).toEqual({ signedIn: true, userID: 'ana', profile, actingAs: 'business-1' });
    store.save({ ...sessionReply(3), userID: 'ben' });
    expect(store.getState()).toEqual({
      signedIn: true,
      userID: 'ben',
      profile: undefined,
      actingAs: undefined,
    });
  });

  it('SES-08, SES-10: clear() deletes the session and keeps drafts', () => {
    const { storage, store } = open();
    store.save(sessionReply());
    store.actAs('business-1');
    storage.setItem('draft', 'typed');
    store.clear();
    expect([...storage.entries]).toEqual([['draft', 'typed']]);
    expect(store.getState()).toEqual({ signedIn: false });
  });

  it('SES-11: reports nobody on the hand-off page, and the stored session after leaving it', () => {
    const storage = createMemoryStorage();
    const place = { isHandOff: true };
    createSessionStore({ storage, now: () => 0 }).save(sessionReply());
    const store = createSessionStore({ storage, now: () => 0, isHandOff: () => place.isHandOff });
    expect(store.getState()).toEqual({ signedIn: false });
    place.isHandOff = false;
    store.update();
    expect(store.getState()).toMatchObject({ signedIn: true, userID: 'ana' });
  });

  it('stores no profile without a session', () => {
    const { storage, store } = open();
    store.saveProfile(profile);
    expect(storage.entries.size).toBe(0);
  });
});

describe('the signed-in person', () => {
  it.each([
    [899_999, true, true],
    [900_000, false, true],
    [2_591_999_999, false, true],
    [2_592_000_000, false, false],
  ])('SES-04: at %d ms the token is valid: %s, the person is signed in: %s', (now, valid, signedIn) => {
    const { clock, storage, store } = open();
    store.save(sessionReply());
    clock.now = now;
    expect(store.isTokenValid()).toBe(valid);
    expect(createSessionStore({ storage, now: () => now }).getState().signedIn).toBe(signedIn);
  });

  it.each([
    ['userID', ''],
    ['tokenExpire', 'soon'],
  ])('nobody, when %s is %j and the refresh token is missing', (key, value) => {
    const { storage, store } = open();
    store.save(sessionReply());
    storage.setItem(key, value);
    storage.removeItem('refreshToken');
    store.update();
    expect(store.getState()).toEqual({ signedIn: false });
  });

  it('notifies of every change, refreshes included, and keeps the profile object until it changes', () => {
    const { storage, store } = open();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.save(sessionReply());
    store.saveProfile(profile);
    const before = store.getState();
    store.save(sessionReply(2));
    expect(listener).toHaveBeenCalledTimes(3);
    expect(store.getState().profile).toBe(before.profile);
    // Another tab logged out.
    storage.entries.clear();
    store.update();
    expect(store.getState()).toEqual({ signedIn: false });
    stop();
    store.save(sessionReply(3));
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('is nobody on the server; an unreadable profile is none', () => {
    const { storage, store } = open();
    store.save(sessionReply());
    storage.setItem('profile', '{"userID":');
    store.update();
    expect(store.getInitialState()).toEqual({ signedIn: false });
    expect(store.getState()).toMatchObject({ signedIn: true, profile: undefined });
  });
});

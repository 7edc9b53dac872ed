import { expect, it, vi } from 'vitest';
import { createEndSession, mayRedirectToLogin, resetLoginLoop } from './end-session.ts';
import { createSessionStore } from './session-store.ts';
import { createMemoryStorage, sessionReply } from './testing/memory-storage.ts';

function open() {
  const clock = { now: 1_000_000 };
  const marks = createMemoryStorage();
  const store = createSessionStore({ storage: createMemoryStorage(), now: () => clock.now });
  const reload = vi.fn();
  const end = createEndSession({ store, marks, reload, now: () => clock.now });
  const signIn = () => store.save(sessionReply(1, clock.now / 1000));
  return { clock, marks, store, reload, end, signIn };
}

it('decision 23: reloads once; a second end within a minute stays on the page and waits for a person', () => {
  const { clock, marks, store, reload, end, signIn } = open();
  signIn();
  end();
  end();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(mayRedirectToLogin(marks)).toBe(true);
  // The login signed in automatically and the API refused again: a loop.
  clock.now += 3000;
  signIn();
  end();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(store.getState().signedIn).toBe(false);
  expect(mayRedirectToLogin(marks)).toBe(false);
  resetLoginLoop(marks);
  expect(mayRedirectToLogin(marks)).toBe(true);
});

it('does not count the end of a later session as a loop', () => {
  const { clock, marks, reload, end, signIn } = open();
  signIn();
  end();
  clock.now += 60_000;
  signIn();
  end();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(mayRedirectToLogin(marks)).toBe(true);
});

it('SES-10: ignores failing calls and other tabs during a log-out', () => {
  const { marks, store, reload, end, signIn } = open();
  signIn();
  store.leave();
  end();
  expect(reload).not.toHaveBeenCalled();
  expect(marks.getItem('forcedReload')).toBeNull();
  // Another tab receives the storage event and then writes to the storage itself.
  store.clear();
  store.update();
  expect([store.getState().signedIn, store.session()]).toEqual([true, undefined]);
  store.resume();
  expect(store.getState().signedIn).toBe(false);
});

import type { LiveEvent } from '@wbn/contract/social/live/listen-to-events.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveMessage } from './listen-to-events.query.ts';
import { shareLine, type TabChannel, type TabLocks } from './share-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser with tabs: one lock, one channel. */
function openBrowser() {
  vi.setSystemTime(1_000_000);
  const channels = new Set<TabChannel>();
  let holder: AbortController | undefined;
  const queue: (() => void)[] = [];
  const locks: TabLocks = {
    request: (_name, { signal, steal }, hold) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          const mine = new AbortController();
          holder?.abort();
          holder = mine;
          mine.signal.addEventListener('abort', () => reject(new Error('stolen')));
          hold().then(() => {
            if (holder !== mine) return;
            holder = undefined;
            queue.shift()?.();
            resolve(undefined);
          });
        };
        if (steal || !holder) return begin();
        queue.push(begin);
        signal?.addEventListener('abort', () => {
          queue.splice(queue.indexOf(begin), 1);
          reject(new Error('aborted'));
        });
      }),
  };
  /** `frozen`: a tab that neither speaks nor hears; `age`: milliseconds for which its page has been reading. */
  function openTab({ frozen = false, age = 0 } = {}) {
    const heard: LiveEvent[] = [];
    const afters: (string | undefined)[] = [];
    let tell: (message: LiveMessage) => void = () => undefined;
    const channel: TabChannel = {
      onmessage: null,
      postMessage(data) {
        if (!frozen) for (const other of channels) if (other !== channel) other.onmessage?.({ data });
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    const leave = shareLine({
      name: 'live',
      locks,
      channel,
      isOnline: () => true,
      beganAt: Date.now() - age,
      deliver: (event) => heard.push(event),
      keepLine: (after, onMessage, signal) =>
        new Promise((resolve) => {
          afters.push(after());
          tell = onMessage;
          signal.addEventListener('abort', () => resolve());
        }),
    });
    return { heard, afters, leave, tell: (message: LiveMessage) => tell(message) };
  }
  return openTab;
}

const post = (id: string): LiveMessage => ({ id, event: { kind: 'post', resourceID: id } });
const reset: LiveEvent = { kind: 'reset' };

it('one tab holds the line for all; when it closes, the next goes on where it was', async () => {
  const openTab = openBrowser();
  const [first, second] = [openTab(), openTab()];
  first.tell(post('1-1'));
  expect(first.heard).toEqual([post('1-1').event]);
  expect(second.heard).toEqual([post('1-1').event]);
  expect(second.afters).toEqual([]);
  first.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.afters).toEqual(['1-1']);
  second.tell(post('1-2'));
  expect(second.heard).toHaveLength(2);
  second.leave();
});

it('a tab that comes later hears what happened while it was opening; all of it, or that it may have missed something', async () => {
  const openTab = openBrowser();
  const first = openTab();
  first.tell({ id: '1-0', event: reset });
  await vi.advanceTimersByTimeAsync(1_000);
  first.tell(post('1-1'));
  await vi.advanceTimersByTimeAsync(1_000);
  // It was opened before this event, and its code came after it.
  first.tell(post('1-2'));
  const second = openTab({ age: 500 });
  expect(second.heard).toEqual([post('1-2').event]);
  // This one began before the line did.
  const third = openTab({ age: 5_000 });
  expect(third.heard).toEqual([reset]);
  first.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.afters).toEqual(['1-2']);
  // It knows from its welcome what the tab before it had heard.
  const fourth = openTab({ age: 400 });
  expect(fourth.heard).toEqual([post('1-2').event]);
  for (const tab of [second, third, fourth]) tab.leave();
});

it('a tab that is frozen loses the line to one that hears nothing, and not to one that hears it', async () => {
  const openTab = openBrowser();
  const frozen = openTab({ frozen: true });
  const waiting = openTab();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(waiting.afters).toEqual([undefined]);
  const third = openTab();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(third.afters).toEqual([]);
  for (const tab of [frozen, waiting, third]) tab.leave();
});

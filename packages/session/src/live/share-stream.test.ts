import type { LiveEvent } from '@wbn/contract/social/listen-to-events.ts';
import { expect, it } from 'vitest';
import { type ShareStreamOptions, shareStream } from './share-stream.ts';

/** A single lock with the behaviour of the Web Locks API. */
function createLocks(): NonNullable<ShareStreamOptions['locks']> {
  let holder: (() => void) | undefined;
  const waiting: (() => void)[] = [];
  const request = (_: string, options: LockOptions, hold: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const begin = () => {
        const lose = () => reject(new Error('stolen'));
        holder?.();
        holder = lose;
        hold().then((value) => {
          if (holder !== lose) return;
          holder = undefined;
          waiting.shift()?.();
          resolve(value);
        });
      };
      if (options.steal || !holder) return begin();
      waiting.push(begin);
      options.signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new Error('aborted'));
      });
    });
  return { request } as NonNullable<ShareStreamOptions['locks']>;
}

function openBrowser() {
  const locks = createLocks();
  const channels = new Set<ShareStreamOptions['channel']>();
  return () => {
    const heard: LiveEvent[] = [];
    let tell: ((event: LiveEvent) => void) | undefined;
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const channel: ShareStreamOptions['channel'] = {
      onmessage: null,
      postMessage(data: LiveEvent) {
        for (const other of channels)
          if (other !== channel) (other.onmessage as ((event: object) => void) | null)?.({ data });
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    const leave = shareStream({
      ...{ name: 'live', locks, channel, page: page as unknown as Document },
      deliver: (event) => heard.push(event),
      keep: (onEvent, signal) =>
        new Promise((resolve) => {
          tell = onEvent;
          signal.addEventListener('abort', () => {
            tell = undefined;
            resolve();
          });
        }),
    });
    return {
      heard,
      leave,
      holds: () => tell !== undefined,
      tell: (event: LiveEvent) => tell?.(event),
      show: () => page.dispatchEvent(new Event('visibilitychange')),
    };
  };
}

const post: LiveEvent = { kind: 'post', resourceID: 'x' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('gives the stream to the tab shown last, broadcasts its events, and hands over when it closes', async () => {
  const openTab = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await settled();
  expect([first.holds(), second.holds()]).toEqual([false, true]);
  second.tell(post);
  expect([first.heard, second.heard]).toEqual([[post], [post]]);
  first.show();
  await settled();
  expect([first.holds(), second.holds()]).toEqual([true, false]);
  first.leave();
  await settled();
  expect([first.holds(), second.holds()]).toEqual([false, true]);
  second.leave();
});

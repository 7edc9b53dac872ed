import type { Page, Request } from 'playwright-core';
import { untilHydrated } from './hold-requests.ts';
import { isEventStream } from './is-event-stream.ts';

/** Milliseconds without a request that count as idle. */
const quiet = 500;
const patience = 120_000;

/** Opens a page and waits until it is hydrated and has all responses but the event stream, which 'networkidle' would wait for too. */
export async function goUntilIdle(page: Page, address: string): Promise<void> {
  const pending = new Set<Request>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Awaited only once the page is loaded.
  promise.catch(() => undefined);
  const limit = setTimeout(() => reject(new Error(`${address} does not come to rest`)), patience);
  let timer: NodeJS.Timeout | undefined;
  let loaded = false;
  const look = () => {
    clearTimeout(timer);
    if (loaded && pending.size === 0) timer = setTimeout(resolve, quiet);
  };
  const begin = (request: Request) => {
    if (!isEventStream(request)) pending.add(request);
    look();
  };
  const end = (request: Request) => {
    pending.delete(request);
    look();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.goto(address, { waitUntil: 'load' });
    // On a busy machine the page may ask for nothing for long before its code runs.
    await untilHydrated(page);
    loaded = true;
    look();
    await promise;
  } finally {
    clearTimeout(limit);
    clearTimeout(timer);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

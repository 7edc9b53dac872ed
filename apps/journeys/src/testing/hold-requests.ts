import { listenToEvents } from '@wbn/contract/social/listen-to-events.ts';
import type { Page } from 'playwright-core';

/** Holds back the page's scripts like a slow network, to act before hydration. */
export const holdCode = (page: Page) => hold(page, '**/assets/*.js');

/** Holds back the code of suggestions and countries. */
export const holdSearchAids = (page: Page) => hold(page, '**/assets/search-aids-*.js');

/** Holds back the loader data of the next page. */
export const holdData = (page: Page) => hold(page, '**/*.data*');

/** Leaves the event stream of all further documents unanswered: without events a page asks only by itself. */
export async function leaveOutEvents(page: Page): Promise<void> {
  await page.addInitScript((path) => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(input).endsWith(path) ? new Promise(() => undefined) : fetch(input, init);
  }, `/${listenToEvents.path}`);
}

/** Holds back the event stream. */
export const holdEventStream = (page: Page) => hold(page, '**/live/events*');

/** Holds back what a member's part of a public page asks for before it takes the place of the visitors' part. */
export const holdRelations = (page: Page) => hold(page, '**/social/relation/**');

async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Resolves when the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('wbnPage' in window));
}

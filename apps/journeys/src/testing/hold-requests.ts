import type { Page } from 'playwright-core';

/**
 * Holds the page's scripts back, as a slow network does: what a visitor does before hydration
 * happens in that time.
 */
export const holdCode = (page: Page) => hold(page, '**/assets/*.js');

/** Keeps the data of the next page on its way, whichever link is followed. */
export const holdData = (page: Page) => hold(page, '**/*.data*');

/** Keeps the page's line for live events from opening until it is let through. */
export const holdLine = (page: Page) => hold(page, '**/live/events*');

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
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('wbnPage' in window));
}

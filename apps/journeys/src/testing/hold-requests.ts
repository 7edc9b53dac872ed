import type { Page } from 'playwright-core';

/**
 * Keeps the page's scripts on their way, as a slow network does, until they are let through: what a visitor does before the page is alive
 * happens in that time and no sooner or later.
 */
export const holdCode = (page: Page) => hold(page, '**/assets/*.js');

/** Keeps the data of the next page on its way, whichever link is followed. */
export const holdData = (page: Page) => hold(page, '**/*.data*');

/** Keeps everything that a page asks for from coming until it is let through. */
export const holdAnswers = (page: Page) => hold(page, '**/*');

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

/** Resolves when React has taken over the page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('wbnAwake' in window));
}

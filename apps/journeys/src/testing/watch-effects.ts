import type { Page, Request, Response } from 'playwright-core';
import { isEventStream } from './is-event-stream.ts';

export interface Effects {
  /** Whether the press has an effect before the page's patience ends. */
  seen(): Promise<boolean>;
  /** Resolves when no response is pending and the page is stable. */
  settled(): Promise<void>;
  /** Documents that were refused or not found. */
  readonly failures: readonly string[];
  /** A dialog, download or tab opened, so the page stays where it is. */
  readonly leftAlone: boolean;
  /** Target of the pressed link at the moment of the press; a later render may have changed it. */
  pressedHref(): Promise<string | undefined>;
  stop(): void;
}

declare global {
  interface Window {
    /** Number of changes to the page since the watch began. */
    changes?: number;
    /** Address of the first link pressed since. */
    pressedHref?: string | undefined;
  }
}

/** Watches the effects of a press: in the page, in requests, and in the browser. */
export async function watchEffects(page: Page): Promise<Effects> {
  const awaited = new Set<Request>();
  const failures: string[] = [];
  const outside = Promise.withResolvers<true>();
  let leftAlone = false;
  const sent = (request: Request) => {
    // It can reconnect at any moment and is not an effect.
    if (isEventStream(request)) return;
    outside.resolve(true);
    awaited.add(request);
  };
  const done = (request: Request) => void awaited.delete(request);
  const answered = (response: Response) => {
    // A form that is submitted empty is answered by its page.
    const refused = [400, 422].includes(response.status()) && response.request().method() === 'POST';
    if (response.request().isNavigationRequest() && response.status() >= 400 && !refused)
      failures.push(`${response.status()} ${response.url()}`);
  };
  const opened = () => {
    outside.resolve(true);
    leftAlone = true;
  };
  const openedTab = (tab: Page) => {
    opened();
    void tab.close();
  };
  page
    .on('request', sent)
    .on('requestfinished', done)
    .on('requestfailed', done)
    .on('response', answered)
    .on('filechooser', opened)
    .on('download', opened)
    .on('popup', openedTab);
  const from = page.url();
  await page.evaluate(countChanges);
  return {
    failures,
    get leftAlone() {
      return leftAlone;
    },
    async seen() {
      const changed = page.waitForFunction(() => window.changes !== 0);
      // A file dialog or a download does not change the page.
      return Promise.race([
        outside.promise,
        changed.then(
          () => true,
          () => page.url() !== from,
        ),
      ]);
    },
    pressedHref() {
      // A new document has no record of the press.
      return page.evaluate(() => window.pressedHref).catch(() => undefined);
    },
    async settled() {
      do {
        await page.waitForLoadState();
        await page.waitForFunction(twoFrames);
      } while (awaited.size > 0);
    },
    stop() {
      page
        .off('request', sent)
        .off('requestfinished', done)
        .off('requestfailed', done)
        .off('response', answered)
        .off('filechooser', opened)
        .off('download', opened)
        .off('popup', openedTab);
    },
  };
}

/** Runs in the page: counts changes, opened windows, focus moves, scrolling and printing. */
function countChanges(): void {
  const isWatchedAlready = window.changes !== undefined;
  window.changes = 0;
  window.pressedHref = undefined;
  if (isWatchedAlready) return;
  const count = () => {
    window.changes = (window.changes ?? 0) + 1;
  };
  new MutationObserver(count).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const note = ({ target }: Event) => {
    window.pressedHref ??= (target as Element).closest('a')?.href;
  };
  addEventListener('click', note, { capture: true });
  for (const name of ['toggle', 'focusin', 'scroll', 'beforeprint'])
    addEventListener(name, count, { capture: true });
}

/** Runs in the page: resolves after two frames, when changes are painted. */
export function twoFrames(): Promise<true> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  });
}

/** Whether the document is still the watched one; false during a navigation. */
export function isWatched(page: Page): Promise<boolean> {
  return page.evaluate(() => window.changes !== undefined).catch(() => false);
}

import type { Page, Request, Response } from 'playwright-core';
import { staysOpen } from './stays-open.ts';

export interface Effects {
  /** Whether anything came of the press, within five seconds. */
  seen(): Promise<boolean>;
  /** Resolves when no answer is awaited and the page stands still. */
  settled(): Promise<void>;
  /** Documents that were refused or not found. */
  readonly failures: readonly string[];
  /** Something of its own was opened or saved: the page stays where it is. */
  readonly leftAlone: boolean;
  /** Where the pressed link led in the moment of the press: a page drawn anew meanwhile may have given it another address. */
  pressedHref(): Promise<string | undefined>;
  stop(): void;
}

declare global {
  interface Window {
    /** How often the page changed since it is watched. */
    changes?: number;
    /** Where the first link led that was pressed since. */
    pressedHref?: string | undefined;
  }
}

/** Watches what comes of a press: in the page, on the way to servers, and in the browser. */
export async function watchEffects(page: Page): Promise<Effects> {
  const awaited = new Set<Request>();
  const failures: string[] = [];
  const outside = Promise.withResolvers<true>();
  let leftAlone = false;
  const sent = (request: Request) => {
    // It may come with any press, and is the answer to none.
    if (staysOpen(request)) return;
    outside.resolve(true);
    awaited.add(request);
  };
  const done = (request: Request) => void awaited.delete(request);
  const answered = (response: Response) => {
    // A form that was sent empty is answered by its page.
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
      const changed = page.waitForFunction(() => window.changes !== 0, undefined, { timeout: 5_000 });
      // A choice of files or a download changes nothing in the page.
      return Promise.race([
        outside.promise,
        changed.then(
          () => true,
          () => page.url() !== from,
        ),
      ]);
    },
    pressedHref() {
      // A document of its own knows nothing of the press.
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

/** Runs in the page: what is drawn anew or opened, where the focus goes, how far it is scrolled, and whether it is printed. */
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

/** Runs in the page: what was decided is drawn. */
export function twoFrames(): Promise<true> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  });
}

/** Whether the document is still the one that was watched; not while another one is on its way. */
export function isWatched(page: Page): Promise<boolean> {
  return page.evaluate(() => window.changes !== undefined).catch(() => false);
}

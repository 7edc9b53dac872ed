/**
 * When a page is hydrated, and what happens to clicks before that.
 *
 * A page is readable before its JavaScript has run, and its links, forms, `details` and popovers work. Visitors'
 * pages are therefore hydrated when the browser is idle after `load`, or at the first interaction. Pages of signed-in
 * people and pages for members are hydrated as soon as their code is loaded. A click on a button that needs
 * JavaScript is recorded and repeated after hydration.
 *
 * `watchPage` runs as an inline script in the head, before any other code; `entry.client.tsx` calls the other two
 * functions.
 */

declare global {
  interface Window {
    wbnPage?: PageWatch;
  }
}

interface PageWatch {
  /** Resolves when the page should be hydrated. */
  readonly ready: Promise<void>;
  /** Returns the last button clicked before hydration, once, and stops recording. */
  takeEarlyClick(): HTMLButtonElement | undefined;
}

/**
 * Serialised into the document, so it must not reference anything outside. Runs after `first-paint.ts` of `session`.
 */
function watchPage(): void {
  const { documentElement: root } = document;
  const watching = new AbortController();
  let clicked: HTMLButtonElement | undefined;
  let clickedAt = 0;

  const listen = (type: string, act: (event: Event) => void) =>
    window.addEventListener(type, act, { capture: true, passive: true, signal: watching.signal });
  listen('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // Submit buttons and popover buttons work without JavaScript.
    clicked = button?.type === 'button' && !button.popoverTargetElement ? button : undefined;
    clickedAt = performance.now();
  });
  listen('input', () => {
    clicked = undefined;
  });

  const ready = new Promise<void>((resolve) => {
    const isForMembers = root.hasAttribute('data-signed-in') || root.hasAttribute('data-login');
    if (isForMembers || 'wbnHandOff' in window) resolve();
    for (const type of ['pointerdown', 'keydown', 'focusin']) listen(type, () => resolve());
    listen('pointermove', (event) => {
      // Scrolling moves the page under a resting pointer; that is no interaction.
      const { movementX, movementY } = event as PointerEvent;
      if (movementX || movementY) resolve();
    });
    window.addEventListener('load', () => {
      // After the frame that paints the loaded page. Safari lacks requestIdleCallback.
      requestAnimationFrame(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
        else setTimeout(resolve, 200);
      });
    });
  });

  window.wbnPage = {
    ready,
    takeEarlyClick() {
      watching.abort();
      delete window.wbnPage;
      // A click older than ten seconds is no longer intended.
      return clicked?.isConnected && performance.now() - clickedAt < 10_000 ? clicked : undefined;
    },
  };
}

/** The inline script for the head of a document. */
export function watchPageScript(): string {
  return `(${watchPage.toString()})()`;
}

/** Resolves when the page should be hydrated. */
export async function untilIdleOrInteraction(): Promise<void> {
  await window.wbnPage?.ready;
}

/** Repeats the click that came before hydration; called once, after the effects of the whole page. */
export function repeatEarlyClick(): void {
  window.wbnPage?.takeEarlyClick()?.click();
}

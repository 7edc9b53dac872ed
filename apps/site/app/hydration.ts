/**
 * When a page is hydrated, and what happens to a click before that.
 *
 * A page is readable before its JavaScript has run, and its links, forms, `details` and popovers work. So visitors' pages are
 * hydrated when the browser is idle after `load`, or at the first touch of the page. Pages of members and of whoever is
 * signed in are hydrated as soon as their code is there. A click on a button that needs JavaScript is kept and repeated.
 *
 * `watchPage` runs as an inline script in the head, before any other code; `entry.client.tsx` calls the other two.
 */

declare global {
  interface Window {
    wbnPage?: PageWatch;
  }
}

interface PageWatch {
  /** Resolves when the page should be hydrated. */
  readonly ready: Promise<void>;
  /** The last button that was clicked before hydration; gives it once and stops watching. */
  takeEarlyClick(): HTMLButtonElement | undefined;
}

/** Is written into the document as text: it must not use anything from outside. Runs after `first-paint.ts` of `session`. */
function watchPage(): void {
  const { documentElement: root } = document;
  const watching = new AbortController();
  let clicked: HTMLButtonElement | undefined;
  let clickedAt = 0;

  const listen = (type: string, act: (event: Event) => void) =>
    window.addEventListener(type, act, { capture: true, passive: true, signal: watching.signal });
  listen('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // Submit buttons and popovers work without JavaScript.
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
      // A page that scrolls below a resting pointer is not touched.
      const { movementX, movementY } = event as PointerEvent;
      if (movementX || movementY) resolve();
    });
    window.addEventListener('load', () => {
      // After the frame that shows what has loaded. Safari has no requestIdleCallback.
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
      // After ten seconds a click is no longer meant.
      return clicked?.isConnected && performance.now() - clickedAt < 10_000 ? clicked : undefined;
    },
  };
}

/** The inline script for the head of a document. */
export function watchPageScript(): string {
  return `(${watchPage.toString()})()`;
}

/** Resolves when the page should be hydrated. */
export async function untilIdleOrTouched(): Promise<void> {
  await window.wbnPage?.ready;
}

/** Repeats the click that came before hydration; called once, after the effects of the whole page. */
export function repeatEarlyClick(): void {
  window.wbnPage?.takeEarlyClick()?.click();
}

import { useEffect } from 'react';

/**
 * CSS variable with the height of the window that an on-screen keyboard leaves free; set while `useVisibleHeight` is
 * mounted.
 */
export const visibleHeight = '--wbn-visible-height';

/** For pages that fill the window: keeps their bottom above a phone's keyboard. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    const measure = () => {
      // When the page is zoomed in, the visual viewport is smaller without a keyboard.
      if (visualViewport.scale > 1.01) return;
      root.style.setProperty(visibleHeight, `${visualViewport.height}px`);
      // iOS scrolls the page for the keyboard, although the page now ends above it.
      if (visualViewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    const stop = new AbortController();
    visualViewport.addEventListener('resize', measure, { signal: stop.signal });
    visualViewport.addEventListener('scroll', measure, { signal: stop.signal });
    return () => {
      stop.abort();
      root.style.removeProperty(visibleHeight);
    };
  }, []);
}

import { useEffect } from 'react';

/** CSS variable: how high the part of the window is that no keyboard covers; set while `useVisibleHeight` is in use. */
export const visibleHeight = '--wbn-visible-height';

/** For pages that fill the window: what is at their end stays above a phone's keyboard. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    const measure = () => {
      // Somebody has enlarged the page: it is larger than what is seen of it.
      if (visualViewport.scale > 1.01) return;
      root.style.setProperty(visibleHeight, `${visualViewport.height}px`);
      // iOS moves the page up for the keyboard, although nothing is below it any more.
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

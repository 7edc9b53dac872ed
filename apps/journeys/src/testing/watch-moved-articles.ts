import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Counts how often late content moves a card (`article`); returns the function that reads the count. */
export async function watchMovedArticles(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const counted = { moved: 0 };
    const count = (shifts: PerformanceEntryList) => {
      for (const { sources } of shifts as Shift[])
        counted.moved += sources.filter(({ node }) => node?.nodeName === 'ARTICLE').length;
    };
    new PerformanceObserver((list) => count(list.getEntries())).observe({ type: 'layout-shift' });
    return counted;
  });
  return () => watch.evaluate(({ moved }) => moved);
}

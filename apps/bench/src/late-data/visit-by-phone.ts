import type { Browser } from 'playwright-core';

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly firstByte: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
}

/** How many times slower than this machine a phone is. */
const slowness = 4;

/** Opens an address as a new visitor does, on a phone, and says when something was seen. */
export async function visitByPhone(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(url, { waitUntil: 'load' });
    return await page.evaluate(async () => {
      const largestPaint = await new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        ),
      );
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return {
        firstByte: navigation?.responseStart ?? Number.NaN,
        firstPaint: paint?.startTime ?? Number.NaN,
        largestPaint,
      };
    });
  } finally {
    await context.close();
  }
}

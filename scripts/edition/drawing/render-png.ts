import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../apps/journeys/src/testing/launch-chromium.ts';

export interface Drawing {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** Draws HTML pages as PNG files of exactly their size, by day, in one browser. */
export async function renderPngs(drawings: readonly Drawing[]): Promise<Buffer[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
    headless: true,
  });
  try {
    const page = await browser.newPage({ colorScheme: 'light', deviceScaleFactor: 1 });
    const pngs: Buffer[] = [];
    for (const { html, width, height } of drawings) {
      await page.setViewportSize({ width, height });
      await page.setContent(html);
      await page.evaluate('document.fonts.ready');
      pngs.push(await page.screenshot({ type: 'png' }));
    }
    return pngs;
  } finally {
    await browser.close();
  }
}

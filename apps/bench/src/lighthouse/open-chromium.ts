import { chromiumFlags, findChromium } from '@wbn/journeys/src/testing/launch-chromium.ts';
import { chromium } from 'playwright-core';
import type { Cleanup } from '../bed/cleanup.ts';
import { findFreePort } from '../bed/free-port.ts';

/** Starts a Chromium that others can steer; gives its debugging port. */
export async function openChromium(cleanup: Cleanup): Promise<number> {
  const port = await findFreePort();
  const launching = findChromium().then((executablePath) =>
    chromium.launch({
      executablePath,
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
      headless: true,
      handleSIGINT: false,
      handleSIGTERM: false,
    }),
  );
  cleanup.add(() =>
    launching.then(
      (browser) => browser.close(),
      () => undefined,
    ),
  );
  await launching;
  return port;
}

import chromium from '@sparticuz/chromium';

/** How to start a Chromium: the one that comes with npm on Linux, an installed Chrome elsewhere. */
export async function chromiumLaunch() {
  if (process.platform !== 'linux') return { channel: 'chrome' };
  return {
    executablePath: await chromium.executablePath(),
    // Its own arguments put all into one process, where closing one page ends them all. A story ends before its code is worth optimising.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--js-flags=--single-threaded --no-opt --lazy-feedback-allocation',
    ],
  };
}

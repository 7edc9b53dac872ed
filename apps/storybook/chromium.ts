import chromium from '@sparticuz/chromium';

/** Returns launch options for Chromium: the npm package's on Linux, an installed Chrome elsewhere. */
export async function chromiumLaunch() {
  if (process.platform !== 'linux') return { channel: 'chrome' };
  return {
    executablePath: await chromium.executablePath(),
    // The package's own arguments run all pages in one process, where closing one ends all. Stories are too short for V8's optimizer.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--js-flags=--single-threaded --no-opt --lazy-feedback-allocation',
    ],
  };
}

import chromium from '@sparticuz/chromium';

/** How to start a Chromium: the one that comes with npm on Linux, an installed Chrome elsewhere. */
export async function chromiumLaunch() {
  if (process.platform !== 'linux') return { channel: 'chrome' };
  // Its own arguments put all into one process, where closing one page ends them all.
  return { executablePath: await chromium.executablePath(), args: ['--no-sandbox', '--disable-gpu'] };
}

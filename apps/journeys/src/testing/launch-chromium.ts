import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type BrowserServer, chromium as playwright } from 'playwright-core';

const installedChrome = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  '/usr/bin/chromium',
];

/** Where a Chromium is: the one inside npm on Linux, an installed Chrome elsewhere. */
export async function findChromium(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.executablePath();
  const found = installedChrome.find((path) => existsSync(path));
  if (!found) throw new Error('No Chrome was found; install Google Chrome to run the journeys.');
  return found;
}

/**
 * Flags for a Chromium in a closed container. Nothing is drawn by a graphics card that is not there: emulating one took a third
 * of all the processor time of the tests.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One browser for all journeys; they connect to its address. */
export async function launchChromium(): Promise<BrowserServer> {
  return playwright.launchServer({
    executablePath: await findChromium(),
    args: chromiumFlags,
    headless: true,
  });
}

import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

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

/**
 * At the limit of processes none is made ready for a page that may come: it was every second one. A page that lives for seconds ends
 * before its code is worth optimising: three files of journeys took up to a tenth less processor time without.
 */
const shortLived = [
  '--renderer-process-limit=1',
  '--js-flags=--single-threaded --no-opt --lazy-feedback-allocation',
];

let browser: Promise<Browser> | undefined;

/** The browser for all journeys of a worker, which ends it with itself: each message of one that workers share is read twice more. */
export function openBrowser(): Promise<Browser> {
  browser ??= launchChromium();
  return browser;
}

async function launchChromium(): Promise<Browser> {
  return playwright.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, ...shortLived],
    headless: true,
  });
}

import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

const installedChrome = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  '/usr/bin/chromium',
];

/** Returns the path of Chromium: from npm on Linux, an installed Chrome elsewhere. */
export async function findChromium(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.executablePath();
  const found = installedChrome.find((path) => existsSync(path));
  if (!found) throw new Error('No Chrome was found; install Google Chrome to run the journeys.');
  return found;
}

/** Flags for a container without a graphics card; emulating one took a third of the tests' processor time. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Disables spare renderer processes, which were every second process, and optimising compilers, which short-lived
 * pages do not profit from: up to a tenth less processor time in three files.
 */
const shortLived = [
  '--renderer-process-limit=1',
  '--js-flags=--single-threaded --no-opt --lazy-feedback-allocation',
];

let browser: Promise<Browser> | undefined;

/** The browser of a test worker, closed with it; all workers would read each message of a shared one. */
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

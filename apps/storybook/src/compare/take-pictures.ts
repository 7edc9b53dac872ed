import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sirv from 'sirv';
import { chromiumLaunch } from '../../chromium.ts';
import { type Look, looksOf, pictureName, widths } from './looks.ts';
import type { ListedStory } from './story-list.ts';

interface Task {
  /** Folder of a built Storybook. */
  readonly storybook: string;
  readonly stories: readonly ListedStory[];
  /** Folder of the pictures; what is there already is not taken again. */
  readonly pictures: string;
  /** Number of stories open at the same time. */
  readonly pages: number;
  readonly onPicture: (taken: number, all: number) => void;
}

/** Stories taller than this are cut off. */
const tallest = 4_000;

/** Changes when pictures are taken in another way, so that older ones are not compared with newer ones. */
export const wayOfTaking = createHash('sha256')
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex')
  .slice(0, 8);

/** Takes the pictures of stories in all looks; returns the ids of the stories that show an error or never end. */
export async function takePictures({
  storybook,
  stories,
  pictures,
  pages,
  onPicture,
}: Task): Promise<string[]> {
  mkdirSync(pictures, { recursive: true });
  const jobs = widths.flatMap((width) => stories.map((story) => ({ story, looks: looksOf(width) })));
  const server = createServer(serveSteadily(storybook)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { args = [], ...launch } = await chromiumLaunch();
  // Stories show nothing from other hosts, which may answer differently each time.
  const browser = await chromium.launch({
    ...launch,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--force-color-profile=srgb'],
  });
  const failed = new Set<string>();
  const all = jobs.length * looksOf(0).length;
  let taken = 0;
  const work = async () => {
    const page = await openStill(browser);
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { story, looks } = job;
      const isTaken = looks.every((look) => existsSync(join(pictures, pictureName(story.id, look))));
      if (!isTaken && !(await pictureStory(page, address, story.id, looks, pictures))) failed.add(story.id);
      taken += looks.length;
      onPicture(taken, all);
    }
  };
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await browser.close();
    server.close();
  }
  return [...failed];
}

/** Serves a folder; fonts that visitors see only when they arrive in time are always awaited. */
function serveSteadily(folder: string): RequestListener {
  const serve = sirv(folder);
  return (request, response) => {
    const path = request.url ?? '';
    if (!path.endsWith('.css')) return serve(request, response);
    const styles = readFileSync(join(folder, path), 'utf8');
    response
      .setHeader('content-type', 'text/css')
      .end(styles.replaceAll('font-display:optional', 'font-display:block'));
  };
}

/** Opens a page on which nothing moves by itself: fixed time and chance, no animation, empty storage. */
async function openStill(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    // Playwright's own clock replaces timers and frames too, which plays wait for.
    const now = Date.parse('2026-12-01T09:30:00Z');
    Date.now = () => now;
    window.Date = new Proxy(Date, {
      construct: (target, values, made) =>
        Reflect.construct(target, values.length > 0 ? values : [now], made),
    });
    let seed = 1;
    // Numbers of Lehmer, the same on each page.
    Math.random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    if (window !== top) return;
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.databases().then((all) => {
      for (const { name } of all) if (name) indexedDB.deleteDatabase(name);
    });
  });
  return context.newPage();
}

/** Opens a story and takes its pictures in the looks of one width; returns whether the story ended without an error. */
async function pictureStory(
  page: Page,
  address: string,
  storyId: string,
  looks: readonly Look[],
  folder: string,
): Promise<boolean> {
  let isGood = true;
  try {
    for (const [index, look] of looks.entries()) {
      if (index === 0) await openStory(page, address, storyId, look);
      else await page.evaluate(changeLook, globalsOf(look));
      isGood = (await page.evaluate(endOfStory)) && isGood;
      const file = join(folder, pictureName(storyId, look));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // Complete files only: an interrupted run continues with the missing ones.
      await page.screenshot({
        path: `${file}.part.png`,
        animations: 'disabled',
        fullPage: true,
        ...(height > tallest && { clip: { x: 0, y: 0, width: look.width, height: tallest } }),
      });
      renameSync(`${file}.part.png`, file);
    }
    return isGood;
  } catch {
    return false;
  }
}

async function openStory(page: Page, address: string, storyId: string, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 800 });
  // Accessibility is checked by the tests.
  const globals = ['a11y.manual:!true', ...Object.entries(globalsOf(look)).map((entry) => entry.join(':'))];
  await page.goto(`${address}/iframe.html?id=${storyId}&viewMode=story&globals=${globals.join(';')}`);
}

const globalsOf = ({ theme, direction }: Look) => ({ theme, direction });

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, data: unknown): void;
  };
}

/** Runs in the page: renders the story again with other globals, without playing it again. */
function changeLook(globals: Readonly<Record<string, string>>): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  return new Promise((resolve) => {
    channel.once('storyFinished', resolve);
    channel.emit('updateGlobals', { globals });
  });
}

/** Runs in the page: resolves when the story has played, its fonts and pictures are there and it is painted; false for an error. */
async function endOfStory(): Promise<boolean> {
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const ends = performance.now() + 60_000;
  const phase = () =>
    (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
  while (phase() !== 'finished' && performance.now() < ends) await wait(20);
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  const isPending = (image: HTMLImageElement) => image.getAttribute('src') && !image.complete;
  while ([...document.images].some(isPending) && performance.now() < ends) await wait(20);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return phase() === 'finished' && !document.body.classList.contains('sb-show-errordisplay');
}

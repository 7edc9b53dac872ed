import { findRoute } from '@wbn/site/routing/find-route.ts';
import type { Locator, Page, Request } from 'playwright-core';
import { kindOf, withoutLanguage } from '../crawl/page-kind.ts';
import { type Control, findControls } from './find-controls.ts';
import { goQuietly } from './go-quietly.ts';
import { isWatched, twoFrames, watchEffects } from './watch-effects.ts';

export interface Walk {
  /** Hosts of the product: what leads to others is not followed. */
  readonly hosts: readonly string[];
  /** What would end the walk, or is proven elsewhere. */
  readonly isSpared: (control: Control) => boolean;
  /** Keys of what was pressed on any page so far. */
  readonly pressed: Set<string>;
  /** What links led to so far, where one link to each place is enough; else every link is pressed. */
  readonly reached: Set<string> | undefined;
  /** Links and buttons that had no effect or led elsewhere than they say; pages that ask twice or are too wide. */
  readonly problems: string[];
}

/**
 * Presses the links and buttons of a page that were not pressed yet, also what appears by that, and comes back whenever one led away.
 * A button must do something: change the page, ask a server, open a window or a choice of files. A link must lead to its address.
 */
export async function pressControls(page: Page, address: string, walk: Walk): Promise<void> {
  walk.problems.push(...(await findFaults(page, address)).map((fault) => `${address} ${fault}`));
  const home = { url: page.url(), title: await page.title() };
  for (;;) {
    // What was pressed may lead away later than it took effect.
    const controls = await findControls(page).catch(() =>
      comeBack(page, home).then(() => findControls(page)),
    );
    const next = controls.find((control) => isDue(control, home.url, walk));
    if (!next && !(await closeWindow(page))) return;
    if (!next) continue;
    walk.pressed.add(next.key);
    if (next.leadsTo) walk.reached?.add(next.leadsTo);
    const problem = await press(page, next);
    if (problem) walk.problems.push(`${address}: ${next.href ? 'link' : 'button'} '${next.name}' ${problem}`);
    await comeBack(page, home);
  }
}

/** A new event stream repeats the events of the last five seconds. */
const repeatedFor = 6_000;

/** Opens a page up to three times and returns the faults that it has each time: a live event rightly makes a page ask again. */
async function findFaults(page: Page, address: string, triesLeft = 3): Promise<string[]> {
  const faults = await openWhole(page, address);
  if (faults.length === 0 || triesLeft === 1) return faults;
  if (triesLeft === 2) await page.goto('about:blank').then(() => page.waitForTimeout(repeatedFor));
  const again = await findFaults(page, address, triesLeft - 1);
  return faults.filter((fault) => again.includes(fault));
}

/** Opens a page until nothing is awaited any more; tells whether it asked for something twice or is cut on the smallest phone. */
async function openWhole(page: Page, address: string): Promise<string[]> {
  // What the page before still asks for is not this one's.
  await page.goto('about:blank');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const asked: string[] = [];
  const listen = (request: Request) => asked.push(`${request.method()} ${request.url()}`);
  page.on('request', listen);
  await goQuietly(page, address);
  page.off('request', listen);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (size) await page.setViewportSize(size);
  const twice = asked.filter((one, at) => asked.indexOf(one) !== at).map((one) => `asks twice: ${one}`);
  return width > 320 ? [...twice, `is ${width} pixels wide on a phone of 320`] : twice;
}

function isDue(control: Control, home: string, { pressed, reached, isSpared, hosts }: Walk): boolean {
  const { key, href, leadsTo } = control;
  if (pressed.has(key) || (leadsTo && reached?.has(leadsTo)) || isSpared(control)) return false;
  return !href || (href !== home && hosts.some((host) => href.startsWith(`${host}/`)));
}

/** Closes the window on top by its key; false when there is none. */
async function closeWindow(page: Page): Promise<boolean> {
  const window = page.locator('dialog:modal').last();
  if ((await window.count()) === 0) return false;
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
  return true;
}

interface Home {
  readonly url: string;
  /** In the language that was chosen last. */
  title: string;
}

/**
 * What the browser drew itself is left by one step back, a document of its own by the address of the first page. The way to the login may
 * begin only now and interrupt either: then once more.
 */
async function comeBack(page: Page, home: Home, triesLeft = 4): Promise<void> {
  if (await isHome(page, home)) return;
  if (triesLeft === 0) throw new Error(`There is no way back from ${page.url()} to ${home.url}`);
  if (triesLeft === 4 && (await isWatched(page))) {
    // An answer to a form is not kept by the browser.
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    await page.waitForFunction(isDrawn, home.title, { timeout: 2_000 }).catch(() => undefined);
    await page.waitForFunction(twoFrames).catch(() => undefined);
  } else {
    await goQuietly(page, home.url).catch(() => undefined);
    if (page.url() === home.url) home.title = await page.title().catch(() => home.title);
  }
  return comeBack(page, home, triesLeft - 1);
}

async function isHome(page: Page, { url, title }: Home): Promise<boolean> {
  return page.url() === url && (await page.title().catch(() => '')) === title;
}

/** Runs in the page: the address is the old one before the page is, and two lists of the same words have one title. */
function isDrawn(title: string): boolean {
  const { __reactRouterDataRouter: router } = window as {
    __reactRouterDataRouter?: { state: { navigation: { state: string }; location: Location } };
  };
  const { navigation, location: drawn } = router?.state ?? {};
  const stands = !navigation || navigation.state === 'idle';
  return document.title === title && stands && (!drawn || drawn.search === location.search);
}

/**
 * Presses and tells what is wrong with what came of it. By keyboard: what a mouse can reach and a key cannot is a defect too. The page may
 * be drawn anew meanwhile, without the control.
 */
async function press(page: Page, control: Control, triesLeft = 3): Promise<string | undefined> {
  const place = await placeOf(page, control);
  if (!place) return undefined;
  if (!(await happens(focus(page, place))))
    return triesLeft > 1 ? press(page, control, triesLeft - 1) : 'cannot be focused';
  const effects = await watchEffects(page);
  try {
    if (!(await happens(place.press('Enter', { timeout: 2_000 }))))
      return triesLeft > 1 ? await press(page, control, triesLeft - 1) : 'cannot be pressed';
    if (!(await effects.seen())) return 'does nothing';
    await effects.settled();
    if (effects.failures.length > 0) return `leads to ${effects.failures.join(', ')}`;
    if (!control.href || effects.leftAlone) return undefined;
    const problem = await whereItLed(page, (await effects.pressedHref()) ?? control.href);
    // A tab of its own is told of late.
    return effects.leftAlone ? undefined : problem;
  } finally {
    effects.stop();
  }
}

/** Where a control is now; it is marked there. */
async function placeOf(page: Page, wanted: Control): Promise<Locator | undefined> {
  const found = await findControls(page);
  const control = found.find(({ key, href }) => key === wanted.key && href === wanted.href);
  return control && page.locator(control.mark);
}

/** What the focus changes, and where it scrolls, is no effect of the press: it is over before that is watched. */
async function focus(page: Page, place: Locator): Promise<void> {
  await place.focus({ timeout: 2_000 });
  await page.waitForFunction(twoFrames);
}

const happens = (step: Promise<void>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  );

/** Pages that lead on to another (RT-07). */
const leadsOn: Readonly<Record<string, string>> = { '/my-messages': '/business/:id/requests' };

async function whereItLed(page: Page, href: string): Promise<string | undefined> {
  const wanted = leadsOn[kindOf(href)] ?? kindOf(href);
  const forMembers = findRoute(withoutLanguage(new URL(href).pathname)).who === 'member';
  const isThere = (url: URL) =>
    kindOf(url.href) === wanted || (forMembers && url.pathname === '/login') || url.href === href;
  const reached = page.waitForURL(isThere, { timeout: 5_000, waitUntil: 'commit' });
  // It opens its menu where scripts run, or what is typed and not saved is asked about first.
  const opened = page
    .locator('dialog:modal, a[aria-expanded=true]:focus')
    .first()
    .waitFor({ timeout: 5_000 });
  return Promise.any([reached, opened]).then(
    () => undefined,
    () => `says ${wanted} and ends on ${kindOf(page.url())}`,
  );
}

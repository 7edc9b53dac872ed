import { findRoute } from '@wbn/site/routing/find-route.ts';
import type { Locator, Page, Request } from 'playwright-core';
import { vi } from 'vitest';
import { kindOf, withoutLanguage } from '../crawl/page-kind.ts';
import { type Control, findControls } from './find-controls.ts';
import { goUntilIdle } from './go-until-idle.ts';
import { isWatched, twoFrames, watchEffects } from './watch-effects.ts';

export interface Walk {
  /** Hosts of the product; links to others are not followed. */
  readonly hosts: readonly string[];
  /** Controls that would end the walk or are tested elsewhere. */
  readonly isSpared: (control: Control) => boolean;
  /** Keys of all controls pressed so far. */
  readonly pressed: Set<string>;
  /** Kinds of buttons so far, when one of each kind is enough; undefined: every button is pressed. */
  readonly kinds: Set<string> | undefined;
  /** Link targets so far, when one link per target is enough; undefined: every link is pressed. */
  readonly reached: Set<string> | undefined;
  /** Controls without effect or with a wrong target; pages that send a request twice or are too wide. */
  readonly problems: string[];
  /** Milliseconds that the page of a link has to appear; default: 30,000. */
  readonly patience?: number;
}

/**
 * Presses the links and buttons of a page that are due, including those that appear, and returns
 * after each navigation. A button must change the page, send a request, open a window or a file dialog. A link must
 * lead to its address.
 */
export async function pressControls(page: Page, address: string, walk: Walk): Promise<void> {
  walk.problems.push(...(await openWhole(page, address)).map((fault) => `${address} ${fault}`));
  const home = { url: page.url(), title: await page.title() };
  for (;;) {
    // A press may navigate after its first effect.
    const controls = await findControls(page).catch(() =>
      returnHome(page, home).then(() => findControls(page)),
    );
    const next = controls.find((control) => isDue(control, home.url, walk));
    if (!next && !(await closeWindow(page))) return;
    if (!next) continue;
    walk.pressed.add(next.key);
    walk.kinds?.add(next.kind);
    if (next.leadsTo) walk.reached?.add(next.leadsTo);
    const problem = await press(page, next, walk.patience);
    if (problem) walk.problems.push(`${address}: ${next.href ? 'link' : 'button'} '${next.name}' ${problem}`);
    await returnHome(page, home);
  }
}

/** Opens a page until it is idle; returns whether it sent a request twice or is cut off at the smallest width. */
async function openWhole(page: Page, address: string): Promise<string[]> {
  // Requests of the previous page do not count.
  await page.goto('about:blank');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const asked: string[] = [];
  const listen = (request: Request) => asked.push(`${request.method()} ${request.url()}`);
  page.on('request', listen);
  await goUntilIdle(page, address);
  page.off('request', listen);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (size) {
    await page.setViewportSize(size);
    // What only phones show is hidden with the frame after the new width.
    await page.waitForFunction((wide) => innerWidth === wide, size.width);
  }
  await page.waitForFunction(twoFrames);
  const twice = asked.filter((one, at) => asked.indexOf(one) !== at).map((one) => `asks twice: ${one}`);
  return width > 320 ? [...twice, `is ${width} pixels wide on a phone of 320`] : twice;
}

function isDue(control: Control, home: string, walk: Walk): boolean {
  const { key, kind, href, leadsTo } = control;
  const { pressed, kinds, reached, isSpared, hosts } = walk;
  if (pressed.has(key) || kinds?.has(kind) || (leadsTo && reached?.has(leadsTo)) || isSpared(control))
    return false;
  return !href || (href !== home && hosts.some((host) => href.startsWith(`${host}/`)));
}

/** Closes the top window with Escape; false when there is none. */
async function closeWindow(page: Page): Promise<boolean> {
  const window = page.locator('dialog:modal').last();
  if ((await window.count()) === 0) return false;
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
  return true;
}

interface Home {
  readonly url: string;
  /** Title in the language chosen last. */
  title: string;
}

/**
 * Returns to the start page: by Back after a client navigation, by its address after a new document. A late redirect
 * to the login can interrupt either, so it tries again.
 */
async function returnHome(page: Page, home: Home, triesLeft = 4): Promise<void> {
  if (await isHome(page, home)) return;
  if (triesLeft === 0) throw new Error(`There is no way back from ${page.url()} to ${home.url}`);
  if (triesLeft === 4 && (await isWatched(page))) {
    // Browsers do not cache the response to a form.
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    await page.waitForFunction(isDrawn, home.title, { timeout: 2_000 }).catch(() => undefined);
    await page.waitForFunction(twoFrames).catch(() => undefined);
  } else {
    await goUntilIdle(page, home.url).catch(() => undefined);
    if (page.url() === home.url) home.title = await page.title().catch(() => home.title);
  }
  return returnHome(page, home, triesLeft - 1);
}

async function isHome(page: Page, { url, title }: Home): Promise<boolean> {
  return page.url() === url && (await page.title().catch(() => '')) === title;
}

/** Runs in the page: whether the start page is rendered, because its address changes first. */
function isDrawn(title: string): boolean {
  const { __reactRouterDataRouter: router } = window as {
    __reactRouterDataRouter?: { state: { navigation: { state: string }; location: Location } };
  };
  const { navigation, location: drawn } = router?.state ?? {};
  const stands = !navigation || navigation.state === 'idle';
  return document.title === title && stands && (!drawn || drawn.search === location.search);
}

/**
 * Presses a control by keyboard and returns what is wrong with the effect; what only a mouse can reach is a defect.
 * The page may re-render meanwhile without the control.
 */
async function press(
  page: Page,
  control: Control,
  patience = 30_000,
  triesLeft = 3,
): Promise<string | undefined> {
  const place = await placeOf(page, control);
  if (!place) return undefined;
  if (!(await happens(focus(page, place))))
    return triesLeft > 1 ? press(page, control, patience, triesLeft - 1) : 'cannot be focused';
  const effects = await watchEffects(page);
  try {
    if (!(await happens(place.press('Enter', { timeout: 5_000 }))))
      return triesLeft > 1 ? await press(page, control, patience, triesLeft - 1) : 'cannot be pressed';
    if (!(await effects.seen())) return 'does nothing';
    await effects.settled();
    if (effects.failures.length > 0) return `leads to ${effects.failures.join(', ')}`;
    if (!control.href || effects.leftAlone) return undefined;
    const problem = await whereItLed(page, (await effects.pressedHref()) ?? control.href, patience);
    // A new tab is reported with a delay.
    return effects.leftAlone ? undefined : problem;
  } finally {
    effects.stop();
  }
}

/** Finds the control and marks it. */
async function placeOf(page: Page, wanted: Control): Promise<Locator | undefined> {
  const found = await findControls(page);
  const control = found.find(({ key, href }) => key === wanted.key && href === wanted.href);
  return control && page.locator(control.mark);
}

/**
 * Focuses the control first, because focus and scrolling must not count as effects. Throws for one that is hidden: what is rendered lazily
 * has the styles of an earlier width until it is scrolled to.
 */
async function focus(page: Page, place: Locator): Promise<void> {
  await place.focus({ timeout: 5_000 });
  await page.waitForFunction(twoFrames);
  if (!(await place.isVisible())) throw new Error('The control is hidden');
}

const happens = (step: Promise<void>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  );

/** Pages that redirect (RT-07). */
const leadsOn: Readonly<Record<string, string>> = { '/my-messages': '/business/:id/requests' };

async function whereItLed(page: Page, href: string, patience: number): Promise<string | undefined> {
  const wanted = leadsOn[kindOf(href)] ?? kindOf(href);
  const forMembers = findRoute(withoutLanguage(new URL(href).pathname)).who === 'member';
  const isThere = (url: URL) =>
    kindOf(url.href) === wanted || (forMembers && url.pathname === '/login') || url.href === href;
  // The link opens a menu, or the question about unsaved changes comes first.
  const opened = page.locator('dialog:modal, a[aria-expanded=true]:focus');
  const led = async () => isThere(new URL(page.url())) || (await opened.count().catch(() => 0)) > 0;
  return vi.waitUntil(led, { timeout: patience }).then(
    () => undefined,
    () => `says ${wanted} and ends on ${kindOf(page.url())}`,
  );
}

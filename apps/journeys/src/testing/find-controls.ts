import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { findRoute } from '@wbn/site/routing/find-route.ts';
import type { Page } from 'playwright-core';
import { withoutLanguage } from '../crawl/page-kind.ts';
import { goUntilIdle } from './go-until-idle.ts';

/** A link or button that can be pressed now. */
export interface Control {
  /** The same for a control in another row, on another page of a list or in another language. */
  readonly key: string;
  /** The same for buttons of one look and name on all pages, where they open no menu; else the key. */
  readonly kind: string;
  /** In header, footer, a column or a window. */
  readonly isInFrame: boolean;
  readonly name: string;
  /** Address of a link; undefined for a button. */
  readonly href: string | undefined;
  /** Route of a link's target, or the page on another host. */
  readonly leadsTo: string | undefined;
  /** Attribute value that finds the element again until React replaces it. */
  readonly mark: string;
}

interface FoundControl {
  readonly place: string;
  readonly shape: string;
  readonly name: string;
  readonly href: string | undefined;
  /** Whether what it does depends on its page: a link, what opens a menu, a button in a row of a long list. */
  readonly isOwn: boolean;
}

const controlMark = 'data-control';

/** Returns every visible link and button in document order, without those covered by a dialog. */
export async function findControls(page: Page): Promise<Control[]> {
  // Without its styles a document shows what it hides.
  await page.waitForLoadState('load');
  const found = await page.evaluate(readControls, controlMark);
  const address = new URL(page.url());
  const here = routeOf(address.pathname);
  return found.map(({ place, shape, name, href, isOwn }, index) => {
    // Header, footer and menus are the same on all pages.
    const key = `${place === 'main' ? here : place}${href ? ` -> ${targetOf(href, address, place === 'main' ? '' : here)}` : `: ${shape}`}`;
    return {
      key,
      kind: isOwn ? key : shape,
      isInFrame: place !== 'main',
      name,
      href,
      leadsTo: href && placeOf(new URL(href), address),
      mark: `[${controlMark}="${index}"]`,
    };
  });
}

/** Returns the keys of the controls in header, footer and columns of pages with and without columns. */
export async function findFrameKeys(page: Page): Promise<string[]> {
  const keys: string[] = [];
  for (const address of ['/about-us', '/industries']) {
    await goUntilIdle(page, address);
    keys.push(...(await findControls(page)).filter(({ isInFrame }) => isInFrame).map(({ key }) => key));
  }
  return keys;
}

/** Lists with their own addresses count as search results. */
function routeOf(pathname: string): string {
  const path = withoutLanguage(pathname);
  return findPreparedList(path) ? 'search-result' : findRoute(path).name;
}

/** Returns a route of the site, or the page on another host. */
function placeOf({ origin, pathname }: URL, from: URL): string {
  return origin === from.origin ? routeOf(pathname) : origin + pathname;
}

/**
 * Returns the target of a link: the route with its new query parameters, or the page on another host. The header and
 * footer link to the current page in other languages, so `here` counts as one target for all pages. Parameters of the
 * current page are left out, so a facet is the same in all lists.
 */
function targetOf(href: string, from: URL, here: string): string {
  const url = new URL(href);
  const place = placeOf(url, from);
  if (url.origin !== from.origin) return place;
  if (place === here) return 'itself';
  const asked = [...url.searchParams.keys()].filter((name) => !from.searchParams.has(name)).join(' ');
  return `${place} ${asked}${url.hash.replace(/\d+/g, '')}`;
}

/** Runs in the page. */
function readControls(mark: string): FoundControl[] {
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  const controls = (top ?? document).querySelectorAll('a[href], button, summary, [role=button], [role=tab]');
  const canBePressed = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert], [aria-hidden=true]') &&
    !element.matches(':disabled, [aria-disabled=true]');
  return [...controls].filter(canBePressed).map((element, index) => {
    element.setAttribute(mark, String(index));
    const name = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
    const row = element.closest('li, tr, article');
    // Rows of a long list share their keys; elsewhere controls are told apart by position.
    const inLongList = row?.parentElement ? row.parentElement.childElementCount > 6 : false;
    const ownName =
      row && inLongList
        ? [...row.querySelectorAll('a[href], button')].indexOf(element)
        : name.replace(/\d+/g, '#');
    return {
      place:
        (top ?? element.closest('main') ?? element.closest('header, footer, aside'))?.localName ?? 'body',
      shape: `${element.localName}.${element.className} ${ownName}`,
      name,
      isOwn: inLongList || element.matches('a, summary, [aria-haspopup], [aria-expanded]'),
      // With JavaScript, a link that opens a menu or plays a video is a button.
      href:
        element instanceof HTMLAnchorElement && !element.ariaExpanded && !element.type
          ? element.href
          : undefined,
    };
  });
}

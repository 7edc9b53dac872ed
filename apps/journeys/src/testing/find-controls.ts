import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { findRoute } from '@wbn/site/routing/find-route.ts';
import type { Page } from 'playwright-core';
import { withoutLanguage } from '../crawl/page-kind.ts';

/** A link or button that can be pressed now. */
export interface Control {
  /** The same control in another row, on another page of a list or in another language has the same key. */
  readonly key: string;
  readonly name: string;
  /** Where a link leads; a button has none. */
  readonly href: string | undefined;
  /** The route that a link leads to, or the page of another host. */
  readonly leadsTo: string | undefined;
  /** Finds it again, as long as the page does not draw it anew. */
  readonly mark: string;
}

interface Found {
  readonly place: string;
  readonly shape: string;
  readonly name: string;
  readonly href: string | undefined;
}

const controlMark = 'data-control';

/** Every link and button that is seen, in the order of the document; of what an open window covers, none. */
export async function findControls(page: Page): Promise<Control[]> {
  const found = await page.evaluate(readControls, controlMark);
  const address = new URL(page.url());
  const here = routeOf(address.pathname);
  return found.map(({ place, shape, name, href }, index) => ({
    // Header, footer and menus are the same on all pages.
    key: `${place === 'main' ? here : place}${href ? ` -> ${targetOf(href, address, place === 'main' ? '' : here)}` : `: ${shape}`}`,
    name,
    href,
    leadsTo: href && placeOf(new URL(href), address),
    mark: `[${controlMark}="${index}"]`,
  }));
}

/** Lists with an address of their own are the results of a search. */
function routeOf(pathname: string): string {
  const path = withoutLanguage(pathname);
  return findPreparedList(path) ? 'search-result' : findRoute(path).name;
}

/** A route of the site, or a page of another host. */
function placeOf({ origin, pathname }: URL, from: URL): string {
  return origin === from.origin ? routeOf(pathname) : origin + pathname;
}

/**
 * What is at an address: a route of the site and what is asked of it, or a page of another host. Header and footer lead to the page itself
 * in other languages: `here` counts once for all pages. What was asked already counts no more: a facet is one in all lists.
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
function readControls(mark: string): Found[] {
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
    // The rows of a long list are told apart by their data, the controls in a row by their place.
    const inLongList = row?.parentElement && row.parentElement.childElementCount > 6;
    const ownName = inLongList
      ? [...row.querySelectorAll('a[href], button')].indexOf(element)
      : name.replace(/\d+/g, '#');
    return {
      place:
        (top ?? element.closest('main') ?? element.closest('header, footer, aside'))?.localName ?? 'body',
      shape: `${element.localName}.${element.className} ${ownName}`,
      name,
      // A link that opens a menu or plays a film where scripts run is a button there.
      href:
        element instanceof HTMLAnchorElement && !element.ariaExpanded && !element.type
          ? element.href
          : undefined,
    };
  });
}

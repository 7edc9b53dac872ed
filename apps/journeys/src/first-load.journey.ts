import type { Page as Tab } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId } from './testing/find-address.ts';
import { goQuietly } from './testing/go-quietly.ts';
import { holdAnswers, holdCode, untilAlive } from './testing/hold-requests.ts';
import { type Load, measureLoad } from './testing/measure-load.ts';
import { signIn } from './testing/sign-in.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** So much below its limit, a figure has fallen and the limit is to follow it. */
const slack = 0.15;

interface Page {
  readonly path: () => Promise<string>;
  /** When its code comes by itself: an article's only when its header or side column is touched. */
  readonly start: 'idle' | 'touch';
  readonly limits: Load;
}

const common = { styles: 14.3, fonts: 25, fontFiles: 1, fontsBeforePaint: 0 } as const;

const pages: Readonly<Record<string, Page>> = {
  home: {
    path: async () => '/',
    start: 'idle',
    limits: { ...common, document: 16, requests: 7, code: 139 },
  },
  results: {
    path: async () => '/search-result?business=PR&countries=global&search=',
    start: 'idle',
    limits: { ...common, document: 22.5, requests: 8, code: 143.9 },
  },
  company: {
    path: async () => canonicalPath(`/business/${await findBusinessId('Hallwanger Getriebebau')}`),
    start: 'idle',
    limits: { ...common, document: 20.5, requests: 7, code: 140 },
  },
  product: {
    path: async () => canonicalPath(`/business-product/${await findProductId('Nv12 collaborative robot')}`),
    start: 'idle',
    limits: { ...common, document: 17.5, requests: 7, code: 139.5 },
  },
  article: {
    path: async () => '/b2b-tips/export-to-the-world-tip-0',
    start: 'touch',
    limits: { ...common, document: 16, requests: 4, code: 0 },
  },
};

/** Whatever visitors read that is not `seldom`; what is opened on it is drawn from the same rooms. */
const otherPages = [
  '/industries',
  '/countries',
  '/companies',
  '/gold',
  '/contact-us',
  '/free-marketing',
  '/nowhere/at/all',
];

/** Classes of a page's markup that only the second stylesheet knows, with its path. */
async function laterClassesIn(path: string): Promise<readonly string[]> {
  const site = inject('siteUrl');
  const html = await (await fetch(site + path)).text();
  const [, file] = /<link rel="x-styles" href="([^"]+)">/.exec(html) ?? [];
  if (!file) throw new Error(`${path} names no second stylesheet`);
  const styles = await (await fetch(site + file)).text();
  const later = new Set([...styles.matchAll(/\.(_?[a-z0-9]+_*[a-z0-9]*)/g)].map(([, name]) => name));
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return classes.filter((name) => later.has(name)).map((name) => `${path} ${name}`);
}

describe('the first visit', () => {
  for (const [name, { path, start, limits }] of Object.entries(pages)) {
    it(`of a ${name} page loads what is seen first, in one font, then its code, and nothing twice`, async () => {
      const page = await visitor.open('/robots.txt', phone);
      const { urls, ...load } = await measureLoad(page, await path(), start);
      const outside = Object.entries(limits).flatMap(([what, limit]) => {
        const measured = load[what as keyof Load];
        if (measured > limit) return [`${what}: ${measured} is above its limit of ${limit}`];
        const fell = measured < Math.floor(limit * (1 - slack));
        return fell ? [`${what}: ${measured}, while its limit is ${limit}: lower it`] : [];
      });
      expect(outside).toEqual([]);
      expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted());
      expect(urls.filter((url) => /\.data(\?|$)/.test(url))).toEqual([]);
      const apiCalls = urls.filter((url) => url.startsWith(inject('apiUrl')));
      expect(apiCalls).toEqual([]);
    });
  }

  it('of a member asks for their pages in few files', async () => {
    const storageState = await signIn('caio.prestes');
    for (const path of ['/newsfeed', '/my-messages']) {
      const page = await visitor.open('/robots.txt', { ...phone, storageState });
      const files = new Set<string>();
      page.on('request', (request) => {
        if (/\/assets\/.*\.js(?:on)?$/.test(request.url())) files.add(request.url());
      });
      await goQuietly(page, path);
      expect(files.size, [...files].join('\n')).toBeGreaterThan(15);
      expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(45);
    }
  });

  it('shows the font from the second page on, on a phone, and at once elsewhere', async () => {
    const fontOf = (tab: Tab) =>
      tab.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Inter Variable'));
    const onPhone = await visitor.open('/countries', phone);
    expect(await fontOf(onPhone)).toBe(false);
    await onPhone.waitForFunction(() => localStorage.getItem('wbn-font') !== null);
    await onPhone.goto('/industries');
    expect(await fontOf(onPhone)).toBe(true);
    const onDesk = await visitor.open('/countries', { viewport: phone.viewport });
    expect(await fontOf(onDesk)).toBe(true);
  });

  it('needs no style of those that come later', async () => {
    const paths = [...Object.values(pages).map(({ path }) => path()), ...otherPages];
    const used = await Promise.all(paths.map(async (path) => laterClassesIn(await path)));
    expect(used.flat()).toEqual([]);
  });

  it('LAY-22: a way inside the site asks at once for all that its page needs', async () => {
    const page = await visitor.open('/', phone);
    await untilAlive(page);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace(/-[\w-]{8}\./, '.')));
    const letThrough = await holdAnswers(page);
    await page.locator('main a[href^="/search-result"]').first().click();
    for (const file of ['search-result.data', 'assets/search-result-parts.js', 'assets/result-tools.js'])
      await expect.poll(() => [...asked], { message: file }).toContain(`/${file}`);
    const first = [...asked];
    letThrough();
    await page.getByRole('heading', { level: 1, name: / Results? for / }).waitFor();
    await page.getByRole('navigation', { name: 'Search in' }).waitFor();
    expect(first.length).toBeGreaterThan(5);
    // Afterwards come only what is at hand while somebody types, and what is done with a result; both share code with a list of people.
    const later = [...asked].filter((file) => !first.includes(file));
    const ofList = /^\/assets\/(?:search-result|result-tools|load-result-code|texts|style)/;
    expect(later.filter((file) => ofList.test(file))).toEqual([]);
  });

  it('brings an article to life when its side column is touched', async () => {
    const page = await visitor.open('/why-wbn', { viewport: { width: 1280, height: 800 } });
    await page.getByRole('main').hover();
    await page.getByRole('navigation', { name: 'Industries' }).getByRole('link', { name: 'Energy' }).hover();
    await page.getByRole('link', { name: 'View More: Solar Power' }).waitFor();
  });

  it('loses nothing that is typed, chosen, opened or clicked before the code is there, on a processor six times slower', async () => {
    const page = await visitor.open('/robots.txt', phone);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => void sessionStorage.setItem(`copied ${performance.now()}`, text),
        },
      });
    });
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 });

    let release = await holdCode(page);
    await page.goto('/search-result?business=PR&countries=global&search=honey', { waitUntil: 'commit' });
    const bar = page.getByRole('search');
    await bar.getByRole('combobox').first().selectOption('MA');
    await bar.getByRole('combobox').nth(1).selectOption('IT');
    await bar.getByRole('searchbox').fill('ball valve');
    await page.getByText('Why this order?').click();
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('navigation', { name: 'Filters' });
    await sheet.locator('summary').last().click();
    const opened = await page.locator('details[open]').count();
    release();
    await untilAlive(page);
    expect(
      await bar.locator('select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
    ).toEqual(['MA', 'IT']);
    expect(await bar.locator('input').inputValue()).toBe('ball valve');
    expect(await sheet.isVisible()).toBe(true);
    expect(await page.locator('details[open]').count()).toBe(opened);

    // A button that only code can answer is answered, once, when the code is there.
    const company = await canonicalPath(`/business/${await findBusinessId('Hallwanger Getriebebau')}`);
    const copies = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('copied')).length);
    await page.unroute('**/assets/*.js');
    release = await holdCode(page);
    await page.goto(company, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await copies()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).click();
    release();
    await page.getByText('copied').waitFor();
    await untilAlive(page);
    expect(await copies()).toBe(1);
  });
});

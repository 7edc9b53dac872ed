import { languages } from '@wbn/edition/language.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId, findUserId } from './testing/find-address.ts';
import { readPage } from './testing/read-page.ts';

/** The search bar with a chosen type. */
const chosenType = (type: string) =>
  new RegExp(`role="search".*<select name="business".*<option value="${type}" selected`, 's');

let business = '';
let product = '';
let person = '';
let businessId = '';

beforeAll(async () => {
  businessId = await findBusinessId('Norrviken Automation');
  [business, product, person] = await Promise.all([
    canonicalPath(`/business/${businessId}`),
    findProductId('Nv12 collaborative robot').then((id) => canonicalPath(`/business-product/${id}`)),
    findUserId('Rosalind Ackerby').then((id) => canonicalPath(`/profile/${id}`)),
  ]);
});

describe('the HTML that curl gets', () => {
  it('RT-16: a company page holds content, title, description, canonical, Open Graph and an Organization', async () => {
    const page = await readPage(business);
    expect(page.status).toBe(200);
    expect(business).toMatch(/^\/business\/Norrviken-Automation-AB-[0-9a-f-]{36}\/$/);
    expect(page.html).toContain('Norrviken Automation AB');
    expect(page.title).toContain('Norrviken Automation AB');
    expect(page.title).toContain('Australia');
    expect(page.meta('description')?.length).toBeGreaterThan(40);
    expect(page.link('canonical')?.endsWith(business)).toBe(true);
    expect(page.meta('og:title')).toBeTruthy();
    expect(page.meta('og:url')).toBe(page.link('canonical'));
    expect(page.jsonLdTypes).toEqual(expect.arrayContaining(['Organization', 'BreadcrumbList']));
  });

  it('IND-04, LAY-06: every category link finds as many results as it says', async () => {
    let unproven = [...(await readShelves()).keys()];
    expect(unproven.length).toBeGreaterThan(100);
    // Other journeys publish meanwhile, so differing counts and results are read again.
    await expect.poll(async () => (unproven = await findMisleading(unproven)), { interval: 500 }).toEqual([]);
  });

  it('RT-25: a product page holds a Product and links its company', async () => {
    const page = await readPage(product);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Norrviken Automation AB');
    expect(page.meta('description')?.length).toBeGreaterThan(40);
    expect(page.link('canonical')?.endsWith(product)).toBe(true);
    expect(page.jsonLdTypes).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  });

  it('RT-06, RT-02, RT-03, RT-01: profile, results, industries and home hold their content', async () => {
    const [profile, results, industries, home] = await Promise.all([
      readPage(person),
      readPage('/search-result?business=MA&countries=global&search=valve'),
      readPage('/industries'),
      readPage('/'),
    ]);
    expect(profile.html).toContain('Rosalind Ackerby');
    expect(results.jsonLdTypes).toContain('ItemList');
    expect(results.html).toMatch(/Results? for Manufacturers - valve/);
    expect(industries.html).toContain('Power Transmission');
    expect(home.html).toContain('Manufacturers');
    const titles = [profile, results, industries, home].map((page) => page.title);
    expect(new Set(titles).size).toBe(4);
    for (const page of [profile, results, industries, home]) {
      expect(page.status).toBe(200);
      expect(page.title).toContain('Australia');
      expect(page.meta('description')).toBeTruthy();
      expect(page.link('canonical')).toBeTruthy();
      expect(page.meta('og:title')).toBeTruthy();
    }
  });

  it('RT-02, LAY-27: a list links to its other languages by their canonical addresses', async () => {
    const { html } = await readPage('/search-result?business=PR&countries=AU,DE&search=');
    const query = 'business=PR&amp;countries=AU,DE&amp;search=';
    for (const language of languages.slice(1))
      expect(html).toContain(`href="/${language}/search-result?${query}"`);
  });

  it('HOME-01, LAY-10: every page but home holds the search bar, which starts with all companies', async () => {
    for (const home of ['/', '/it', '/zh'])
      expect((await readPage(home)).html, home).not.toContain('role="search"');
    const others = [
      '/about-us',
      '/it/b2b-tips/export-to-the-world-tip-0',
      '/contact-us/form',
      '/newsfeed',
      '/companies',
    ];
    for (const path of others) expect((await readPage(path)).html, path).toMatch(chosenType('ALL'));
    // The document names the type of a search without one (RT-02).
    expect((await readPage('/search-result')).html).toMatch(chosenType('MA'));
  });

  it('RT-50: an unknown path redirects to /', async () => {
    const page = await readPage('/no-such-page');
    expect([301, 302]).toContain(page.status);
    // The fragment, which never reaches the server, shows the notice on the home page.
    expect(page.headers.get('location')).toBe('/#missing-page');
    expect((await readPage('/xx/groups')).headers.get('location')).toBe('/#missing-page');
  });

  it.each([
    'business/Nobody-01900000-0000-7000-8000-000000000000/',
    'business-product/Nothing-01900000-0000-7000-8000-000000000000',
    'business-product/nothing',
    'profile/01900000-0000-7000-8000-000000000000',
  ])('decision 6: /%s is a 404 page in the layout that search engines leave out', async (path) => {
    const missing = await readPage(`/${path}`);
    expect(missing.status).toBe(404);
    expect(missing.html).toContain('All Categories');
    expect(missing.title).toBe('Page not found | WBN Australia');
    expect(missing.meta('robots')).toBe('noindex');
  });

  it('LAY-21: without scripts the search bar offers Global, the own and the chosen countries, and a way to all', async () => {
    const { html } = await readPage('/search-result?business=MA&countries=IT,CL&search=');
    const select = /<select name="countries".*?<\/select>/.exec(html)?.[0] ?? '';
    const options = [...select.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)/g)];
    expect(options.map(([, value, text]) => `${value} ${text}`)).toEqual([
      'global Global',
      'IT,CL Italy, Chile',
      'AU Australia',
      'CL Chile',
      'IT Italy',
    ]);
    expect(select).toContain('<option value="IT,CL" selected="">');
    expect(html).toMatch(/<noscript><a href="\/countries"[^>]*>All countries<\/a><\/noscript>/);
    expect(await (await fetch(new URL('/countries.json', inject('siteUrl')))).json()).toContainEqual({
      value: 'JP',
      text: 'Japan',
    });
  });

  it('a wrong name redirects to the right one', async () => {
    const renamed = await readPage(`/business/Old-Name-${businessId}/`);
    expect(renamed.status).toBe(301);
    expect(renamed.headers.get('location')).toContain('Norrviken-Automation-AB');
  });

  it('decision 1: upper case redirects to lower case', async () => {
    const page = await readPage('/why-WBN');
    expect(page.status).toBe(301);
    expect(page.headers.get('location')).toBe('/why-wbn');
  });

  it('sends caching headers for CDNs and answers repeated requests with 304', async () => {
    const first = await readPage(business);
    expect(first.headers.get('cache-control')).toMatch(/public.*s-maxage=\d+/);
    expect(first.headers.get('set-cookie')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(new URL(business, inject('siteUrl')), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('EDN-01: lists pages at home here in sitemaps by type and in robots.txt', async () => {
    const robots = await readPage('/robots.txt');
    expect(robots.html).toMatch(/Sitemap: http.*\/sitemap\.xml/);
    const index = await readPage('/sitemap.xml');
    const locations = [...index.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(locations.length).toBeGreaterThanOrEqual(4);
    const parts = await Promise.all(locations.map((location) => readPage(new URL(location).pathname)));
    const all = parts.map((part) => part.html).join('');
    const [home, homeProduct, homePerson] = await Promise.all([
      findBusinessId('Bindaree Tile').then((id) => canonicalPath(`/business/${id}`)),
      findProductId('Kabuli chickpeas').then((id) => canonicalPath(`/business-product/${id}`)),
      findUserId('Priya Ramanathan').then((id) => canonicalPath(`/profile/${id}`)),
    ]);
    for (const path of [home, homeProduct, homePerson]) {
      expect(all).toContain(`${path}</loc>`);
      expect(all).toContain(`/zh${path}</loc>`);
    }
    // The headquarters' site lists a Swedish company.
    expect(all).not.toContain(business);
    expect((await readPage(business)).link('canonical')).toMatch(
      /^http:\/\/miami\.localhost:\d+\/business\//,
    );
  });
});

/** Returns the search addresses on `/industries` with the counts in their links. */
async function readShelves(): Promise<Map<string, string | undefined>> {
  const { html } = await readPage('/industries');
  return new Map(
    [...html.matchAll(/href="(\/search-result\?[^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, address = '', text = '']) => [
        address.replaceAll('&amp;', '&'),
        /(\d+)\D*$/.exec(text.replace(/<[^>]+>/g, ''))?.[1],
      ],
    ),
  );
}

/** Returns the addresses that find nothing or another number than their link says. */
async function findMisleading(addresses: string[]): Promise<string[]> {
  const shelves = await readShelves();
  const misleading: string[] = [];
  const left = addresses.filter((address) => shelves.has(address)).values();
  // The server refuses hundreds of concurrent requests.
  const follow = async () => {
    for (const address of left) {
      const finds = /<h1[^>]*>\s*(\d+)/.exec((await readPage(address)).html)?.[1];
      if (!finds || finds === '0' || finds !== shelves.get(address)) misleading.push(address);
    }
  };
  await Promise.all(Array.from({ length: 16 }, follow));
  return misleading;
}

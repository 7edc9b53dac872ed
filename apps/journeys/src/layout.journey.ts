import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { networkSite } from '@wbn/edition/network.ts';
import { describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId } from './testing/find-address.ts';
import { isHydrated } from './testing/is-hydrated.ts';
import { readPage } from './testing/read-page.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const phone = { viewport: { width: 390, height: 844 } };
const wide = { viewport: { width: 1280, height: 800 } };

describe('the layout', () => {
  it('LAY-01, LAY-10: shows header, sidebar and footer on every kind of page, and the search bar on every page but home', async () => {
    const page = await visitor.open('/', wide);
    await page
      .getByRole('main')
      .getByLabel(/^Intro video/)
      .waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Need Help?' }).waitFor();
    for (const path of [
      '/',
      '/search-result',
      '/verified-manufacturers',
      '/industries',
      '/why-wbn',
      '/contact-us/form',
    ]) {
      await page.goto(path);
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: /^WBN Australia/ }).waitFor();
      await header
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: 'Login' })
        .waitFor();
      expect(await header.getByRole('search').count(), path).toBe(path === '/' ? 0 : 1);
      const industries = page.getByRole('navigation', { name: 'Industries' }).getByRole('link');
      expect(await industries.count(), path).toBe(16);
      expect(await page.getByRole('contentinfo').count(), path).toBe(1);
    }
  });

  it('LAY-25: changes at 768, 992 and 1200 pixels and cuts nothing off at 320', async () => {
    const page = await visitor.open('/b2b-tips/export-to-the-world-tip-0', wide);
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return page.evaluate(() => {
        const widthOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
        const inner = getComputedStyle(document.querySelector('header > div') ?? document.body);
        return {
          padding: inner.paddingInlineStart,
          sidebar: widthOf('aside') > 0,
          contentsBeside: getComputedStyle(
            document.querySelector('article div:has(> div > nav[aria-labelledby="toc"])') ?? document.body,
          ).gridTemplateColumns.split(' ').length,
          cut: document.documentElement.scrollWidth > window.innerWidth,
        };
      });
    };
    const [xs, belowSm, sm, belowMd, md, belowLg, lg] = [
      await at(320),
      await at(767),
      await at(768),
      await at(991),
      await at(992),
      await at(1199),
      await at(1200),
    ];
    expect(belowSm).toEqual(xs);
    expect(sm?.padding).not.toBe(belowSm?.padding);
    expect([belowMd?.sidebar, md?.sidebar]).toEqual([false, true]);
    expect([belowLg?.contentsBeside, lg?.contentsBeside]).toEqual([1, 2]);
    for (const shown of [xs, sm, md, lg]) expect(shown?.cut).toBe(false);
  });

  it('LAY-27: never breaks a word in the names of industries at 320 pixels, in any language', async () => {
    const page = await visitor.open('/robots.txt', { viewport: { width: 320, height: 700 } });
    for (const language of languages) {
      await page.goto(languagePath(networkSite('australia'), language, '/'));
      const tiles = page.locator('[aria-labelledby="industry-tiles"] a > span:last-child > span:first-child');
      expect(await tiles.count(), language).toBe(15);
      const broken = await tiles.evaluateAll((names) =>
        names.flatMap(({ firstChild: text }) =>
          [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(([word], at, all) => {
            const range = document.createRange();
            const start = all[at]?.index ?? 0;
            range.setStart(text as Text, start);
            range.setEnd(text as Text, start + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
          }),
        ),
      );
      // Chinese has no spaces and breaks between any two characters.
      if (language !== 'zh') expect(broken, language).toEqual([]);
    }
  });

  it('LAY-02: lists the 15 industries in the sidebar, then All Categories', async () => {
    const page = await visitor.open('/', wide);
    const names = await page
      .getByRole('navigation', { name: 'Industries' })
      .getByRole('link')
      .allInnerTexts();
    expect(names).toHaveLength(16);
    expect(names[0]).toBe('Automation');
    expect(names.at(-1)).toBe('All Categories');
  });

  it('LAY-03, LAY-05, LAY-07, LAY-08: opens the fly-out by keyboard, with both limits', async () => {
    const page = await visitor.open('/', wide);
    const sidebar = page.getByRole('navigation', { name: 'Industries' });
    await sidebar.getByRole('link', { name: 'Energy' }).focus();
    await page.keyboard.press('ArrowRight');
    const more = page.getByRole('link', { name: 'View More Categories' });
    await more.waitFor();
    expect(await more.getAttribute('href')).toBe('/industries#0003');
    expect(await page.getByRole('link', { name: 'View More: Solar Power' }).getAttribute('href')).toBe(
      '/industries#0003',
    );
    await page.keyboard.press('Escape');
    await more.waitFor({ state: 'hidden' });
  });

  it('LAY-11 to LAY-15: opens a menu below 992 pixels that closes on a link', async () => {
    const page = await visitor.open('/', phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const name of ['ACCOUNT', 'MAIN MENU', 'SUPPORT']) {
      await menu.getByRole('heading', { name }).waitFor();
    }
    for (const name of [
      'My account',
      'Messages',
      'My business',
      'Home',
      'Articles',
      'Industries',
      'Contact us',
    ]) {
      expect(await menu.getByRole('link', { name, exact: true }).count(), name).toBe(1);
    }
    await menu.getByRole('link', { name: 'Industries', exact: true }).click();
    await page.waitForURL('**/industries');
    await menu.waitFor({ state: 'hidden' });
  });

  it('LAY-16, RT-52: links Login and Register to the account pages with the way back; Register from 992 pixels', async () => {
    const page = await visitor.open('/industries', wide);
    const header = page.getByRole('banner');
    const login = new URL((await header.getByRole('link', { name: 'Login' }).getAttribute('href')) ?? '');
    expect(login.origin).toBe(inject('accountsUrl'));
    expect(login.searchParams.get('continue')).toBe(`${inject('siteUrl')}/industries`);
    expect(await header.getByRole('link', { name: 'Register' }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await header.getByRole('link', { name: 'Register' }).isVisible()).toBe(false);
    expect(await header.getByRole('link', { name: 'Login' }).isVisible()).toBe(true);
  });

  it('LAY-26 to LAY-33, decision 2: every footer link opens a different page', async () => {
    const page = await visitor.open('/', wide);
    const footer = page.getByRole('contentinfo');
    expect(await footer.textContent()).toContain(`2000 – ${new Date().getUTCFullYear()}`);
    const links = await footer
      .getByRole('link')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href));
    const own = [...new Set(links.filter((link) => link.startsWith(inject('siteUrl'))))];
    expect(own.length).toBeGreaterThan(25);
    for (const link of own) {
      const response = await fetch(link, { redirect: 'manual' });
      await response.body?.cancel();
      expect(`${link} ${response.status}`).toBe(`${link} 200`);
    }
  });

  it('LAY-27: language links in footer, header and mobile menu keep the page', async () => {
    const page = await visitor.open('/industries', wide);
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Español' });
    expect(await footer.getAttribute('href')).toBe('/es/industries');
    await page.getByRole('button', { name: 'Languages: en' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Italiano' });
    expect(await link.getAttribute('hreflang')).toBe('it');
    await link.click();
    await page.waitForURL('**/it/industries');
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: '中文' }).waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize(wide.viewport);
    await page.getByRole('heading', { level: 1, name: 'Settori' }).waitFor();
  });

  it('BIZ-10: shows the inquiry bar on a wide window once the inquiry button has scrolled away', async () => {
    const path = await canonicalPath(`/business/${await findBusinessId('Yarrawin Pump & Slurry')}`);
    const page = await visitor.open(path, wide);
    const ways = page.getByRole('link', { name: 'Send Request' });
    const inSight = () => ways.filter({ visible: true }).count();
    await expect.poll(inSight).toBe(1);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 900);
    await expect.poll(inSight).toBe(2);
    await page.setViewportSize(phone.viewport);
    await page.reload();
    await expect.poll(inSight).toBe(2);
  });

  it('prints a company completely, without controls', async () => {
    const page = await visitor.open(
      await canonicalPath(`/business/${await findBusinessId('Yarrawin Pump & Slurry')}`),
      wide,
    );
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: 'Yarrawin Pump & Slurry' }).waitFor();
    for (const hidden of [
      page.getByRole('search'),
      page.getByRole('navigation'),
      page.getByRole('link', { name: 'Send Request' }),
      page.getByText('View more', { exact: true }),
      page.getByText('…', { exact: true }),
      page.getByRole('textbox'),
      page.getByRole('heading', { name: /^Comments/ }),
      page.getByRole('heading', { name: 'Latest posts' }),
    ])
      expect(await hidden.filter({ visible: true }).count(), String(hidden)).toBe(0);
    await page.getByText('About a third of turnover is export').waitFor();
  });

  it('prints a product on one page, with nothing over its text', async () => {
    const path = await canonicalPath(`/business-product/${await findProductId('bevel-helical gearbox')}`);
    const page = await visitor.open(path, wide);
    // Scrolling loads the compare box and the inquiry bar.
    await expect.poll(() => page.locator('body').evaluate(isHydrated)).toBe(true);
    await page.mouse.wheel(0, 900);
    await page.getByText('Compare', { exact: true }).first().waitFor();
    const pages = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(await pages()).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const covering = () =>
      [...document.querySelectorAll('body *')].filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.checkVisibility(),
      ).length;
    expect(await page.evaluate(covering)).toBe(0);
    expect(await page.getByRole('article').filter({ visible: true }).count()).toBeLessThanOrEqual(1);
    expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
  });

  it("RT-51: shows a login link with the way back on members' pages without JavaScript", async () => {
    for (const path of ['/newsfeed', '/my-business', '/my-messages']) {
      const page = await readPage(path);
      expect([page.status, page.meta('robots')]).toEqual([200, 'noindex']);
      const login = /<main.*?<noscript>.*?href="([^"]*)".*?<\/noscript>/s.exec(page.html)?.[1] ?? '';
      expect(login).toBe(
        `${inject('accountsUrl')}/login?continue=${encodeURIComponent(`${inject('siteUrl')}${path}`)}`,
      );
    }
  });

  it('on a phone starts the first result above 400 pixels and indicates tabs that do not fit', async () => {
    const page = await visitor.open('/about-us', phone);
    for (const path of [
      '/search-result?business=MA&countries=global&search=pump',
      '/search-result?business=PR&countries=global&search=pump',
      '/search-result?business=MA&countries=global&search=',
      '/search-result?business=MA&countries=AU&search=pump&category=0004.01',
      '/verified-manufacturers',
    ]) {
      await page.goto(path);
      const first = await page.getByRole('main').getByRole('article').first().boundingBox();
      expect(first?.y, path).toBeLessThan(400);
    }
    await page.goto('/search-result?business=MA&countries=global&search=pump');
    const tabs = page.getByRole('navigation', { name: 'Search in' });
    const shades = await tabs.evaluate((row) => getComputedStyle(row).backgroundAttachment);
    expect(shades).toBe('local, local, scroll, scroll');
  });
});

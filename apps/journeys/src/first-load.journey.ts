import { describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId } from './testing/find-address.ts';
import { holdCode, untilHydrated } from './testing/hold-requests.ts';
import { type Load, measureLoad } from './testing/measure-load.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// The page header, tabs and rows of one design system brought an article from 179 to 181 kB of code.
const limits: Load = { document: 40, styles: 40, fonts: 40, code: 182 };

const pages: Readonly<Record<string, () => Promise<string>>> = {
  home: async () => '/',
  results: async () => '/search-result?business=PR&countries=global&search=',
  company: async () => canonicalPath(`/business/${await findBusinessId('Hallwanger Getriebebau')}`),
  product: async () => canonicalPath(`/business-product/${await findProductId('Nv12 collaborative robot')}`),
  article: async () => '/b2b-tips/export-to-the-world-tip-0',
};

describe('the first visit', () => {
  for (const [name, path] of Object.entries(pages)) {
    it(`of a ${name} page paints without its code, hydrates, and loads nothing twice`, async () => {
      const page = await visitor.open('/robots.txt', phone);
      const { urls, ...load } = await measureLoad(page, await path());
      const outside = Object.entries(limits).flatMap(([what, limit]) => {
        const measured = load[what as keyof Load];
        return measured > limit ? [`${what}: ${measured} is above its limit of ${limit}`] : [];
      });
      expect(outside).toEqual([]);
      expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted());
      expect(urls.filter((url) => /\.data(\?|$)/.test(url))).toEqual([]);
      expect(urls.filter((url) => url.startsWith(inject('apiUrl')))).toEqual([]);
    });
  }

  it('keeps everything typed, chosen, opened or clicked before hydration, on a processor six times slower', async () => {
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
    await bar.getByRole('combobox').nth(1).selectOption('AU');
    await bar.getByRole('searchbox').fill('ball valve');
    await page.getByText('Why this order?').click();
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('navigation', { name: 'Filters' });
    await sheet.locator('summary').last().click();
    const opened = await page.locator('details[open]').count();
    release();
    await untilHydrated(page);
    expect(
      await bar.locator('select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
    ).toEqual(['MA', 'AU']);
    expect(await bar.locator('input').inputValue()).toBe('ball valve');
    expect(await sheet.isVisible()).toBe(true);
    expect(await page.locator('details[open]').count()).toBe(opened);

    // A click on a button that needs code takes effect once after the code has loaded.
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
    await untilHydrated(page);
    expect(await copies()).toBe(1);
  });
});

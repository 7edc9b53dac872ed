import { describe, expect, it } from 'vitest';
import { holdCode, holdData } from './testing/hold-requests.ts';
import { isHydrated } from './testing/is-hydrated.ts';
import { useVisitor } from './testing/visit.ts';
import { watchMovedArticles } from './testing/watch-moved-articles.ts';

const wide = { viewport: { width: 1280, height: 800 } };
const visitor = useVisitor();

describe('a visitor finds a company and reads it', () => {
  it('LAY-03, LAY-06: from the home page through the fly-out to results, in Chinese', async () => {
    const page = await visitor.open('/zh', wide);
    const sidebar = page.getByRole('navigation', { name: '行业' });
    const category = page
      .getByRole('region', { name: '工业技术' })
      .getByRole('link', { name: /^工业泵/ })
      .first();
    // A new page has not received a mouse event yet.
    const point = async () => {
      await page.mouse.move(0, 0);
      await sidebar.getByRole('link', { name: '工业技术' }).hover();
      return category.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(point).toBe(true);
    const name = ((await category.textContent()) ?? '').replace(/\s*\d+$/, '');
    await category.click();
    await page.waitForURL(/\/zh\/search-result\?business=MA&countries=global&search=&category=0004\.01$/);
    await page.getByRole('heading', { level: 1, name: new RegExp(`[1-9].*${name}`) }).waitFor();
    await page.getByRole('link', { name: 'Yarrawin Pump & Slurry' }).first().waitFor();
    // Old addresses contain the category's name.
    await page.goto('/search-result?business=MA&countries=global&search=Centrifugal+Pumps');
    await page.getByRole('heading', { level: 1, name: / for Manufacturers - Centrifugal Pumps/ }).waitFor();
  });

  it('HOME-01, LAY-23: without a mouse, from home to the search field, a suggestion and its page', async () => {
    const page = await visitor.open('/', wide);
    await page.getByRole('link', { name: 'Search the directory' }).press('Enter');
    const field = page.getByRole('combobox', { name: 'Company, product or trade' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('slurry pum');
    const product = page.getByRole('option', { name: /YS6 horizontal slurry pump/ });
    await product.waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/business-product\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('LAY-22, LAY-23, SRCH-01: types into the search bar, opens the company and a product, and goes back', async () => {
    const page = await visitor.open('/industries', wide);
    const words = page.getByPlaceholder('Search companies and products');
    // Before hydration the link would load a new document, without the observer.
    await expect.poll(() => words.evaluate(isHydrated)).toBe(true);
    await words.fill('valvola sfera');
    const country = page.getByRole('search').getByRole('combobox', { name: 'Country' });
    // All countries are loaded when the visitor reaches for the select.
    await country.focus();
    await country.selectOption('IT');
    await page.keyboard.press('Tab');
    const movedArticles = await watchMovedArticles(page);
    await words.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: '1 Result for All companies - valvola sfera' })
      .waitFor();
    await page.getByRole('navigation', { name: 'Filters' }).waitFor();
    // Late content does not move results below the pointer.
    expect(await movedArticles()).toBe(0);
    const letThrough = await holdData(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.getByRole('link', { name: 'Rubinetterie Industriali Alta Valgobbia' }).first().click();
    await page.getByText('Loading your business').first().waitFor({ state: 'attached' });
    // The placeholder is seen from its top, so the footer below it does not flash.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.y).toBeGreaterThanOrEqual(wide.viewport.height);
    letThrough();
    await page.waitForURL(/\/business\/Rubinetterie-Industriali-Alta-Valgobbia-[0-9a-f-]{36}\/$/);
    await page.getByRole('heading', { level: 1, name: 'Rubinetterie Industriali Alta Valgobbia' }).waitFor();
    await page.getByRole('link', { name: 'Valvola a sfera inox in tre pezzi, DN 50, PN 63' }).first().click();
    await page.waitForURL(/\/business-product\//);
    await page
      .getByRole('heading', { level: 1, name: 'Valvola a sfera inox in tre pezzi, DN 50, PN 63' })
      .waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Rubinetterie Industriali Alta Valgobbia' }).waitFor();
    await page.goBack();
    await page
      .getByRole('heading', { level: 1, name: '1 Result for All companies - valvola sfera' })
      .waitFor();
    expect(await page.getByPlaceholder('Search companies and products').inputValue()).toBe('valvola sfera');
  });

  it('LAY-24: the search bar follows the address', async () => {
    const page = await visitor.open('/search-result?business=EX&countries=CL&search=cherries', wide);
    await page.getByRole('link', { name: 'Andén Sur Export' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Andén Sur Export' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: / for Exporters - cherries/ }).waitFor();
    const bar = page.getByRole('search');
    await expect.poll(() => bar.getByRole('combobox').first().inputValue()).toBe('EX');
    expect(await bar.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('CL');
    expect(await bar.getByLabel('Company, product or trade').inputValue()).toBe('cherries');
  });

  it('SRCH-02, SRCH-03: pages through results by numbered links', async () => {
    const page = await visitor.open('/search-result?business=PR&countries=global&search=', wide);
    const pages = page.getByRole('navigation', { name: 'Pages of results' });
    const firstCards = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await pages.getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL(/page=2/);
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
      .not.toEqual(firstCards);
    expect(await pages.getByRole('link', { name: '20', exact: true }).count()).toBe(0);
  });

  it('SRCH-09: finds a person and reads the profile with the companies', async () => {
    const page = await visitor.open('/search-result?business=UR&countries=global&search=rosalind', wide);
    await page.getByRole('link', { name: 'Rosalind Ackerby' }).first().click();
    await page.waitForURL(/\/profile\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { level: 1, name: 'Rosalind Ackerby' }).waitFor();
    await page.getByRole('link', { name: 'Ackerby & Thrale Imports' }).first().waitFor();
  });

  it('BIZ-12, PRD-11, ERR-10: copies the link of a company', async () => {
    const page = await visitor.open('/search-result?business=MA&countries=SE&search=norrviken', {
      ...wide,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('link', { name: 'Norrviken Automation AB' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Norrviken Automation AB' }).waitFor();
    await page.getByRole('button', { name: 'Share' }).first().click();
    await page.getByText('Business Link copied!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/business\/Norrviken-Automation-AB-/,
    );
  });

  it('goes by keyboard from a search engine to a product, compares three alternatives, and opens the inquiry form', async () => {
    // Starts from a search engine's link in a browser without storage.
    const list = await visitor.open('/search-result?business=PR&countries=global&search=porcelain', wide);
    const address = await list
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .first()
      .getAttribute('href');
    const page = await visitor.open(address ?? '', wide);
    const follow = async (name: string | RegExp) => {
      const link = page.getByRole('main').getByRole('link', { name }).first();
      await link.focus();
      await page.keyboard.press('Enter');
    };
    await follow('Compare with these');
    await page.waitForURL(/\/compare\?products=[0-9a-f-]{36}(,[0-9a-f-]{36}){1,3}$/);
    await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
    const columns = page.getByRole('columnheader');
    expect(await columns.count()).toBeGreaterThan(1);
    await page.getByText('Differences are marked.').waitFor();
    const before = await columns.count();
    await follow(/^Remove /);
    await expect.poll(() => columns.count()).toBe(before - 1);

    // Ticked boxes are stored in this browser across pages.
    const release = await holdCode(page);
    await page.goto('/search-result?business=PR&countries=global&search=gearbox', { waitUntil: 'commit' });
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
    const tick = async (at: number) => {
      await boxes.nth(at).focus();
      await page.keyboard.press('Space');
    };
    const bar = page.getByRole('region', { name: 'Products to compare' });
    // Boxes ticked before hydration count, also when nothing is pressed afterwards.
    for (const at of [0, 1]) await tick(at);
    release();
    await bar.getByText('2 of 5 chosen').waitFor();
    await tick(2);
    await bar.getByText('3 of 5 chosen').waitFor();
    await bar.getByRole('link', { name: 'Compare' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/compare\?products=/);
    await follow(/^Send Request: /);
    // Visitors are redirected to the login and back to the form.
    await page.waitForURL(/login\?continue=.*send-request/);
  });
});

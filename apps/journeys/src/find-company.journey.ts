import { describe, expect, it } from 'vitest';
import { useVisitor } from './testing/visit.ts';

const wide = { viewport: { width: 1280, height: 800 } };
const visitor = useVisitor();

describe('a visitor finds a company and reads it', () => {
  it('LAY-03, LAY-06: from the home page through the fly-out to results', async () => {
    const page = await visitor.open('/', wide);
    const sidebar = page.getByRole('navigation', { name: 'Industries' });
    await sidebar.getByRole('link', { name: 'Power Transmission' }).hover();
    await page.getByRole('link', { name: 'Spur Gears', exact: true }).first().click();
    await page.waitForURL(/\/search-result\?business=MA&countries=global&search=Spur(\+|%20)Gears/);
    await page.getByRole('heading', { level: 1, name: /Results? for Manufacturers - Spur Gears/ }).waitFor();
  });

  it('LAY-22, LAY-23, SRCH-01: types into the search bar, opens the company, a product, and comes back', async () => {
    const page = await visitor.open('/industries', wide);
    await page.getByPlaceholder('Search companies and products').fill('valvola sfera');
    await page.getByRole('search').getByRole('combobox', { name: 'Country' }).selectOption('IT');
    await page.keyboard.press('Tab');
    await page.getByPlaceholder('Search companies and products').press('Enter');
    await page
      .getByRole('heading', { level: 1, name: '1 Result for Manufacturers - valvola sfera' })
      .waitFor();
    await page.getByRole('link', { name: 'Rubinetterie Industriali Alta Valgobbia' }).first().click();
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
      .getByRole('heading', { level: 1, name: '1 Result for Manufacturers - valvola sfera' })
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
    expect(await bar.getByRole('searchbox').inputValue()).toBe('cherries');
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

  it('from a search engine onto a product, to three alternatives compared, to the form of the inquiry, without a mouse', async () => {
    // A search engine knows the address, and nothing of this browser.
    const list = await visitor.open('/search-result?business=PR&countries=global&search=gearbox', wide);
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
    await page.getByText('What differs is marked.').waitFor();
    const before = await columns.count();
    await follow(/^Remove /);
    await expect.poll(() => columns.count()).toBe(before - 1);

    // What is chosen by its box is kept in this browser, from page to page.
    await page.goto('/search-result?business=PR&countries=global&search=gearbox');
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: 'Products to compare' }).getByText('2 of 4 chosen').waitFor();
    await page
      .getByRole('region', { name: 'Products to compare' })
      .getByRole('link', { name: 'Compare' })
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/compare\?products=/);
    await follow(/^Send Request: /);
    // Whoever is not signed in is led to the login, and comes back to the form.
    await page.waitForURL(/login\?continue=.*send-request/);
  });
});

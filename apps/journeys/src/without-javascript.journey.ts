import { describe, expect, it } from 'vitest';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const plain = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

describe('without JavaScript', () => {
  it('SRCH-04: searches, pages and reads', async () => {
    const page = await visitor.open('/search-result', plain);
    const bar = page.getByRole('search');
    await bar.getByRole('combobox').first().selectOption('PR');
    await bar.getByRole('searchbox').fill('honey');
    await bar.getByRole('button').click();
    await page.waitForURL(/business=PR&countries=global&search=honey/);
    await page.getByRole('heading', { level: 1, name: /Results? for Products - honey/ }).waitFor();
    await page
      .getByRole('link', { name: /Mānuka honey/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Mānuka honey/ }).waitFor();
  });

  it('SRCH-11: narrows by a facet of the sheet, which opens without JavaScript, and takes it away again', async () => {
    const page = await visitor.open('/search-result?business=PR&countries=global&search=', plain);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('link', { name: /^Australia \d/ }).click();
    await page.waitForURL(/countries=AU/);
    await page.getByRole('link', { name: 'Remove filter: Australia' }).click();
    await page.waitForURL(/countries=global/);
  });

  it('SRCH-02: numbered pages are links', async () => {
    const page = await visitor.open('/search-result?business=MA&countries=global&search=', plain);
    await page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('link', { name: '2', exact: true })
      .click();
    await page.waitForURL(/page=2/);
    expect(await page.getByRole('main').getByRole('article').count()).toBe(5);
  });

  it('HOME-01: from home into the search field, or to the companies of an industry', async () => {
    const page = await visitor.open('/', plain);
    await page.getByRole('link', { name: 'Search the directory' }).click();
    await page.waitForURL(/#find$/);
    expect(await page.locator('#find:focus').count()).toBe(1);
    await page.goBack();
    await page.getByRole('link', { name: /^Industrial Technology [1-9]/ }).click();
    await page.waitForURL(/\/companies\?industry=0004$/);
    await page.getByRole('article').first().waitFor();
  });

  it('LAY-11: the mobile menu opens', async () => {
    const page = await visitor.open('/', plain);
    await page
      .getByRole('button', { name: /menu/i })
      .or(page.locator('summary', { hasText: /menu/i }))
      .first()
      .click();
    await page.getByRole('link', { name: 'Articles' }).first().waitFor({ state: 'visible' });
  });
});

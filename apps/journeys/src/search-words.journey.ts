import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type RunningEdition, startEdition } from './testing/start-edition.ts';
import { useVisitor } from './testing/visit.ts';

interface Words {
  readonly words: string;
  /** Site to search; default: the Australian site in English. */
  readonly site?: 'chile';
  readonly language?: string;
  /** Name of the first result; absent: nothing is found. */
  readonly first?: string;
  readonly says: RegExp;
}

const searches: readonly Words[] = [
  { words: 'vino', site: 'chile', first: 'Viña Quebrada del Mirlo', says: /Categoría: Vinos - 1 empresa/ },
  {
    words: 'planetary gearbox',
    first: 'Hallwanger Getriebebau GmbH',
    says: /Category: Planetary Gearboxes - 1 company/,
  },
  {
    words: 'GlobalGAP fruit',
    first: 'Andén Sur Export',
    says: /Certificate: GlobalGAP.*No manufacturer matches “GlobalGAP fruit”, but 1 exporter does\./s,
  },
  // Their category has no entries, which is not said beside a match.
  { words: 'Make-Up', first: 'Savonnerie Roque-Amère', says: /1 Result for/ },
  { words: 'shoes', says: /No results for “shoes”/ },
  { words: '彩妆', language: '/zh', first: 'Savonnerie Roque-Amère', says: /Savonnerie/ },
  { words: 'Getriebe', first: 'Hallwanger Getriebebau GmbH', says: /Category: / },
];

const phone = { viewport: { width: 390, height: 844 } };
const visitor = useVisitor();
let chile: RunningEdition;

beforeAll(async () => {
  const env = {
    EDITION: 'chile',
    API_URL: inject('apiUrl'),
    PUBLIC_ACCOUNTS_URL: inject('accountsUrl'),
  };
  chile = await startEdition(fileURLToPath(new URL('../../site', import.meta.url)), env, 'server/main.ts');
});
afterAll(() => chile.stop());

const siteOf = ({ site }: Words) => (site ? { baseURL: chile.url } : {});
const startOf = ({ language = '' }: Words) => `${language}/search-result#find`;

async function expectAnswer(page: Page, { words, first, says }: Words): Promise<void> {
  const main = page.getByRole('main');
  await page.waitForURL((url) => url.searchParams.get('search') === words);
  await main.getByRole('heading', { level: 1, name: new RegExp(words) }).waitFor();
  expect(await main.textContent()).toMatch(says);
  const names = await main.getByRole('article').getByRole('heading').allInnerTexts();
  expect(names[0]).toBe(first);
}

// By keyboard: `spoken-search.journey.ts`.
it.each(searches)(
  'SRCH-06, SRCH-07: $words is found without JavaScript on a phone, without horizontal overflow',
  async (search) => {
    const page = await visitor.open(startOf(search), {
      ...phone,
      ...siteOf(search),
      javaScriptEnabled: false,
    });
    await page.locator('#find').fill(search.words);
    await page.locator('#find').press('Enter');
    await expectAnswer(page, search);
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
  },
);

it('SRCH-06: offers the contact page when nothing is found, and members a saved search', async () => {
  const page = await visitor.open('/search-result?search=shoes', phone);
  const saving = page.getByRole('link', { name: 'Save this search and get an email when there are results' });
  expect(await saving.getAttribute('href')).toMatch(/^\/saved-searches\?save=business%3DMA/);
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).click();
  await page.waitForURL(/\/contact-us$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('SRCH-06: one click undoes the interpretation and searches the words as typed', async () => {
  const page = await visitor.open('/search-result?search=GlobalGAP+fruit', phone);
  await page.getByRole('link', { name: 'Search exactly “GlobalGAP fruit”' }).click();
  await page.waitForURL(/exact=1/);
  await page.getByRole('link', { name: 'Include similar words' }).click();
  await page.getByText('Certificate: GlobalGAP').waitFor();
});

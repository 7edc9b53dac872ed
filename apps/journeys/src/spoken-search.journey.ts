import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdData, holdSearchAids, untilHydrated } from './testing/hold-requests.ts';
import { useVisitor } from './testing/visit.ts';

interface Spoken {
  readonly words: string;
  /** Name of the first company; absent: no company matches fully. */
  readonly first?: string;
  /** Name of the link that undoes a condition per language, and the words without it. */
  readonly undo?: { readonly en: string; readonly it: string; readonly zh: string; readonly left: string };
}

const searches: readonly Spoken[] = [
  {
    words: 'manufacturers in Sweden',
    first: 'Norrviken Automation AB',
    undo: {
      en: 'Undo: Place: Sweden',
      it: 'Annulla: Luogo: Svezia',
      zh: '撤销：地点: 瑞典',
      left: 'manufacturers',
    },
  },
  {
    words: 'Wälzlager Hersteller',
    first: '株式会社霧沢精機',
    undo: {
      en: 'Undo: Type: Manufacturers',
      it: 'Annulla: Tipo: Produttori',
      zh: '撤销：类型: 制造商',
      left: 'Wälzlager',
    },
  },
  {
    words: 'ball bearings China',
    undo: {
      en: 'Undo: Place: China',
      it: 'Annulla: Luogo: Cina',
      zh: '撤销：地点: 中国',
      left: 'ball bearings',
    },
  },
  { words: 'fair trade coffee', first: 'Cooperativa Cafetalera Wayra Sacha' },
  { words: 'Olivenöl im Fass', first: 'Almazara Cabezo Royo' },
  { words: '60x120', first: 'Azulejera Font Bermella' },
];

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
const visitor = useVisitor();
const main = (page: Page) => page.getByRole('main');
const fullMatches = (page: Page) => page.locator('#results article');

/** The heading, the tab and the list above the line say the same number; the best company is the first. */
async function expectAnswer(page: Page, { words, first }: Spoken): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('search') === words);
  const heading = main(page).getByRole('heading', { level: 1 });
  await heading.filter({ hasText: words }).waitFor();
  const number = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  const tab = await main(page).locator('nav a[aria-current="page"] span').first().textContent();
  expect(Number(tab)).toBe(number);
  if (first === undefined) {
    expect(number).toBe(0);
    await main(page).locator('a[href*="/request-quotation"]').first().waitFor();
    return;
  }
  expect(await fullMatches(page).count()).toBe(Math.min(number, 5));
  expect(await fullMatches(page).getByRole('heading').first().textContent()).toBe(first);
}

describe.each(searches)('$words', (search) => {
  const { words, first, undo } = search;

  it('SRCH-06: is found by keyboard, and its first result is the next stop', async () => {
    const page = await visitor.open('/about-us#find', wide);
    await untilHydrated(page);
    await expect.poll(() => page.locator('#find:focus').count()).toBe(1);
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expectAnswer(page, search);
    await expect.poll(() => page.locator('#results:focus').count()).toBe(1);
    if (first === undefined) return;
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
  });

  it.each(['it', 'zh'] as const)(
    'SRCH-06: is found without JavaScript on a phone, and one link undoes what was understood, in %s',
    async (language) => {
      const page = await visitor.open(`/${language}/about-us`, phone);
      await page.locator('#find').fill(words);
      await page.locator('#find').press('Enter');
      await expectAnswer(page, search);
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
      if (!undo) return;
      await main(page).getByRole('link', { name: undo[language] }).click();
      await page.waitForURL((url) => url.searchParams.get('search') === undo.left);
    },
  );
});

it.each(['china', 'turkey'])(
  'SRCH-06: %j alone is a word, and a link searches the country',
  async (words) => {
    const page = await visitor.open(`/search-result?business=ALL&countries=global&search=${words}`, phone);
    await main(page)
      .getByRole('link', { name: /^Place: / })
      .click();
    await page.waitForURL(/countries=(CN|TR)&search=$/);
    await main(page).getByRole('article').first().waitFor();
  },
);

it('LAY-23: pasting and Enter at once opens no suggestions over the results, also when their code comes later', async () => {
  const page = await visitor.open('/about-us', wide);
  const field = page.locator('#find');
  await untilHydrated(page);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const letCodeThrough = await holdSearchAids(page);
  const letDataThrough = await holdData(page);
  await field.focus();
  await page.keyboard.insertText('pump');
  await page.keyboard.press('Enter');
  letCodeThrough();
  // The field becomes a combobox with the code of the suggestions.
  await page.locator('#find[role="combobox"]').waitFor();
  await page.clock.runFor(1_000);
  letDataThrough();
  await main(page).getByRole('heading', { level: 1, name: /pump/ }).waitFor();
  expect(asked.filter((url) => url.includes('suggestions.json'))).toEqual([]);
  expect(await field.getAttribute('aria-expanded')).toBe('false');
});

it('LAY-23: Enter while suggestions load closes them', async () => {
  const page = await visitor.open('/search-result', wide);
  const field = page.locator('#find');
  await untilHydrated(page);
  await field.focus();
  await page.locator('#find[role="combobox"]').waitFor();
  await page.keyboard.insertText('pump');
  await page.keyboard.press('Enter');
  await main(page).getByRole('heading', { level: 1, name: /pump/ }).waitFor();
  await expect.poll(() => page.locator('#results:focus').count()).toBe(1);
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('listbox').count()).toBe(0);
});

it('SRCH-06: the second link of the page leads past tabs and filters to the first result', async () => {
  const page = await visitor.open('/search-result?business=PR&countries=global&search=pump', wide);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to results' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = fullMatches(page).first().getByRole('heading').getByRole('link');
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
});

it.each([
  ['hydraulic cyl', 'Hydraulic Cylinders Hydraulics · no entries yet', /category=0004\.04\.01/],
  ['ISO 9', /^ISO 9001 /, /certificate=iso-9001/],
  ['Turk', /^Türkiye /, /countries=TR/],
])('SRCH-06: suggests for %j', async (words, option, address) => {
  const page = await visitor.open('/about-us#find', wide);
  await untilHydrated(page);
  await page.locator('#find').pressSequentially(words);
  const suggestion = page.getByRole('option', { name: option });
  await suggestion.waitFor();
  expect(await suggestion.getAttribute('href')).toMatch(address);
});

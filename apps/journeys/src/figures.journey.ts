import { connect } from '@wbn/postgres/connect.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openSignedIn } from './testing/log-in.ts';
import { createCompany } from './testing/own-company.ts';
import { saveDownload } from './testing/save-download.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const company = 'Heliodora Figure Gears';
/** A day whose visits are never still on their way. */
const countedDay = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
/** The headless browser's own name counts as a bot. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Visitors are told apart by address. */
const readerOf = (number: number) => ({
  'user-agent': browser,
  'x-forwarded-for': `198.51.100.${number}`,
});

/** A visitor's request without a browser. */
const read = (path: string, headers: Readonly<Record<string, string>>) =>
  fetch(new URL(path, inject('siteUrl')), { headers: { 'accept-language': 'es-CL', ...headers } });

/** Makes the visits of today those of a day that is over and adds them up, as the timer does every ten minutes. */
async function endTheDay(businessID: string, events: number): Promise<void> {
  const server = await joinEmbeddedServer({ dataDir: inject('dataDir') });
  const { db, close } = connect(server.url, { max: 1 });
  const eventsOf = db.selectFrom('figure_event').where('business_id', '=', businessID).selectAll();
  // The site sends visits about once a second.
  await expect.poll(async () => (await eventsOf.execute()).length).toBe(events);
  await db
    .updateTable('figure_event')
    .set({ day: countedDay })
    .where('business_id', '=', businessID)
    .execute();
  await db
    .selectNoFrom(({ fn, val }) => fn('graphile_worker.add_job', [val('sum-figures')]).as('job'))
    .execute();
  await expect.poll(async () => (await eventsOf.execute()).length).toBe(0);
  await close();
}

const tile = (page: Page, name: RegExp) => page.getByRole('button', { name });

it('FIG-01, FIG-02, FIG-04, FIG-06: an owner sees visitors of the cached page and their searches, and downloads them', async () => {
  const owner = await openSignedIn(visitor, 'callum.brierty');
  const businessID = await createCompany(owner, company);
  const found = `/search-result?business=MA&countries=global&search=${company.toLowerCase().replaceAll(' ', '+')}`;

  // Five people find the company; the first goes on to its page in a browser.
  for (const number of [1, 2, 3, 4, 5]) {
    const results = await read(found, readerOf(number));
    expect(await results.text()).toContain(company);
  }
  const buyer = await visitor.open(found, { userAgent: browser, locale: 'es-CL' });
  await buyer.locator(`main a[href*="${businessID}/"]`).first().click();
  await buyer.waitForURL('**/business/**');
  const page = new URL(buyer.url()).pathname;
  // The same page from the cache: a second reader, the same again, a bot and a search engine's visitor.
  for (const headers of [
    readerOf(1),
    readerOf(1),
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { ...readerOf(2), referer: 'https://www.google.com/' },
  ])
    expect((await read(page, headers)).status).toBe(200);

  await endTheDay(businessID, 3 + 6);

  await owner.goto(`/business/${businessID}/figures`);
  await expect.poll(() => tile(owner, /^Views of the company/).textContent()).toContain('company3');
  expect(await tile(owner, /^Appearances/).textContent()).toContain('searches6');
  expect(await tile(owner, /^Mean place/).textContent()).toContain('searches1');
  const rowOf = (table: string, name: RegExp) =>
    owner.getByRole('table', { name: table }).getByRole('row', { name }).textContent();
  expect(await rowOf('Countries of visitors', /Chile/)).toMatch(/Chile36$/);
  expect(await rowOf('Where visitors come from', /^Search engines/)).toContain('133%');
  expect(await rowOf('Where visitors come from', /^Searches and lists/)).toContain('133%');
  expect(await rowOf('Search words', /heliodora figure gears/)).toMatch(/66$/);

  // The plot is read by keyboard; its last column is today so far.
  await owner.getByRole('listbox', { name: 'Views of the company' }).getByRole('option').first().focus();
  await owner.keyboard.press('End');
  await owner.keyboard.press('ArrowLeft');
  await owner.keyboard.press('ArrowLeft');
  await owner.getByText('This period: 3').waitFor();

  const csv = (await saveDownload(owner, owner.getByRole('button', { name: 'Download CSV' }))).toString();
  /** A day whose visits are never still on their way. */
  const countedDay = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  expect(csv).toContain('day (UTC),views,productViews,appearances,inquiries,followers,meanPlace');
  expect(csv).toContain(`${countedDay},3,0,6,0,0,1.0`);
});

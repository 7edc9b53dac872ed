import type { Visit } from '@wbn/contract/figures/counted-visits.ts';
import {
  type FigureDays,
  type Figures,
  type FigureUnit,
  loadFigures,
} from '@wbn/contract/figures/figures.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { figures } from '../commands/figures.ts';
import { readVerb } from '../commands/frame/verbs.ts';
import { readSettings } from '../settings.ts';
import { addBusinessPeople, type BusinessPeople } from '../testing/add-business-people.ts';
import { addRequest } from '../testing/add-request.ts';
import { ask, callServer, post } from '../testing/call-server.ts';
import { addBusiness, addPerson, addProduct } from '../testing/fixtures.ts';
import { loadDownload } from '../testing/load-download.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { countVisits } from './count-visits.ts';
import { addDays } from './figure-days.ts';
import { readFigures } from './load-figures.ts';
import { computeMedians } from './medians.ts';
import { mostKeys, mostWords } from './sum-events.sql.ts';
import { deleteOldFigures, deleteVisitorSecrets, sumEvents } from './sum-events.ts';
import { toVisitRows } from './visit-rows.ts';

const token = 'only-the-site-knows-it';
let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'), { purgeToken: token });
});
afterAll(() => api.stop());

const today = new Date().toISOString().slice(0, 10);
/** A time of a day counted from today. */
const at = (days: number, time = '12:00:00Z') => new Date(`${addDays(today, days)}T${time}`);
const summedAt = at(0, '03:00:00Z');

const visitOf = (page: Visit['page'], visitor = 1, given: Partial<Visit> = {}): Visit => ({
  page,
  address: `192.0.2.${visitor % 250}`,
  userAgent: `Browser ${visitor}`,
  source: 'direct',
  ...given,
});

/** Visitors of so many different groups, which are different people for sure. */
function differentPeople(count: number): number[] {
  const groups = new Set<number>();
  const people: number[] = [];
  for (let visitor = 1; people.length < count; visitor += 1) {
    const [row] = toVisitRows(visitOf({ view: { businessID: newId() } }, visitor), Buffer.alloc(32));
    if (!row || groups.has(row.people_group)) continue;
    groups.add(row.people_group);
    people.push(visitor);
  }
  return people;
}

async function load(
  { businessID, owner }: BusinessPeople,
  days: FigureDays = 28,
  by: FigureUnit = 'day',
): Promise<Figures> {
  const input = { params: { id: businessID }, query: { days, by } };
  const { body } = await callServer(api.url, loadFigures, input, owner.headers);
  return body.data;
}

const metricOf = (figures: Figures, name: string) => figures.metrics.find((metric) => metric.name === name);

describe('load-figures', () => {
  it('FIG-01: counts an address as at most eight visitors a day, whatever its browsers are called', async () => {
    const people = await addBusinessPeople(api);
    const view = { view: { businessID: people.businessID } };
    const names = Array.from({ length: 1_000 }, (_, number) => ({ userAgent: `Browser ${number}` }));
    const address = '203.0.113.7';
    await countVisits(
      api.db,
      names.map((name) => visitOf(view, 1, { ...name, address })),
      at(-2),
    );
    await countVisits(
      api.db,
      Array.from({ length: 30 }, (_, visitor) => visitOf(view, visitor)),
      at(-3),
    );
    await sumEvents(api.db, summedAt);
    expect(metricOf(await load(people), 'views')?.values.slice(-3)).toEqual([30, 8, 0]);
  });

  it('FIG-01: shows views, appearances, inquiries, answers, followers and boosts by day, country and source', async () => {
    const people = await addBusinessPeople(api);
    const { businessID } = people;
    const productID = await addProduct(api.db, businessID, { name: 'Gate valve' });
    const view = { view: { businessID } };
    await countVisits(api.db, [visitOf(view, 9)], at(-30));
    await countVisits(
      api.db,
      [
        visitOf(view, 1, { country: 'IT', source: 'search-engine' }),
        visitOf(view, 2, { country: 'IT', source: 'newsfeed' }),
        visitOf(view, 3),
        visitOf({ view: { businessID, productID } }, 1, { country: 'CL', source: 'wbn-search' }),
        visitOf({ words: 'valve', results: [{ businessID: newId() }, { businessID, productID }] }, 1),
        visitOf({ words: 'gate', results: [{ businessID }] }, 1),
      ],
      at(-2),
    );
    await sumEvents(api.db, summedAt);
    await countVisits(api.db, [visitOf(view, 1)]);
    await sumEvents(api.db);
    const requestID = await addRequest(api.db, { from: await addPerson(api.db), to: businessID });
    await api.db
      .updateTable('request')
      .set({ created_at: at(-3) })
      .where('id', '=', requestID)
      .execute();
    const clock = { request_id: requestID, cycle: 1, business_id: businessID, result: 'answered' as const };
    const times = {
      started_at: at(-3),
      remind_at: at(-3),
      reassign_at: at(-3),
      due_at: at(-2),
      ended_at: at(-2),
    };
    await api.db
      .insertInto('request_clock')
      .values({ ...clock, ...times, answer_minutes: 90 })
      .execute();
    const userID = await addPerson(api.db);
    const follow = { user_id: userID, resource_id: businessID, resource_type: 'business' as const };
    await api.db
      .insertInto('follow')
      .values({ ...follow, created_at: at(-1) })
      .execute();
    const boost = { business_id: businessID, resource_name: 'Gate valve', resource_type: 'product' as const };
    await api.db
      .insertInto('boost')
      .values({ id: newId(), ...boost, product_id: productID, starts_at: at(-3), ends_at: at(4) })
      .execute();

    const figures = await load(people);
    expect(figures).toMatchObject({
      timeZone: 'UTC',
      from: addDays(today, -28),
      to: addDays(today, -1),
      before: { from: addDays(today, -56), to: addDays(today, -29) },
      followers: 1,
      place: { mean: 1.5 },
      answers: { inquiries: 1, answered: 1, medianMinutes: 90, before: { inquiries: 0, answered: 0 } },
      products: [{ productID, name: 'Gate valve', views: 1, viewsBefore: 0, appearances: 1 }],
      boosts: [
        {
          ...{ resourceType: 'product', resourceID: productID, resourceName: 'Gate valve', isRunning: true },
          ...{ from: addDays(today, -3), to: addDays(today, -1) },
          ...{ views: 1, viewsBefore: 0, appearances: 1, appearancesBefore: 0 },
        },
      ],
    });
    expect(figures.buckets).toHaveLength(28);
    expect(metricOf(figures, 'views')).toMatchObject({ total: 3, before: 1, today: 1 });
    expect(metricOf(figures, 'views')?.values).toEqual([...Array<number>(26).fill(0), 3, 0]);
    expect(metricOf(figures, 'views')?.valuesBefore[26]).toBe(1);
    expect(figures.metrics.map(({ name, total }) => [name, total])).toEqual([
      ['views', 3],
      ['productViews', 1],
      ['appearances', 2],
      ['inquiries', 1],
      ['followers', 1],
    ]);
    expect(figures.countries).toEqual([
      { country: expect.objectContaining({ code: 'IT' }), views: 2, productViews: 0, appearances: 0 },
      { rest: 'unknown', views: 1, productViews: 0, appearances: 2 },
      { country: expect.objectContaining({ code: 'CL' }), views: 0, productViews: 1, appearances: 0 },
    ]);
    expect(figures.sources.filter(({ views, productViews }) => views + productViews > 0)).toEqual([
      { source: 'search-engine', views: 1, productViews: 0 },
      { source: 'wbn-search', views: 0, productViews: 1 },
      { source: 'newsfeed', views: 1, productViews: 0 },
      { source: 'direct', views: 1, productViews: 0 },
    ]);
  });

  it('FIG-01: divides a range into weeks from Monday on and into months, with null before views were counted', async () => {
    const businessID = await addBusiness(api.db);
    await countVisits(api.db, [visitOf({ view: { businessID } })], new Date('2026-02-28T23:59:59.999Z'));
    await countVisits(api.db, [visitOf({ view: { businessID } })], new Date('2026-03-01T00:00:00Z'));
    await sumEvents(api.db);
    const read = (by: FigureUnit) =>
      readFigures(api.services, {
        ...{ businessID, days: 28, by, language: 'en' },
        now: new Date('2026-03-11T08:00:00Z'),
      });
    const weeks = await read('week');
    expect(weeks.buckets.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-02-11 2026-02-15',
      '2026-02-16 2026-02-22',
      '2026-02-23 2026-03-01',
      '2026-03-02 2026-03-08',
      '2026-03-09 2026-03-10',
    ]);
    expect(metricOf(weeks, 'views')?.values).toEqual([null, null, 2, 0, 0]);
    expect(metricOf(weeks, 'views')?.before).toBeNull();
    expect(metricOf(weeks, 'inquiries')?.values).toEqual([0, 0, 0, 0, 0]);
    const months = await read('month');
    expect(months.buckets.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-02-11 2026-02-28',
      '2026-03-01 2026-03-10',
    ]);
    expect(metricOf(months, 'views')?.values).toEqual([1, 1]);
  });

  it('refuses other ranges', async () => {
    const { businessID, owner } = await addBusinessPeople(api);
    const { status, body } = await ask(`${api.url}/business/${businessID}/figures?days=30`, {
      headers: owner.headers,
    });
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('must be 7, 28, 91 or 364'),
    ]);
  });
});

describe('FIG-02: search words', () => {
  const search = (businessID: string, words: string) => ({ words, results: [{ businessID }] });

  it('are shown when five people searched with them, on one day or on several', async () => {
    const people = await addBusinessPeople(api);
    const { businessID } = people;
    const five = differentPeople(5);
    const [one = 0, ...four] = five;
    await countVisits(
      api.db,
      five.map((visitor) => visitOf(search(businessID, 'Ball VALVE'), visitor)),
      at(-3),
    );
    await countVisits(
      api.db,
      four.map((visitor) => visitOf(search(businessID, 'four people'), visitor)),
      at(-3),
    );
    for (const [days, visitor] of five.entries()) {
      await countVisits(api.db, [visitOf(search(businessID, 'over five days'), visitor)], at(-2 - days));
      await countVisits(api.db, [visitOf(search(businessID, 'one person'), one)], at(-2 - days));
      await countVisits(
        api.db,
        [visitOf(search(businessID, `+39 055 1234${days}6`), visitor)],
        at(-2 - days),
      );
      await countVisits(api.db, [visitOf(search(businessID, 'ana@rossi.example'), visitor)], at(-2 - days));
      await countVisits(api.db, [visitOf(search(businessID, '4711'), visitor)], at(-2 - days));
    }
    await sumEvents(api.db, summedAt);
    const { words } = await load(people);
    expect(words).toEqual([
      { words: 'ball valve', searchers: 5, appearances: 5, meanPlace: 1 },
      { words: 'over five days', searchers: 5, appearances: 5, meanPlace: 1 },
    ]);
    expect((await load(people, 7)).words.map((word) => word.words)).toEqual(['ball valve', 'over five days']);
    const stored = await api.db
      .selectFrom('figure_word')
      .select('words')
      .distinct()
      .where('business_id', '=', businessID)
      .execute();
    expect(stored.map((word) => word.words).toSorted()).toEqual([
      'ball valve',
      'four people',
      'one person',
      'over five days',
    ]);
  });

  it('are not shown when one address used them with any number of browsers', async () => {
    const people = await addBusinessPeople(api);
    const { businessID } = people;
    const browsers = Array.from({ length: 12 }, (_, at) => ({ userAgent: `Browser ${at}` }));
    for (const address of ['203.0.113.9', '2001:db8:9:1::1'])
      await countVisits(
        api.db,
        browsers.map((browser) => visitOf(search(businessID, 'private words'), 1, { ...browser, address })),
        at(-2),
      );
    // A subscriber has all networks of a /48.
    for (let network = 1; network <= 12; network += 1)
      await countVisits(
        api.db,
        [visitOf(search(businessID, 'private words'), 1, { address: `2001:db8:9:${network}::1` })],
        at(-2),
      );
    await sumEvents(api.db, summedAt);
    expect((await load(people)).words).toEqual([]);
  });

  it('of fewer people are deleted a month after their month', async () => {
    const businessID = await addBusiness(api.db);
    const five = differentPeople(5);
    const day = new Date('2026-05-10T10:00:00Z');
    await countVisits(
      api.db,
      five.map((visitor) => visitOf(search(businessID, 'many'), visitor)),
      day,
    );
    await countVisits(
      api.db,
      five.slice(1).map((visitor) => visitOf(search(businessID, 'few'), visitor)),
      day,
    );
    await sumEvents(api.db);
    const wordsAt = async (time: string) => {
      await deleteOldFigures(api.db, new Date(time));
      const rows = await api.db
        .selectFrom('figure_word')
        .select('words')
        .where('business_id', '=', businessID)
        .execute();
      return rows.map(({ words }) => words).toSorted();
    };
    expect(await wordsAt('2026-06-30T02:35:00Z')).toEqual(['few', 'many']);
    expect(await wordsAt('2026-07-02T02:35:00Z')).toEqual(['many']);
    expect(await wordsAt('2027-09-02T02:35:00Z')).toEqual([]);
  });
});

it('FIG-03: medians are of ten or more public companies of the category, with 0 for those without a view', async () => {
  const { id: categoryID } = api.services.catalog.industries.tree('en')[0]?.categories[0] ?? { id: '' };
  const people = await addBusinessPeople(api, { category_ids: [categoryID] });
  const others = await Promise.all(
    Array.from({ length: 8 }, () => addBusiness(api.db, { category_ids: [categoryID] })),
  );
  await addBusiness(api.db, { category_ids: [categoryID], status: 'draft' });
  const viewed = [people.businessID, ...others].slice(0, 6);
  for (const [place, businessID] of viewed.entries())
    for (let visitor = 0; visitor <= place; visitor += 1)
      await countVisits(api.db, [visitOf({ view: { businessID } }, visitor)], at(-5));
  await sumEvents(api.db, summedAt);
  await computeMedians(api.db);
  expect((await load(people)).peers).toBeUndefined();
  expect(metricOf(await load(people), 'views')?.median).toBeUndefined();

  await addBusiness(api.db, { category_ids: [categoryID] });
  await computeMedians(api.db);
  const figures = await load(people);
  expect(figures.peers).toMatchObject({ category: { id: categoryID }, companies: 10 });
  // 0, 0, 0, 0, 1, 2, 3, 4, 5, 6
  expect(metricOf(figures, 'views')).toMatchObject({ total: 1, median: 1 });
  expect(metricOf(figures, 'inquiries')?.median).toBe(0);
});

it('FIG-04: staff add up the visits and queue the weekly mails by hand', async () => {
  const people = await addBusinessPeople(api);
  await countVisits(api.db, [visitOf({ view: { businessID: people.businessID } })], at(-1));
  const run = (verb: string) => readVerb(figures, [verb]).run({ db: api.db, settings: readSettings({}) });
  expect(await run('sum')).toBe('The visits so far are added up.');
  expect(metricOf(await load(people), 'views')).toMatchObject({ total: 1 });
  expect(await run('mail')).toMatch(/^\d+ weekly mails are queued\./);
  expect(() => readVerb(figures, ['sum', 'all'])).toThrow('Usage: pnpm figures sum');
});

it('FIG-04: the figures can be downloaded as CSV by owner and admins, a line a day', async () => {
  const { businessID, admin, member } = await addBusinessPeople(api);
  await countVisits(api.db, [visitOf({ view: { businessID } })], at(-1));
  await sumEvents(api.db, summedAt);
  const { bytes, fileName } = await loadDownload(api, {
    businessID,
    kind: 'figures',
    headers: admin.headers,
  });
  expect(fileName).toBe(`acme-valves-${today}-figures.csv`);
  const lines = bytes.toString().trim().split('\r\n');
  expect(lines[0]).toContain('day (UTC),views,productViews,appearances,inquiries,followers,meanPlace,so far');
  const place = lines.findIndex((line: string) => line.startsWith(addDays(today, -1)));
  expect(lines[place]).toBe(`${addDays(today, -1)},1,0,0,0,0,,`);
  expect(lines[place + 1]).toBe(`${today},0,0,0,0,0,,yes`);
  // Views were not counted before any was; inquiries were.
  expect(lines[1]).toBe(`${addDays(today, -728)},,,,0,0,,`);
  expect(lines[place + 2]).toBe('');
  expect(lines[place + 3]).toMatch(/^"?source, .*views,productViews$/);
  expect(lines).toContain('direct,1,0');
  const refused = await post(
    `${api.url}/business/${businessID}/download`,
    { kind: 'figures' },
    member.headers,
  );
  expect(refused.status).toBe(403);
});

describe('FIG-05: visitors', () => {
  it('count once per day, page and source, and are forgotten at midnight UTC', async () => {
    const businessID = await addBusiness(api.db);
    const page = { view: { businessID } };
    const day = addDays(today, 10);
    const now = new Date(`${day}T23:59:59Z`);
    await countVisits(api.db, [visitOf(page), visitOf(page), visitOf(page, 1, { source: 'newsfeed' })], now);
    await countVisits(api.db, [visitOf(page)], now);
    const salts = () => api.db.selectFrom('figure_salt').select(['day', 'salt']).execute();
    const [salt, ...more] = await salts();
    expect([salt?.day, more]).toEqual([day, []]);

    await deleteVisitorSecrets(api.db, new Date(`${addDays(day, 1)}T00:00:00Z`));
    expect(await salts()).toEqual([]);
    await countVisits(api.db, [visitOf(page)], new Date(`${addDays(day, 1)}T00:00:01Z`));
    const events = await api.db
      .selectFrom('figure_event')
      .select(['day', 'source', 'visitor'])
      .where('business_id', '=', businessID)
      .orderBy('day')
      .orderBy('source')
      .execute();
    expect(events.map((event) => `${event.day} ${event.source}`)).toEqual([
      `${day} direct`,
      `${day} newsfeed`,
      `${addDays(day, 1)} direct`,
    ]);
    expect(events[0]?.visitor).toEqual(events[1]?.visitor);
    expect(events[0]?.visitor).not.toEqual(events[2]?.visitor);
  });

  it('get a new secret each day, also when the job at midnight did not run', async () => {
    const businessID = await addBusiness(api.db);
    for (const days of [20, 21]) await countVisits(api.db, [visitOf({ view: { businessID } })], at(days));
    const rows = await api.db.selectFrom('figure_salt').select('day').execute();
    expect(rows).toEqual([{ day: addDays(today, 21) }]);
  });

  it('are in no table with their address, browser or account, and their events are deleted within 48 hours', async () => {
    const businessID = await addBusiness(api.db);
    const visitor = { address: '203.0.113.77', userAgent: 'Mozilla/5.0 (Rare Browser)' };
    const words = { words: 'ana@rossi.example', results: [{ businessID }] };
    await countVisits(
      api.db,
      [visitOf({ view: { businessID } }, 1, visitor), visitOf(words, 1, visitor)],
      at(-1),
    );
    const dump = async () => {
      const tables = ['figure_event', 'figure_day', 'figure_word', 'figure_median', 'figure_salt'] as const;
      const rows = await Promise.all(
        tables.map((table) => sql`select * from ${sql.table(table)}`.execute(api.db)),
      );
      return JSON.stringify(rows.map((result) => result.rows));
    };
    await sumEvents(api.db, at(-1, '23:00:00Z'));
    const stored = await dump();
    expect(stored).toContain(businessID);
    for (const trace of ['203.0.113', 'Mozilla', 'Rare', 'rossi']) expect(stored).not.toContain(trace);
    const eventsOf = () =>
      api.db.selectFrom('figure_event').select('day').where('business_id', '=', businessID).execute();
    expect(await eventsOf()).toHaveLength(2);
    await sumEvents(api.db, at(0, '01:10:00Z'));
    expect(await eventsOf()).toEqual([]);
  });
});

describe('FIG-06', () => {
  it('the rows of a company and day are bounded; the rest is added up', async () => {
    const people = await addBusinessPeople(api);
    const { businessID } = people;
    const products = await Promise.all(
      Array.from({ length: mostKeys.product + 20 }, (_, number) =>
        addProduct(api.db, businessID, { name: `Valve ${number}` }),
      ),
    );
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((one) => letters.map((other) => one + other));
    const visits = products.flatMap((productID, number) => [
      visitOf({ view: { businessID, productID } }, number, { country: codes[number] ?? '' }),
      visitOf({ view: { businessID } }, number, { country: codes[number] ?? '' }),
      visitOf(
        { words: `valve ${letters[number % 26]}${number}x`, results: [{ businessID, productID }] },
        number,
      ),
    ]);
    await countVisits(api.db, visits, at(-1));
    await sumEvents(api.db, summedAt);
    const { rows, words } = await api.db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('figure_day')
          .select(sql<number>`count(*)::integer`.as('n'))
          .where('business_id', '=', businessID)
          .as('rows'),
        selectFrom('figure_word')
          .select(sql<number>`count(*)::integer`.as('n'))
          .where('business_id', '=', businessID)
          .as('words'),
      ])
      .executeTakeFirstOrThrow();
    expect(rows).toBeLessThanOrEqual(
      3 + 3 * (mostKeys.country + 1) + 2 * mostKeys.source + 2 * (mostKeys.product + 1),
    );
    expect(words).toBe(mostWords);
    const figures = await load(people, 7);
    expect(metricOf(figures, 'productViews')?.total).toBe(products.length);
    expect(figures.products).toHaveLength(mostKeys.product + 1);
    expect(figures.products.at(-1)).toEqual({ views: 20, viewsBefore: 0, appearances: 20 });
    expect(figures.countries.at(-1)).toMatchObject({ rest: 'other' });
    const sum = figures.countries.reduce((before, { views }) => before + views, 0);
    expect(sum).toBe(products.length);
  });

  it('POST /figures/visits takes batches of the site, and no others', async () => {
    const businessID = await addBusiness(api.db);
    const body = { visits: [visitOf({ view: { businessID } })] };
    const headers = { authorization: `Bearer ${token}` };
    const url = `${api.url}/figures/visits`;
    expect((await post(url, body)).status).toBe(403);
    expect((await post(url, body, { authorization: 'Bearer another' })).status).toBe(403);
    expect((await post(url, { visits: [{ page: 1 }] }, headers)).status).toBe(400);
    const send = () =>
      fetch(url, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': 'application/json' },
      });
    expect((await send()).status).toBe(204);
    expect((await send()).status).toBe(204);
    const unknown = { view: { businessID: newId() } };
    const foreign = { view: { businessID, productID: await addProduct(api.db, await addBusiness(api.db)) } };
    await countVisits(api.db, [visitOf(unknown), visitOf(foreign)]);
    const rows = await api.db
      .selectFrom('figure_event')
      .select('kind')
      .where('business_id', '=', businessID)
      .execute();
    expect(rows).toEqual([{ kind: 'view' }]);
  });
});

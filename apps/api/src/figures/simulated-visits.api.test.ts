import type { Visit } from '@wbn/contract/figures/counted-visits.ts';
import { figureSources } from '@wbn/contract/figures/figures.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusiness, addProduct } from '../testing/fixtures.ts';
import { seededRandom } from '../testing/simulated-month.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { countVisits } from './count-visits.ts';
import { addDays } from './figure-days.ts';
import { readFigures } from './load-figures.ts';
import { sumEvents } from './sum-events.ts';
import { browserOf } from './visit-rows.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const countries = ['IT', 'CL', 'AU', undefined];
const searches = ['Ball Valve', 'ball  valve', 'válvula', '', '+39 055 123456', 'ana@rossi.example'];
/** What the product keeps of the searches above. */
const kept = ['ball valve', 'ball valve', 'valvula', '', '', ''];

/** Four browsers that count as different visitors of an address. */
const browsers = Array.from({ length: 40 }, (_, at) => `Browser ${at}`)
  .filter((name, at, all) => all.findIndex((other) => browserOf(other) === browserOf(name)) === at)
  .slice(0, 4);

interface Company {
  readonly businessID: string;
  readonly products: readonly string[];
}

/** A recount by hand: what each visitor saw, once per day, page, source and words. */
function createRecount() {
  const seen = new Set<string>();
  const sums = new Map<string, number>();
  const add = (day: string, businessID: string, metric: string, dimension: string, key: string) => {
    const name = [day, businessID, metric, dimension, key].join('|');
    sums.set(name, (sums.get(name) ?? 0) + 1);
  };
  return {
    sums,
    note(day: string, { page, address, userAgent, source, country = '' }: Visit) {
      const once = (...facts: string[]) => {
        const name = [day, address, userAgent, ...facts].join('|');
        return !seen.has(name) && Boolean(seen.add(name));
      };
      if ('view' in page) {
        const { businessID, productID } = page.view;
        const metric = productID ? 'productViews' : 'views';
        if (!once(businessID, productID ?? '', source)) return;
        add(day, businessID, metric, 'all', '');
        add(day, businessID, metric, 'country', country);
        add(day, businessID, metric, 'source', source);
        if (productID) add(day, businessID, metric, 'product', productID);
        return;
      }
      const words = kept[searches.indexOf(page.words)] ?? '';
      for (const { businessID, productID = '' } of page.results) {
        if (once(businessID, 'appearance', words)) {
          add(day, businessID, 'appearances', 'all', '');
          add(day, businessID, 'appearances', 'country', country);
        }
        if (productID && once(businessID, productID, words))
          add(day, businessID, 'appearances', 'product', productID);
      }
    },
  };
}

it.each([1, 2, 3])(
  'FIG-05: the sums of a simulated month equal a recount of its visits (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
    const companies: Company[] = [];
    for (let at = 0; at < 4; at += 1) {
      const businessID = await addBusiness(api.db);
      const products = [await addProduct(api.db, businessID), await addProduct(api.db, businessID)];
      companies.push({ businessID, products });
    }
    const visitors = Array.from({ length: 12 }, (_, at) => ({
      address: at % 3 === 0 ? `2001:db8::${at}` : `192.0.2.${at % 5}`,
      userAgent: browsers[at % 4] ?? '',
      country: countries[at % countries.length],
    }));
    const recount = createRecount();
    const first = '2025-10-01';

    function visit(): Visit {
      const { country, ...visitor } = pick(visitors);
      const company = pick(companies);
      const shown = random() < 0.5 ? {} : { productID: pick(company.products) };
      const results = companies
        .filter(() => random() < 0.5)
        .flatMap(({ businessID, products }) =>
          random() < 0.5 ? [{ businessID }] : products.map((productID) => ({ businessID, productID })),
        );
      return {
        page:
          random() < 0.6
            ? { view: { businessID: company.businessID, ...shown } }
            : { words: pick(searches), results },
        ...visitor,
        source: pick(figureSources),
        ...(country && { country }),
      };
    }

    for (let at = 0; at < 30; at += 1) {
      const day = addDays(first, at);
      // Some batches come in the last second of a day; visitors live in all time zones, days end at midnight UTC.
      for (const time of ['00:00:00.001', '11:30:00.000', '23:59:59.999']) {
        const now = new Date(`${day}T${time}Z`);
        const visits = Array.from({ length: Math.floor(random() * 25) }, visit);
        for (const one of visits) recount.note(day, one);
        await countVisits(api.db, visits, now);
        if (random() < 0.3) await countVisits(api.db, visits, now);
        if (random() < 0.4) await Promise.all([sumEvents(api.db, now), sumEvents(api.db, now)]);
      }
      if (random() < 0.7) await sumEvents(api.db, new Date(`${addDays(day, 1)}T02:00:00Z`));
    }
    const after = addDays(first, 30);
    await sumEvents(api.db, new Date(`${after}T02:00:00Z`));
    await sumEvents(api.db, new Date(`${after}T02:10:00Z`));

    const ids = companies.map(({ businessID }) => businessID);
    const rows = await api.db.selectFrom('figure_day').selectAll().where('business_id', 'in', ids).execute();
    const sums = rows.map(({ day, business_id, metric, dimension, key, count }) => [
      [day, business_id, metric, dimension, key].join('|'),
      count,
    ]);
    expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(recount.sums));
    expect(await api.db.selectFrom('figure_event').selectAll().execute()).toEqual([]);

    // The reply adds up the same rows.
    for (const businessID of ids) {
      const {
        metrics,
        countries: byCountry,
        sources,
      } = await readFigures(api.services, {
        ...{ businessID, days: 91, by: 'week', language: 'en' },
        now: new Date(`${after}T09:00:00Z`),
      });
      for (const { name, total, values } of metrics.slice(0, 3)) {
        const counted = [...recount.sums].filter(
          ([key]) => key.includes(`|${businessID}|${name}|`) && key.endsWith('|all|'),
        );
        const sum = counted.reduce((before, [, count]) => before + count, 0);
        expect([name, total, values.reduce<number>((before, count) => before + (count ?? 0), 0)]).toEqual([
          name,
          sum,
          sum,
        ]);
        const parts = name === 'views' ? [byCountry, sources] : [];
        for (const part of parts)
          expect(
            (part as readonly { views: number }[]).reduce((before, { views }) => before + views, 0),
          ).toBe(sum);
      }
    }
  },
);

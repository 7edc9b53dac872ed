import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { say } from '../bed/checkout.ts';
import type { Bed } from '../bed/open-bed.ts';
import { residentMemory } from '../bed/resident-memory.ts';
import { printFigure } from '../measure/figure.ts';
import { createCrawler } from './crawler.ts';

/** Of different languages and alphabets. */
const editions = ['australia', 'chile', 'italy', 'china', 'usa'];
const stretches = 10;
const atOnce = 16;

/** So many different pages of five editions, each once, as a crawler reads them: none is in a cache. Memory over time. */
export async function benchCrawl(bed: Bed, pages: number): Promise<void> {
  await bed.buildSite();
  const api = await bed.startApi();
  const site = await bed.startSite(api.url);
  const paths = await choosePaths(bed, Math.ceil(pages / editions.length));
  const crawl = createCrawler(site.url, atOnce);
  const memory = () => ({ apiMegabytes: residentMemory(api.pid), siteMegabytes: residentMemory(site.pid) });
  printFigure({ bench: 'crawl', name: 'before', ...memory() });
  const addresses = editions.flatMap((edition) => paths.map((path) => ({ edition, path }))).slice(0, pages);
  const perStretch = Math.ceil(addresses.length / stretches);
  const startedAt = performance.now();
  for (let from = 0; from < addresses.length; from += perStretch) {
    const stretch = addresses.slice(from, from + perStretch);
    const begunAt = performance.now();
    const { statuses, bytes } = await crawl(stretch);
    const seconds = (performance.now() - begunAt) / 1000;
    say(`${from + stretch.length} of ${addresses.length} pages`);
    printFigure({
      bench: 'crawl',
      name: `pages ${from + 1} to ${from + stretch.length}`,
      pagesPerSecond: stretch.length / seconds,
      averageBytes: bytes / stretch.length,
      answeredOtherThan200: stretch.length - (statuses.get(200) ?? 0),
      ...memory(),
    });
  }
  const seconds = (performance.now() - startedAt) / 1000;
  printFigure({
    bench: 'crawl',
    name: 'all',
    pages: addresses.length,
    pagesPerSecond: addresses.length / seconds,
  });
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly company: string;
}

/** Companies and products by turns, each another page. */
async function choosePaths(bed: Bed, count: number): Promise<string[]> {
  const rows = await Promise.all([
    bed.query<Row>(
      `select id, company_name as name, company_name as company from business where is_public order by id limit $1`,
      [Math.ceil(count / 2)],
    ),
    bed.query<Row>(
      `select product.id, product.name, company_name as company from product
       join business on business.id = product.business_id
       where product.is_public and business.is_public order by product.id limit $1`,
      [Math.floor(count / 2)],
    ),
  ]);
  const [businesses, products] = rows;
  return [
    ...businesses.map(({ id, name }) => businessPath({ businessID: id, general: { companyName: name } })),
    ...products.map(({ id, name, company }) =>
      productPath({ productID: id, name, businessProfile: { general: { companyName: company } } }),
    ),
  ];
}

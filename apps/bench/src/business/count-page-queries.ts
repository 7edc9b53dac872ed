import { readFileSync, statSync } from 'node:fs';
import type { Bed } from '../bed/open-bed.ts';
import { printFigure } from '../measure/figure.ts';
import type { Companies } from './open-businesses.ts';

/** Requests as the pages make them; `{id}` is the company. */
const apiCalls = [
  ['a company, as its owner', 'business/profile/{id}'],
  ['its products, as a visitor', 'product/by-business?bid={id}'],
  ['its products, as its owner', 'product/own?bid={id}'],
  ['own companies', 'business/profile/my-list'],
] as const;

/** Queries of the same pages for a company with 5 products and one with 100; they must be as many. */
export async function countPageQueries(bed: Bed, companies: Companies): Promise<void> {
  const few = await companies.addCompany('Bench Few', 5);
  const many = await companies.addCompany('Bench Many', 100);
  await bed.buildSite();
  const site = await bed.startSite(companies.apiUrl, { PAGE_CACHE_SECONDS: '0' });
  const readPage = async (id: string) => {
    const response = await fetch(`${site.url}/business/${id}/`);
    if (!response.ok) throw new Error(`The page of ${id} was answered with ${response.status}`);
    return (await response.text()).length;
  };
  const pages: [string, (id: string) => Promise<unknown>][] = [
    ['company page', readPage],
    ...apiCalls.map(([name, path]): [string, (id: string) => Promise<unknown>] => [
      name,
      (id) => companies.ask('GET', path.replace('{id}', id)),
    ]),
  ];
  for (const [page, read] of pages) {
    // The first one warms up what is loaded once.
    await read(few);
    const [queriesWith5, queriesWith100] = [
      await countQueries(companies, () => read(few)),
      await countQueries(companies, () => read(many)),
    ];
    printFigure({ bench: 'business', name: `queries: ${page}`, queriesWith5, queriesWith100 });
  }
}

async function countQueries({ statementsFile }: Companies, run: () => Promise<unknown>): Promise<number> {
  const before = statSync(statementsFile).size;
  await run();
  const written = readFileSync(statementsFile).subarray(before).toString();
  return written.split('\n').filter((line) => line !== '' && !/"(begin|commit|rollback)"/i.test(line)).length;
}

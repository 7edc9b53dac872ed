import { loadBusiness } from '@wbn/contract/business/business.ts';
import { loadProduct } from '@wbn/contract/business/product.ts';
import type pg from 'pg';
import type { Cleanup } from '../harness/cleanup.ts';
import { openRealData } from '../harness/import-data.ts';
import { residentMemory, startApi } from '../harness/processes.ts';
import { compare, type Effort, type LoadRequest, loadHttp, loadStatement, printFigure } from '../measure.ts';
import { businessSearches, productSearches, suggestionRequests, userSearches } from './search-requests.ts';

/**
 * Measures the three searches and the suggestions over fixed lists of requests, and one record beside its row by primary key, on the real
 * data.
 */
export async function benchSearch(cleanup: Cleanup, effort: Effort): Promise<void> {
  const { pool, env } = await openRealData(cleanup);
  const api = await startApi(cleanup, env);
  const memory = (name: string) =>
    printFigure({ bench: 'search', name, apiMegabytes: residentMemory(api.pid) });
  memory('memory before load');
  const { rows: people } = await pool.query<{ first: string; last: string }>(
    'select first_name as first, last_name as last from user_profile order by id',
  );
  const searches: Readonly<Record<string, readonly LoadRequest[]>> = {
    'search/business': businessSearches(),
    'search/product': productSearches(),
    'search/suggest': suggestionRequests(),
    'search/user': userSearches(people),
  };
  for (const [name, requests] of Object.entries(searches))
    await compare(
      { bench: 'search', queries: requests.length },
      { name, run: (seconds) => loadHttp(api.url, requests, seconds) },
      undefined,
      effort,
    );
  await compareRecord(api.url, pool, { path: loadBusiness.path, table: 'business' }, effort);
  await compareRecord(api.url, pool, { path: loadProduct.path, table: 'product' }, effort);
  memory('memory after load');
  await api.stop();
}

async function compareRecord(
  url: string,
  pool: pg.Pool,
  { path, table }: { readonly path: string; readonly table: 'business' | 'product' },
  effort: Effort,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${table} where is_public order by id limit 60`,
  );
  const ids = rows.map(({ id }) => id);
  const requests = ids.map((id): LoadRequest => ({ method: 'GET', path: `/${path.replace('{id}', id)}` }));
  const statement = { name: `bench-${table}`, text: `select * from ${table} where id = $1` };
  await compare(
    { bench: 'search', records: ids.length },
    { name: `API ${path}`, run: (seconds) => loadHttp(url, requests, seconds) },
    {
      name: 'primary-key SELECT',
      run: (seconds) => loadStatement(pool, statement, (turn) => [ids[turn % ids.length]], seconds),
    },
    effort,
  );
}

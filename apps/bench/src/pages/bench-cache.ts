import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import type pg from 'pg';
import { benchData, root, say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { runProgram, startProduct } from '../harness/processes.ts';
import { printFigure, readers } from '../measure.ts';

const pageCount = 3_000;
/** A reader's pause between two pages, in milliseconds. */
const pause = 250;
/** Milliseconds between two edits of a page that is chosen as readers choose. */
const editEvery = 2_000;
/** A page that was asked for so many milliseconds after the commit of an edit must show it. */
const purgeTime = 1_000;

interface CachedPage {
  readonly path: string;
  readonly table: 'business' | 'product';
  readonly id: string;
  /** The last edit of the page: the words that it must show, and from when on. */
  edit?: { readonly words: string; readonly from: number };
}

/**
 * Reads 3,000 pages of companies and products as people do, few of them often (Zipf), while some are edited; prints the share that came from
 * memory once each had been read, and how many were stale.
 */
export async function benchCache(cleanup: Cleanup, seconds: number): Promise<void> {
  const dataDir = join(dirname(benchData), 'bench-cache');
  say('Starting the product ...');
  const product = await startProduct(cleanup, root, { DATA_DIR: dataDir });
  const seed = ['--companies', '1000', '--products', '2000', '--users', '0', '--posts', '0'];
  await runProgram(cleanup, ['apps/demo-world/src/seed/main.ts', ...seed], { DATA_DIR: dataDir });
  const { url } = await joinEmbeddedServer({ dataDir });
  const { pool, close } = connect(url, { max: 2, applicationName: 'wbn-bench' });
  cleanup.add(close);
  const pages = await selectPages(pool);
  say(`Reading each of ${pages.length} pages once ...`);
  const unread = pages.map(({ path }) => path);
  const fill = async () => {
    for (let path = unread.pop(); path !== undefined; path = unread.pop())
      await (await fetch(product.siteUrl + path)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 4 }, fill));
  say(`Reading them for ${seconds} s ...`);
  const counts = { reads: 0, fromMemory: 0, edits: 0, stale: 0 };
  const end = Date.now() + seconds * 1000;
  const choose = () => pages[chooseByRank(pages.length, Math.random())] as CachedPage;

  async function read(at: number): Promise<void> {
    const headers = {
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': `Mozilla/5.0 Firefox/${120 + at}.0`,
    };
    while (Date.now() < end) {
      const page = choose();
      const { edit } = page;
      const mustShow = edit && Date.now() >= edit.from ? edit.words : '';
      const response = await fetch(product.siteUrl + page.path, { headers });
      const html = await response.text();
      if (response.status !== 200) throw new Error(`${page.path} answered ${response.status}`);
      counts.reads += 1;
      if (response.headers.get('server-timing') === 'cache') counts.fromMemory += 1;
      // The page may have been edited again while it was read.
      if (!html.includes(mustShow) && !html.includes(page.edit?.words ?? mustShow)) counts.stale += 1;
      await delay(pause);
    }
  }

  async function edit(): Promise<void> {
    while (Date.now() < end) {
      const page = choose();
      counts.edits += 1;
      const words = `Edit ${counts.edits} of this page`;
      page.edit = { words, from: Number.POSITIVE_INFINITY };
      await editPage(pool, page, words);
      page.edit = { words, from: Date.now() + purgeTime };
      await delay(editEvery);
    }
  }

  await Promise.all([...Array.from({ length: readers }, (_, at) => read(at)), edit()]);
  const share = counts.fromMemory / counts.reads;
  printFigure({ bench: 'cache', pages: pages.length, seconds, ...counts, share, ...product.memory() });
  await product.stop();
}

/** Chooses one of so many places by a random number from 0 to 1: the place n is chosen about 1/n times as often as the first (Zipf's law). */
function chooseByRank(places: number, random: number): number {
  return Math.min(places - 1, Math.floor((places + 1) ** random) - 1);
}

/** Companies and products in a fixed order that mixes both. */
async function selectPages(pool: pg.Pool): Promise<CachedPage[]> {
  const { rows } = await pool.query<{ id: string; company: string; product: string | null }>(
    `select id, company_name as company, null as product from business where is_public
     union all
     select p.id, b.company_name, p.name from product p join business b on b.id = p.business_id
     where p.is_public and b.is_public order by 1 desc limit $1`,
    [pageCount],
  );
  return rows.map(({ id, company, product }) => {
    const general = { companyName: company };
    return product === null
      ? { id, table: 'business', path: businessPath({ businessID: id, general }) }
      : {
          id,
          table: 'product',
          path: productPath({ productID: id, name: product, businessProfile: { general } }),
        };
  });
}

function editPage(pool: pg.Pool, { id, table }: CachedPage, words: string): Promise<unknown> {
  const column = table === 'business' ? 'general_description' : 'description';
  return pool.query(`update ${table} set ${column} = $2, updated_at = now() where id = $1`, [id, words]);
}

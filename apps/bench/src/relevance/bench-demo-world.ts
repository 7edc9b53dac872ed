import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { benchData, say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { openDatabase } from '../harness/open-database.ts';
import { runProgram } from '../harness/processes.ts';
import { type BenchEngine, postgresql, requireEngine, startApiOn } from '../harness/search-engines.ts';
import { printFigure } from '../measure.ts';
import {
  type DemoWorldSearch,
  readDemoWorldIds,
  readDemoWorldSearches,
  readSpokenSearches,
} from './judged-searches.ts';
import { printNames } from './measure-names.ts';
import { printParts } from './measure-parts.ts';
import { measure } from './measure-relevance.ts';
import { printSpoken, type Told } from './measure-spoken.ts';

/** The page size limit: unjudged hits are dropped before the first ten are taken. */
const size = 50;

/** Measures over HTTP how well companies (all types together) and products of the demo world are found, by kind of query. */
export async function benchDemoWorld(
  cleanup: Cleanup,
  engines: readonly BenchEngine[] = [postgresql],
): Promise<void> {
  const searches = readDemoWorldSearches();
  const ids = readDemoWorldIds();
  const dataDir = join(dirname(benchData), 'relevance-demo-world');
  rmSync(dataDir, { recursive: true, force: true });
  cleanup.add(async () => rmSync(dataDir, { recursive: true, force: true }));
  const { db, pool, env } = await openDatabase(cleanup, 'relevance-demo-world');
  say('Loading the demo world ...');
  await runProgram(cleanup, ['apps/demo-world/src/main.ts'], env);
  // The API reads the rarity of words from PostgreSQL's statistics.
  await pool.query('analyze');
  for (const engine of engines) {
    const api = await startApiOn(cleanup, engine, env);
    const ask = createAsk(api.url, ids);
    await measureGroups(engine, searches, async (search) => (await ask(search)).ids);
    await printSpoken(engine, readSpokenSearches(), ask);
    await printNames(api.url, engine.name, pool);
    await requireEngine(api.url, engine);
    await api.stop();
  }
  // The effect of the recipe's parts is the same for each engine.
  if (engines.length > 1) return;
  const { rows } = await pool.query<{ id: string; name: string }>(
    'select id, company_name as name from business union all select id, name from product',
  );
  const judgedIds = new Map(
    rows.flatMap(({ id, name }) => (ids.has(name) ? [[id, ids.get(name) ?? '']] : [])),
  );
  await printParts(db, 'demo world', async (engine) => {
    const measureKind = (kind: DemoWorldSearch['kind']) =>
      measure(
        searches.filter((search) => search.kind === kind),
        async ({ query }) => {
          const hits = await engine.search({ ...kindOf[kind], text: query, skip: 0, size });
          return hits.ids.flatMap((id) => judgedIds.get(id) ?? []);
        },
      );
    const [companies, products] = [await measureKind('company'), await measureKind('product')];
    return { companies: companies.ndcg10, products: products.ndcg10 };
  });
}

const kindOf = { company: { kind: 'business' }, product: { kind: 'product' } } as const;

type Ask = (search: DemoWorldSearch) => Promise<readonly string[]>;

function createAsk(
  url: string,
  ids: ReadonlyMap<string, string>,
): (search: DemoWorldSearch) => Promise<Told> {
  return async ({ kind, query, language }) => {
    const call = kind === 'company' ? searchBusinesses : searchProducts;
    const response = await fetch(`${url}/${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ textQuery: query, skip: 0, size }),
    });
    const { data } = (await response.json()) as { data: Reply };
    const { results, loosened, full_results } = data;
    return {
      ids: results.flatMap((hit) => ids.get(nameOf(kind, hit)) ?? []),
      full: loosened ? 0 : (full_results ?? results.length),
      contradicts: loosened === true && full_results !== undefined,
    };
  };
}

async function measureGroups(
  { name: engine }: BenchEngine,
  searches: readonly DemoWorldSearch[],
  ask: Ask,
): Promise<void> {
  for (const kind of ['company', 'product'] as const) {
    const ofKind = searches.filter((search) => search.kind === kind);
    const groups = new Set(ofKind.map(groupOf));
    for (const group of ['all', ...groups]) {
      const asked = group === 'all' ? ofKind : ofKind.filter((search) => groupOf(search) === group);
      const { ndcg10, firstRight, zeroResults } = await measure(asked, ask);
      printFigure({
        bench: 'relevance',
        name: 'demo world',
        engine,
        kind,
        group,
        ...{ searches: asked.length, ndcg10, firstRight, zeroResults },
      });
    }
  }
}

function groupOf({ group, language }: DemoWorldSearch): string {
  return group === 'other-language' ? `${group} ${language}` : group;
}

interface Reply {
  readonly results: readonly Hit[];
  readonly loosened?: true;
  readonly full_results?: number;
}

interface Hit {
  readonly name?: string;
  readonly businessProfile?: { readonly general: { readonly companyName: string } };
}

function nameOf(kind: DemoWorldSearch['kind'], { name, businessProfile }: Hit): string {
  return (kind === 'company' ? businessProfile?.general.companyName : name) ?? '';
}

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readImports, type SourceFile } from '../arrows/read-rooms.ts';
import { allCalls } from './all-calls.ts';
import { sharedSql } from './declared-gaps.ts';
import { createSourceGraph, readSourceGraph } from './source-graph.ts';
import { findStraySql } from './sql-places.ts';
import { findStrayQueries, type Stop, traceCall } from './trace-call.ts';

const graph = readSourceGraph(fileURLToPath(new URL('../..', import.meta.url)));

describe('the line of data in this workspace', () => {
  it.each(allCalls)('$name: the same name at every stop, and none is missing', (call) => {
    expect(problemsOf(traceCall(call, graph))).toEqual([]);
  });

  it('no query is named after nothing', () => {
    expect(findStrayQueries(allCalls, graph)).toEqual([]);
  });

  it('every declared gap belongs to a call', () => {
    const names = allCalls.map((call) => call.name);
    expect(Object.keys(sharedSql).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('SQL stands in *.sql.ts only, and only statements run it', () => {
    expect(findStraySql(graph.files)).toEqual([]);
  });
});

describe('a line of data', () => {
  const call = { name: 'load-shop', room: 'business', path: 'shop/{id}' } as const;
  const importCall = "import { loadShop } from '@wbn/contract/business/load-shop.ts';\n";
  const whole = {
    'apps/site/app/routes/shop.tsx': "import { ShopPage } from '@wbn/business/shop-page.tsx';",
    'packages/business/src/shop-page.tsx': "import { shopQuery } from './load-shop.query.ts';",
    'packages/business/src/load-shop.query.ts': importCall,
    'packages/contract/src/business/load-shop.ts': 'export const loadShop = defineCall({',
    'apps/api/src/business/load-shop.ts': `${importCall}defineHandler(loadShop`,
    'apps/api/src/business/load-shop.sql.ts': '',
    'apps/api/src/business/shop.api.test.ts': "await ask('/shop/77')",
  };
  const trace = (changed: Record<string, string | undefined>) =>
    problemsOf(traceCall(call, createSourceGraph(sourcesOf({ ...whole, ...changed }))));

  it('is followed from the route to the SQL', () => {
    const stops = traceCall(call, createSourceGraph(sourcesOf(whole)));
    expect(stops.map(({ name, files }) => [name, ...files])).toEqual([
      ['route', 'apps/site/app/routes/shop.tsx'],
      ['page', 'packages/business/src/shop-page.tsx'],
      ['query', 'packages/business/src/load-shop.query.ts'],
      ['contract', 'packages/contract/src/business/load-shop.ts'],
      ['handler', 'apps/api/src/business/load-shop.ts'],
      ['sql', 'apps/api/src/business/load-shop.sql.ts'],
      ['tests', 'apps/api/src/business/shop.api.test.ts'],
    ]);
  });

  it.each([
    ['apps/site/app/routes/shop.tsx', 'route: no route of apps/site leads to'],
    ['packages/contract/src/business/load-shop.ts', 'contract: packages/contract/src/business/load-shop.ts'],
    ['apps/api/src/business/load-shop.ts', 'handler: apps/api/src/**/load-shop.ts is missing'],
    ['apps/api/src/business/load-shop.sql.ts', 'sql: apps/api/src/business/load-shop.sql.ts is missing'],
    ['apps/api/src/business/shop.api.test.ts', 'tests: no test names it'],
  ])('is broken without %s', (path, problem) => {
    expect(trace({ [path]: undefined })).toContainEqual(expect.stringContaining(problem));
  });

  it('is broken by a query of another name, by two of them, and by one that asks for something else', () => {
    const query = 'packages/business/src/load-shop.query.ts';
    const named = { [query]: undefined, 'packages/business/src/shop.query.ts': importCall };
    expect(trace(named)).toEqual([
      'query: load-shop.query.ts is missing; asked for in packages/business/src/shop.query.ts',
    ]);
    expect(trace({ 'packages/cards/src/load-shop.query.ts': importCall })).toEqual([
      'query: more than one file; one is enough for all rooms',
    ]);
    const other = { [query]: '', 'packages/business/src/shop-page.tsx': importCall };
    expect(trace(other)).toEqual(['query: does not ask for loadShop']);
  });

  it('needs no query when no page asks, and no SQL when the reply never changes', () => {
    const path = 'apps/api/src/business/load-shop.ts';
    expect(trace({ 'packages/business/src/load-shop.query.ts': undefined })).toEqual([]);
    const fixed = `${importCall}defineFixedHandler(loadShop`;
    expect(trace({ [path]: fixed, 'apps/api/src/business/load-shop.sql.ts': undefined })).toEqual([]);
  });

  it('is broken by SQL that stands elsewhere', () => {
    const moved = {
      'apps/api/src/business/load-shop.sql.ts': undefined,
      'apps/api/src/search/load-shop.sql.ts': '',
    };
    expect(trace(moved)).toEqual(['sql: stands elsewhere than apps/api/src/business/load-shop.sql.ts']);
  });
});

describe('places of SQL', () => {
  const find = (path: string, text: string) => findStraySql(sourcesOf({ [path]: text }));
  const kysely = "import { sql } from 'kysely';\n";

  it.each(["db.selectFrom('business')", 'sql<number>`select 1`', "pool.query('select 1')"])(
    'refuses %s in other files',
    (code) => {
      expect(find('apps/api/src/a.ts', code)).toEqual(['apps/api/src/a.ts: SQL belongs in *.sql.ts']);
      expect(find('apps/api/src/a.sql.ts', code)).toEqual([]);
      expect(find('apps/api/src/a.api.test.ts', code)).toEqual([]);
    },
  );

  it('refuses a function that runs its own query, but not a transaction', () => {
    const runs = `${kysely}return db.selectFrom('a').executeTakeFirst();`;
    expect(find('apps/api/src/a.sql.ts', runs)).toEqual([
      'apps/api/src/a.sql.ts: runs a query itself; declare it by defineStatement or prepareStatement',
    ]);
    const transaction = `${kysely}await db\n  .transaction()\n  .execute(work)`;
    expect(find('apps/api/src/a.ts', transaction)).toEqual([]);
  });
});

function problemsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));
}

function sourcesOf(texts: Record<string, string | undefined>): SourceFile[] {
  return Object.entries(texts).flatMap(([path, text]) =>
    text === undefined
      ? []
      : [{ path, text, imports: readImports(text), development: /\.test\.ts$/.test(path) }],
  );
}

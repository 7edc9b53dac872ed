import { spawnSync } from 'node:child_process';
import { root, say } from '../harness/checkout.ts';
import { type Cleanup, withCleanup } from '../harness/cleanup.ts';
import { type BenchEngine, postgresql, requireEngine, startApiOn } from '../harness/search-engines.ts';
import { loadHttp, printFigure } from '../measure.ts';
import { benchDemoWorld } from '../relevance/bench-demo-world.ts';
import { benchRelevance } from '../relevance/bench-relevance.ts';
import { hasDemoWorldSearches, judgedFiles } from '../relevance/judged-searches.ts';
import { chooseRequests, openSeeded } from '../search/bench-scale.ts';
import { measureFailover, measureLag, readBytes } from './measure-index.ts';
import { missingForNodes, type Nodes, startNodes } from './start-nodes.ts';

// pnpm check:opensearch [products]: compares two real OpenSearch nodes with PostgreSQL, in behaviour and in speed over this many made-up
// products.

/** Tests that both engines must pass. */
const conformance = ['search-engine', 'spoken-searches', 'many-hits'].map(
  (name) => `packages/search-engine/src/${name}.api.test.ts`,
);
/** Seconds of load for each kind of search. */
const effort = 4;
const warmUps = 2;
const products = Number(process.argv.slice(2).find((argument) => argument !== '--') ?? 100_000);

const missing = missingForNodes();
if (missing) {
  say(missing);
  process.exit(2);
}
process.exitCode = await withCleanup(async (cleanup) => {
  const nodes = await startNodes(cleanup);
  const opensearch: BenchEngine = { name: 'opensearch', urls: nodes.urls.join() };
  const engines = [postgresql, opensearch];
  say('Running the tests of what both engines promise ...');
  const env = { ...process.env, OPENSEARCH_URL: opensearch.urls };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', ...conformance];
  const { status } = spawnSync(process.execPath, vitest, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('OpenSearch does not keep what both engines promise.');

  if (judgedFiles().length > 0 && hasDemoWorldSearches()) {
    await benchDemoWorld(cleanup, engines);
    await benchRelevance(cleanup, engines);
  } else say('Judged searches are not measured: they do not lie beside the checkout.');
  await measureScale(cleanup, engines, nodes);
  return 0;
});

async function measureScale(cleanup: Cleanup, engines: readonly BenchEngine[], nodes: Nodes): Promise<void> {
  const { db, pool, env } = await openSeeded(cleanup, products);
  const asked = await chooseRequests(pool);
  for (const engine of engines) {
    const since = performance.now();
    const api = await startApiOn(cleanup, engine, env);
    const seconds = (performance.now() - since) / 1000;
    if (engine.urls) {
      const bytes = await readBytes(nodes.urls[0] ?? '');
      const megabytes = nodes.memory();
      printFigure({ bench: 'opensearch', name: 'all indexes rebuilt', products, seconds, bytes, megabytes });
    }
    // Java compiles frequent code at run time; before that a search takes ten times as long.
    for (let turn = 0; turn < (engine.urls ? warmUps : 0); turn += 1)
      for (const { requests } of asked) await loadHttp(api.url, requests, effort).catch(() => undefined);
    for (const { name, facets, requests } of asked) {
      const figures = await loadHttp(api.url, requests, effort);
      printFigure({ bench: 'opensearch', engine: engine.name, products, name, facets, ...figures });
    }
    await requireEngine(api.url, engine);
    if (engine.urls) {
      await measureLag(db, api.url);
      const searches = asked.flatMap(({ facets, requests }) => (facets === 'yes' ? requests : []));
      await measureFailover(api.url, searches, nodes);
    }
    await api.stop();
  }
}

import { readCommandLine } from '@wbn/host/start/read-command-line.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { openOpenSearch } from '@wbn/search-engine/opensearch/open-opensearch.ts';
import { rebuildIndex } from '@wbn/search-engine/opensearch/rebuild-index.ts';
import type { SearchKind } from '@wbn/search-engine/search-engine.ts';
import { readSettings } from '../settings.ts';
import { createProgressLine } from './frame/progress-line.ts';

const usage = 'Usage: pnpm reindex:opensearch, or pnpm reindex:opensearch <business|product|user>.';
const kinds: readonly SearchKind[] = ['business', 'product', 'user'];

function readOrder(args: string[]): readonly SearchKind[] {
  const { positionals } = readCommandLine(args, {}, usage);
  const chosen = kinds.filter((kind) => positionals.includes(kind));
  if (positionals.length !== chosen.length) throw new UsageError(usage);
  return chosen.length > 0 ? chosen : kinds;
}

await runCommand(readSettings, readOrder, async ({ db }, order, { opensearchUrls }) => {
  if (!opensearchUrls) throw new UsageError('OPENSEARCH_URL must be set.');
  const opensearch = openOpenSearch(opensearchUrls);
  try {
    for (const kind of order) {
      const started = performance.now();
      const progress = createProgressLine(process.stderr, `${kind}: `);
      const documents = await rebuildIndex(db, opensearch, kind, (done) =>
        progress.show(`${done.toLocaleString('en')} documents`),
      ).finally(() => progress.end());
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${kind}: ${documents.toLocaleString('en')} documents in a new index in ${seconds} s`);
    }
    return 0;
  } finally {
    await opensearch.close();
  }
});

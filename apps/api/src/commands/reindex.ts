import { readCommandLine } from '@wbn/host/start/read-command-line.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { reindexKind } from '@wbn/search-engine/postgres/reindex.ts';
import type { SearchKind } from '@wbn/search-engine/search-engine.ts';
import { catalogNames } from '../catalog/catalog-names.ts';
import { readSettings } from '../settings.ts';
import { createProgressLine } from './frame/progress-line.ts';

const usage = 'Usage: pnpm reindex, or pnpm reindex <business|product|user> [--after <id>].';
/** Companies first. A product's document uses the company's row, not the company's document. */
const kinds: readonly SearchKind[] = ['business', 'product', 'user'];

function readOrder(args: string[]): { kinds: readonly SearchKind[]; after: string } {
  const { values, positionals } = readCommandLine(args, { after: { type: 'string', default: '' } }, usage);
  const { after } = values;
  const chosen = kinds.filter((kind) => positionals.includes(kind));
  if (positionals.length !== chosen.length || (after !== '' && chosen.length !== 1))
    throw new UsageError(usage);
  return { kinds: chosen.length > 0 ? chosen : kinds, after };
}

await runCommand(readSettings, readOrder, async ({ db }, order) => {
  for (const kind of order.kinds) {
    const started = performance.now();
    const progress = createProgressLine(process.stderr, `${kind}: `);
    let reached = order.after;
    try {
      const rows = await reindexKind(
        db,
        catalogNames,
        kind,
        (done, last) => {
          reached = last;
          progress.show(`${done.toLocaleString('en')} rows, to ${last}`);
        },
        order.after,
      );
      progress.end();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${kind}: ${rows.toLocaleString('en')} rows indexed anew in ${seconds} s`);
    } catch (error) {
      progress.end();
      if (reached !== '') console.error(`Go on with: pnpm reindex ${kind} --after ${reached}`);
      throw error;
    }
  }
  return 0;
});

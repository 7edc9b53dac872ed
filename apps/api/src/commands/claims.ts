import { join } from 'node:path';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { Kysely } from 'kysely';
import { catalogNames } from '../catalog/catalog-names.ts';
import { describeClaim, describeClaims, writeClaimFiles } from '../claims/describe-claim.ts';
import { readClaimsOrder } from '../claims/read-claims-order.ts';
import { removeImported } from '../claims/remove-imported.ts';
import { decideClaim } from '../claims/settle-claim.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { readSettings, type Settings } from '../settings.ts';

type Order = ReturnType<typeof readClaimsOrder>;

await runCommand(readSettings, readClaimsOrder, async ({ db }, order, settings) => {
  const words = await carryOut(db, settings, order).catch(explain);
  console.log(words ?? 'There is no claim with this id.');
  return words === undefined ? 1 : 0;
});

async function carryOut(db: Kysely<Database>, settings: Settings, order: Order): Promise<string | undefined> {
  switch (order.verb) {
    case 'list':
      return describeClaims(db, order);
    case 'show':
      return describeClaim(db, order.claimID);
    case 'files':
      return writeFiles(db, settings, order);
    case 'decide':
      await decideClaim(db, order.decision);
      return describeClaim(db, order.decision.claimID);
    case 'remove': {
      const search = createPostgresSearchEngine(db, catalogNames);
      return `${await removeImported({ db, search }, order.removal)} is off the site, and imports leave it so.`;
    }
  }
}

async function writeFiles(
  db: Kysely<Database>,
  { dataDir, s3, publicApiUrl }: Settings,
  order: Extract<Order, { verb: 'files' }>,
): Promise<string> {
  const { store } = await openFileStore({
    s3,
    filesDir: join(dataDir, 'files'),
    incomingDir: join(dataDir, 'incoming'),
    privateDir: join(dataDir, 'private'),
    hostUrl: () => publicApiUrl,
  });
  try {
    const written = await writeClaimFiles({ db, store }, order);
    return written.length > 0 ? written.join('\n') : 'The claim has no documents.';
  } finally {
    store.close();
  }
}

/** Turns a refused call into its one-sentence message. */
function explain(error: unknown): never {
  throw error instanceof CallError ? new UsageError(error.message) : error;
}

import { join } from 'node:path';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { openFileStore } from '../files/open-file-store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { describeCase, describeCases, writeCaseFiles } from '../verification/describe-case.ts';
import { readVerificationOrder, type VerificationOrder } from '../verification/read-verification-order.ts';
import { decideCase } from '../verification/review/decide-case.ts';
import { recordCheck } from '../verification/review/record-check.ts';
import { setVerification } from '../verification/set-badge.ts';

await runCommand(
  readSettings,
  (args) => readVerificationOrder(args, new Date().toISOString().slice(0, 10)),
  async ({ db }, order, settings) => {
    const words =
      order.verb === 'files'
        ? await writeFiles(db, settings, order)
        : await carryOut(db, order).catch(explain);
    console.log(words ?? 'There is no case with this id.');
    return words === undefined ? 1 : 0;
  },
);

async function writeFiles(
  db: Kysely<Database>,
  { dataDir, s3, publicApiUrl }: Settings,
  order: Extract<VerificationOrder, { verb: 'files' }>,
): Promise<string> {
  const { store } = await openFileStore({
    s3,
    filesDir: join(dataDir, 'files'),
    incomingDir: join(dataDir, 'incoming'),
    privateDir: join(dataDir, 'private'),
    hostUrl: () => publicApiUrl,
  });
  try {
    const written = await writeCaseFiles({ db, store }, order);
    return written.length > 0 ? written.join('\n') : 'The case has no documents.';
  } finally {
    store.close();
  }
}

async function carryOut(
  db: Kysely<Database>,
  order: Exclude<VerificationOrder, { verb: 'files' }>,
): Promise<string | undefined> {
  switch (order.verb) {
    case 'list':
      return describeCases(db, order);
    case 'show':
      return describeCase(db, order.caseID);
    case 'check':
      await recordCheck(db, order.check);
      return describeCase(db, order.check.caseID);
    case 'decide':
      await decideCase(db, order.decision);
      return describeCase(db, order.decision.caseID);
    case 'set': {
      const { companyName } = await setVerification(db, order.setting);
      const { until } = order.setting;
      return `${companyName}: ${until ? `verified until ${until}` : 'not verified any more'}.`;
    }
  }
}

/** Turns a refused call into its one-sentence message. */
function explain(error: unknown): never {
  throw error instanceof CallError ? new UsageError(error.message) : error;
}

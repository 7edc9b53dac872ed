import { CallError } from '@wbn/host/errors/call-error.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { Kysely } from 'kysely';
import { catalogNames } from '../catalog/catalog-names.ts';
import { type Decision, decideCase } from '../safety/decide-case.ts';
import { describeCase, describeCases, readReportsOrder } from '../safety/describe-case.ts';
import { readSettings } from '../settings.ts';

await runCommand(
  readSettings,
  (args) => readReportsOrder(args, new Date().toISOString().slice(0, 10)),
  async ({ db }, order) => {
    if (order.verb === 'list') {
      console.log(await describeCases(db, order));
      return 0;
    }
    if (order.verb === 'decide') await decide(db, order.decision);
    const caseID = order.verb === 'show' ? order.caseID : order.decision.caseID;
    const description = await describeCase(db, caseID);
    console.log(description ?? `There is no case with the id ${caseID}.`);
    return description === undefined ? 1 : 0;
  },
);

async function decide(db: Kysely<Database>, decision: Decision): Promise<void> {
  try {
    await decideCase({ db, search: createPostgresSearchEngine(db, catalogNames) }, decision);
  } catch (error) {
    throw error instanceof CallError ? new UsageError(error.message) : error;
  }
}

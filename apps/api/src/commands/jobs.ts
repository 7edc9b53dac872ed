import { type JobRow, listJobs, retryJob } from '@wbn/host/jobs/jobs.sql.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { readSettings } from '../settings.ts';

const usage = 'Usage: pnpm jobs, or pnpm jobs retry <number>.';

function describe({ id, task, state, attempts, tries, addedAt, runAt, lastError }: JobRow): string {
  const at = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;
  const next = state === 'waiting' ? `, next at ${at(runAt)}` : '';
  const reason = lastError === null ? '' : `\n  ${lastError}`;
  return `${id} ${task}: ${state}, added ${at(addedAt)}, try ${attempts} of ${tries}${next}${reason}`;
}

function readOrder([verb, id = '', ...more]: readonly string[]): {
  readonly verb?: 'retry';
  readonly id: string;
} {
  if (verb === undefined) return { id };
  if (verb !== 'retry' || more.length > 0 || !/^\d{1,18}$/.test(id)) throw new UsageError(usage);
  return { verb, id };
}

await runCommand(readSettings, readOrder, async ({ db }, { verb, id }) => {
  if (verb === undefined) {
    const jobs = await listJobs(db);
    console.log(jobs.length > 0 ? jobs.map(describe).join('\n') : 'Nothing waits, and nothing has failed.');
    return 0;
  }
  const isTried = await retryJob(db, id);
  console.log(
    isTried
      ? `Job ${id} is tried at once by the host that does such jobs.`
      : `There is no job ${id} that waits or has failed.`,
  );
  return isTried ? 0 : 1;
});

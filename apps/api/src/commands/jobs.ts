import { type JobRow, listJobs } from '@wbn/host/jobs/jobs.sql.ts';
import { retryJobByStaff } from '../staff/retry-job.ts';
import { by, type Command, defineVerb, readStaff, runVerb } from './frame/verbs.ts';

function describe({ id, task, state, attempts, tries, addedAt, runAt, lastError }: JobRow): string {
  const at = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;
  const next = state === 'waiting' ? `, next at ${at(runAt)}` : '';
  const reason = lastError === null ? '' : `\n  ${lastError}`;
  return `${id} ${task}: ${state}, added ${at(addedAt)}, try ${attempts} of ${tries}${next}${reason}`;
}

export const jobs: Command = {
  name: 'jobs',
  verbs: {
    list: defineVerb({
      usage: '',
      read: (words) => (words.length === 0 ? {} : undefined),
      run: async ({ db }) =>
        (await listJobs(db)).map(describe).join('\n') || 'Nothing waits, and nothing has failed.',
    }),
    retry: defineVerb({
      usage: '<number> [--by NAME]',
      options: by,
      read: ([id, ...rest], values) =>
        id !== undefined && rest.length === 0 && /^\d{1,18}$/.test(id)
          ? { jobID: id, staff: readStaff(values.by) }
          : undefined,
      async run({ db }, { jobID, staff }) {
        await retryJobByStaff(db, staff, jobID);
        return `Job ${jobID} is tried at once by the host that does such jobs.`;
      },
    }),
  },
};

if (import.meta.main) await runVerb(jobs);

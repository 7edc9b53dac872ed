import { findFailedJob, type JobRow } from '@wbn/host/jobs/jobs.sql.ts';
import { dropJobByStaff, retryJobByStaff } from '../../../staff/retry-job.ts';
import { fact, factsBlock, textBlock } from '../blocks.ts';
import { defineKind, note, optionalNote } from '../define-kind.ts';

/** Jobs that are not tried again, and among them mails, which somebody has not got. */
const failedJobs = (kind: 'failed-job' | 'failed-mail') =>
  defineKind<JobRow>({
    kind,
    load: (db, id) => findFailedJob(db, id),
    blocks: (job) => [
      ...factsBlock('job', [
        ...fact('task', 'text', job.task),
        ...fact('number', 'text', job.id),
        ...fact('added', 'time', job.addedAt),
        ...fact('lastTry', 'time', job.runAt),
        ...fact('tries', 'number', job.attempts),
      ]),
      ...textBlock('error', job.lastError),
    ],
    decisions: () => [
      {
        name: 'retry',
        key: 'r',
        fields: [optionalNote],
        async run({ db, staff, subjectID }) {
          await retryJobByStaff(db, staff, subjectID);
          return 'decided';
        },
      },
      {
        name: 'drop',
        key: 'd',
        fields: [note],
        isHarsh: true,
        async run({ db, staff, subjectID: jobID, values }) {
          await dropJobByStaff(db, staff, { jobID, reason: values.note ?? '' });
          return 'decided';
        },
      },
    ],
  });

export const failedJobKind = failedJobs('failed-job');
export const failedMailKind = failedJobs('failed-mail');

import { hostTimers } from '@wbn/host/jobs/host-timers.ts';
import { createJobWorker, type JobWorker } from '@wbn/host/jobs/job-worker.ts';
import type { JobLog } from '@wbn/host/jobs/run-attempt.ts';
import { bindTimer } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { bindDeleteAccount } from './account/delete/delete-for-staff.ts';
import { bindMailExportReady, bindMakeExport, cleanUpExports } from './account/export/make-export.ts';
import type { Host } from './host.ts';
import { deleteOldDevices } from './known-device.sql.ts';
import { accountMails } from './mails/account-mails.ts';
import { createMailedSecret } from './mails/define-mail.ts';

export interface AccountJobsOptions extends Pick<Host, 'db' | 'auth' | 'tokens' | 'settings'> {
  readonly databaseUrl: string;
  /** The setting AUTH_SECRET. */
  readonly secret: string;
  readonly mailer: Mailer;
  readonly log: JobLog;
}

/** The jobs and timers of this host. */
export function createAccountJobs(options: AccountJobsOptions): JobWorker {
  const { databaseUrl, db, auth, tokens, settings, mailer, log } = options;
  const { accountsUrl, edition, exportsDir } = settings;
  const mailing = {
    db,
    mailer,
    accountsUrl,
    edition,
    auth,
    mailedSecret: createMailedSecret(options.secret),
  };
  const tasks = [
    ...accountMails.map((mail) => mail.bind(mailing)),
    bindMakeExport({ db, settings }),
    bindDeleteAccount(db, edition),
    bindMailExportReady(mailing),
    bindTimer('clean-up-exports', '*/10 * * * *', () => cleanUpExports(db, exportsDir)),
    bindTimer('clean-up-tokens', '15 * * * *', () => tokens.deleteExpired()),
    bindTimer('clean-up-devices', '25 3 * * *', async () => void (await deleteOldDevices.run(db))),
    ...hostTimers(db),
  ];
  return createJobWorker({ databaseUrl, applicationName: 'wbn-accounts-jobs', tasks, log });
}

import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { hostTimers } from '@wbn/host/jobs/host-timers.ts';
import { createJobWorker, type JobWorker } from '@wbn/host/jobs/job-worker.ts';
import type { JobLog } from '@wbn/host/jobs/run-attempt.ts';
import { bindTimer } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { bindMailInvitation } from './business/members/mail-invitation.ts';
import { bindMailMember } from './business/members/mail-member.ts';
import type { ImportServices } from './business/product-csv/import-step.ts';
import { bindRunProductImport } from './business/product-csv/run-product-import.ts';
import { tidyBusiness } from './business/tidy-business.ts';
import type { OpenFileStore } from './files/open-file-store.ts';
import { sweepUploads } from './files/sweep-uploads.ts';
import { bindMailNeedHelp } from './need-help/mail-need-help.ts';
import type { Operator } from './need-help/present-need-help-mail.ts';
import { lookForAlerts } from './search/saved/look-for-alerts.ts';
import { bindMailSearchAlert } from './search/saved/mail-search-alert.ts';
import { refreshDocuments } from './search-engine/refresh-documents.ts';
import { endOldVerifications } from './verification/set-verification.ts';

const hour = 3_600_000;

export interface ApiJobsOptions extends ImportServices {
  readonly databaseUrl: string;
  readonly mailer: Mailer;
  readonly operator: Operator;
  readonly siteLinks: SiteLinks;
  readonly files: OpenFileStore;
  readonly log: JobLog;
}

/** Everything that this host does later or by the clock. */
export function createApiJobs(options: ApiJobsOptions): JobWorker {
  const { databaseUrl, db, files, log } = options;
  const tasks = [
    bindMailNeedHelp(options),
    bindMailInvitation(options),
    bindMailMember(options),
    bindRunProductImport(options),
    bindMailSearchAlert(options),
    bindTimer('look-for-alerts', '40 * * * *', () => lookForAlerts(options)),
    bindTimer('sweep-uploads', '20 * * * *', async () => {
      await sweepUploads(db, files.store);
      await files.diskStore?.removeBrokenOff(new Date(Date.now() - hour));
    }),
    bindTimer('tidy-businesses', '25 * * * *', () => tidyBusiness(db)),
    bindTimer('refresh-documents', '15 1 * * *', () => refreshDocuments(options)),
    bindTimer('end-verifications', '5 0 * * *', () => endOldVerifications(db)),
    ...hostTimers(db),
  ];
  return createJobWorker({ databaseUrl, applicationName: 'wbn-api-jobs', tasks, log });
}

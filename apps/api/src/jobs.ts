import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { hostTimers } from '@wbn/host/jobs/host-timers.ts';
import { indexBusiness } from '@wbn/host/jobs/index-business.ts';
import { indexPerson } from '@wbn/host/jobs/index-person.ts';
import { createJobWorker, type JobWorker } from '@wbn/host/jobs/job-worker.ts';
import type { JobLog } from '@wbn/host/jobs/run-attempt.ts';
import { bindTask, bindTimer } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import { refreshDocuments } from '@wbn/search-engine/postgres/refresh-documents.ts';
import { cleanUpBusinesses } from './business/clean-up-businesses.ts';
import { bindMailInvitation } from './business/members/invitations.ts';
import { bindMailMember } from './business/members/mail-member.ts';
import { bindFetchPhotos } from './business/photo-fetches/fetch-photos.ts';
import { bindMailImportAnswer } from './business/product-csv/failed-imports.ts';
import { bindRunProductImport } from './business/product-csv/run-product-import.ts';
import { indexWithProducts } from './business/publication/index-with-products.ts';
import { syncStrayCases } from './cases/sync-case.ts';
import { bindOpenFailedJob } from './cases/sync-job-cases.ts';
import { clearOldClaims, deleteOldClaimDocuments, deleteOldClaims } from './claims/claim.sql.ts';
import { bindMailClaimCode } from './claims/mail-claim-code.ts';
import { bindMailPageRemoval } from './claims/page-removals/mail-page-removal.ts';
import { clearOldPageRemovals } from './claims/page-removals/page-removal.sql.ts';
import { endMerges } from './desk/accounts/merge/merge.sql.ts';
import { bindRunDecision } from './desk/decisions/run-decision.ts';
import { deleteOldAnnouncements } from './desk/network/announcements.sql.ts';
import { countNetworkCompanies, sumNetwork } from './desk/network/sum-network.ts';
import { bindMailStaffInvitation } from './desk/staff/mail-staff-invitation.ts';
import { deleteOldMisses, deleteOldSearches } from './figures/count-searches.sql.ts';
import { figuresDigest } from './figures/mail-figures.ts';
import { computeMedians } from './figures/medians.ts';
import { deleteOldFigures, deleteVisitorSecrets, sumEvents } from './figures/sum-events.ts';
import { cleanUpUploads } from './files/clean-up-uploads.ts';
import type { OpenFileStore } from './files/open-file-store.ts';
import { endGroupHandOvers } from './groups/end-hand-over.ts';
import { hideGroupPictures } from './groups/hide-group-pictures.ts';
import { groupDigest } from './groups/mail-group-digest.ts';
import { bindHandlePaymentEvent } from './membership/events/payment-events.ts';
import type { Payments } from './membership/gateway/payment-gateway.ts';
import { endBoosts } from './membership/ledgers/return-boost.ts';
import { settleAllGrants } from './membership/ledgers/settle-grants.ts';
import { bindMailMembership } from './membership/mails/mail-membership.ts';
import { paymentTimers } from './membership/payment-timers.ts';
import { bindDropUnpaidPlan } from './membership/state/drop-unpaid-plan.ts';
import { countAnswers, refreshAnswers } from './messaging/answers/count-answers.ts';
import { runClocks } from './messaging/clock/run-clocks.ts';
import { deleteOldFirstWords } from './messaging/first-words/first-words.sql.ts';
import { deleteOldMessageMails } from './messaging/mails/mail-messages.sql.ts';
import { bindMailMessages } from './messaging/mails/mail-messages.ts';
import { bindMailUnowned } from './messaging/mails/mail-unowned.ts';
import { queueUnreadMails } from './messaging/mails/queue-unread-mails.ts';
import { bindMailSupport } from './messaging/support/mail-support.ts';
import { bindMailNeedHelpAnswer } from './need-help/answer-need-help.ts';
import { bindMailNeedHelp, type Operator } from './need-help/mail-need-help.ts';
import { noticeValues } from './notice-values/notice-values.ts';
import { deleteOldDigests } from './notifications/digests/digest.sql.ts';
import { bindMailDigest, queueDigests } from './notifications/digests/mail-digest.ts';
import { notificationDigest } from './notifications/digests/notification-digest.ts';
import { bindMailNotice } from './notifications/mail-notice.ts';
import { deleteOldNotifications } from './notifications/notifications.sql.ts';
import { showAnnouncements } from './pages/announcement.sql.ts';
import { closeQuotations } from './quotations/close-quotations.ts';
import { bindTellSuppliers } from './quotations/tell-suppliers.ts';
import { endMeasures } from './safety/end-measures.ts';
import { type OpenSearchEngine, outboxTasks } from './search/open-search-engine.ts';
import { bindMailSearchAlert } from './search/saved/mail-search-alert.ts';
import { queueSearchAlerts } from './search/saved/queue-search-alerts.ts';
import type { Services } from './services.ts';
import { cleanUpPosts } from './social/posts/clean-up-posts.ts';
import { dropOldStaffActions, makeStaffActionMonths } from './staff/staff-action.sql.ts';
import { endExpiredVerifications, remindOwners } from './verification/tell-owners.ts';
import { bindMailWaiting, queueWaitingMail } from './waiting/mail-waiting.ts';

const hour = 3_600_000;
const digests = [notificationDigest, figuresDigest, groupDigest];

export interface ApiJobsOptions extends Services {
  readonly databaseUrl: string;
  readonly mailer: Mailer;
  readonly operator: Operator;
  /** Who gets the mails of what waits for staff. */
  readonly staff: Operator;
  /** Address of the desk, for their links. */
  readonly deskUrl: string | undefined;
  /** Address of the auth host, for links of invitations. */
  readonly accountsUrl: string;
  readonly siteLinks: SiteLinks;
  readonly files: OpenFileStore;
  readonly payments: Payments | undefined;
  readonly outbox: Pick<OpenSearchEngine, 'drain'>;
  readonly log: JobLog;
}

/** Creates the worker of all background and scheduled jobs of this host. */
export function createApiJobs(options: ApiJobsOptions): JobWorker {
  const { databaseUrl, db, files, log } = options;
  const tasks = [
    bindMailNeedHelp(options),
    bindMailInvitation(options),
    bindMailMember(options),
    bindRunProductImport(options),
    bindFetchPhotos(options),
    bindMailSearchAlert(options),
    bindMailNotice(options, noticeValues),
    bindMailDigest(options, digests),
    bindMailSupport(options),
    bindMailMessages(options),
    bindMailUnowned(options),
    bindMailMembership(options),
    bindMailWaiting(options),
    bindMailStaffInvitation(options),
    bindHandlePaymentEvent(options.payments),
    ...(options.payments
      ? [bindDropUnpaidPlan(options.payments), ...paymentTimers(options.payments, log)]
      : []),
    bindTellSuppliers(options),
    bindMailClaimCode(options),
    bindMailPageRemoval(options),
    bindRunDecision(options),
    bindOpenFailedJob(options),
    bindMailNeedHelpAnswer(options),
    bindMailImportAnswer(options),
    bindTask(indexPerson, ({ userID }) =>
      db.transaction().execute((transaction) => options.search.index('user', [userID], transaction)),
    ),
    bindTask(indexBusiness, ({ businessID }) =>
      db.transaction().execute((transaction) => indexWithProducts(transaction, options.search, businessID)),
    ),
    ...outboxTasks(options.outbox, log),
    bindTimer('run-clocks', '* * * * *', () => runClocks(db)),
    bindTimer('count-answers', '* * * * *', () => countAnswers(options)),
    bindTimer('close-quotations', '* * * * *', () => closeQuotations(db)),
    bindTimer('end-group-hand-overs', '*/10 * * * *', () => endGroupHandOvers(db)),
    bindTimer('end-measures', '* * * * *', () => endMeasures(options)),
    bindTimer('end-boosts', '* * * * *', () => endBoosts(options)),
    bindTimer('settle-grants', '2 * * * *', () => settleAllGrants(db)),
    bindTimer('look-for-unread', '* * * * *', () => queueUnreadMails(db)),
    bindTimer('refresh-answers', '45 1 * * *', () => refreshAnswers(options)),
    bindTimer('look-for-digests', '50 * * * *', async () => {
      for (const digest of digests) await queueDigests(db, digest);
    }),
    bindTimer('look-for-alerts', '40 * * * *', () => queueSearchAlerts(options)),
    bindTimer('clean-up-uploads', '20 * * * *', async () => {
      await cleanUpUploads(db, files.store);
      await files.diskStore?.deleteInterrupted(new Date(Date.now() - hour));
    }),
    bindTimer('hide-group-pictures', '* * * * *', () =>
      hideGroupPictures({ ...options, fileStore: files.store }),
    ),
    bindTimer('clean-up-businesses', '25 * * * *', () => cleanUpBusinesses(db)),
    bindTimer('clean-up-posts', '35 * * * *', () => cleanUpPosts(db)),
    bindTimer('refresh-documents', '15 1 * * *', () => refreshDocuments(options)),
    bindTimer('clean-up-visitors', '0 0 * * *', () => deleteVisitorSecrets(db)),
    bindTimer('sum-figures', '*/10 * * * *', () => sumEvents(db)),
    bindTimer('compute-medians', '45 2 * * *', () => computeMedians(db)),
    bindTimer('clean-up-figures', '35 2 * * *', async () => {
      await deleteOldFigures(db);
      await deleteOldMisses.run(db);
      await deleteOldSearches.run(db);
    }),
    bindTimer('sum-network', '27 * * * *', () => sumNetwork(db)),
    bindTimer('count-companies', '55 2 * * *', () => countNetworkCompanies(db)),
    bindTimer('show-announcements', '* * * * *', async () => {
      await showAnnouncements.run(db);
    }),
    bindTimer('clean-up-announcements', '56 2 * * *', async () => {
      await deleteOldAnnouncements.run(db);
    }),
    bindTimer('clean-up-notifications', '30 2 * * *', async () => {
      await deleteOldNotifications.run(db);
      await deleteOldMessageMails.run(db);
      await deleteOldDigests.run(db);
      await deleteOldFirstWords.run(db);
    }),
    bindTimer('clean-up-claims', '40 2 * * *', async () => {
      await deleteOldClaims.run(db);
      await deleteOldClaimDocuments.run(db);
      await clearOldClaims.run(db);
      await clearOldPageRemovals.run(db);
    }),
    bindTimer('clean-up-staff-actions', '50 2 * * *', async () => {
      await makeStaffActionMonths.all(db);
      await dropOldStaffActions.all(db);
    }),
    bindTimer('sync-cases', '*/5 * * * *', () => syncStrayCases(db)),
    bindTimer('mail-staff', '0 6 * * *', () => queueWaitingMail(db)),
    bindTimer('end-merges', '55 0 * * *', async () => {
      await endMerges.run(db);
    }),
    bindTimer('end-verifications', '5 0 * * *', () => endExpiredVerifications(db)),
    bindTimer('remind-of-verifications', '10 7 * * *', () => remindOwners(db)),
    ...hostTimers(db),
  ];
  return createJobWorker({ databaseUrl, applicationName: 'wbn-api-jobs', tasks, log });
}

import { type Migration, Migrator } from 'kysely/migration';
import type { Connection } from './connect.ts';
import * as directory from './migrations/0001-directory.ts';
import * as search from './migrations/0002-search.ts';
import * as needHelp from './migrations/0003-need-help.ts';
import * as searchByCountry from './migrations/0004-search-by-country.ts';
import * as accounts from './migrations/0005-accounts.ts';
import * as uploads from './migrations/0006-uploads.ts';
import * as memberProfiles from './migrations/0007-member-profiles.ts';
import * as dataExports from './migrations/0008-data-exports.ts';
import * as businessManagement from './migrations/0009-business-management.ts';
import * as jobs from './migrations/0010-jobs.ts';
import * as pagePurges from './migrations/0011-page-purges.ts';
import * as rights from './migrations/0012-rights.ts';
import * as publication from './migrations/0014-publication.ts';
import * as products from './migrations/0015-products.ts';
import * as addressesAndDevices from './migrations/0016-addresses-and-devices.ts';
import * as listsAndUpgrades from './migrations/0017-lists-and-upgrades.ts';
import * as searchRanking from './migrations/0018-search-ranking.ts';
import * as facets from './migrations/0020-facets.ts';
import * as paths from './migrations/0021-paths.ts';
import * as savedSearches from './migrations/0022-saved-searches.ts';
import * as verifiedUntil from './migrations/0023-verified-until.ts';
import * as periodsFromTheFirstCall from './migrations/0024-periods-from-the-first-call.ts';
import * as secondFactorSince from './migrations/0025-second-factor-since.ts';
import * as social from './migrations/0026-social.ts';
import * as relations from './migrations/0027-relations.ts';
import * as peopleByName from './migrations/0028-people-by-name.ts';
import * as posts from './migrations/0029-posts.ts';
import * as notices from './migrations/0030-notices.ts';
import * as safetyAndFavorites from './migrations/0031-safety-and-favorites.ts';
import * as messaging from './migrations/0032-messaging.ts';
import * as requests from './migrations/0033-requests.ts';
import * as messageFiles from './migrations/0034-message-files.ts';
import * as teamwork from './migrations/0035-teamwork.ts';
import * as answers from './migrations/0036-answers.ts';
import * as altTextsAndReasons from './migrations/0040-alt-texts-and-reasons.ts';
import * as membership from './migrations/0041-membership.ts';
import * as verification from './migrations/0042-verification.ts';
import * as ledgers from './migrations/0043-ledgers.ts';
import * as reportsOfThreads from './migrations/0044-reports-of-threads.ts';
import * as headsAsTheyAre from './migrations/0045-heads-as-they-are.ts';
import * as frontDocuments from './migrations/0046-front-documents.ts';
import * as askedChanges from './migrations/0047-asked-changes.ts';

/** Every migration, by the name under which it is remembered. Only ever add at the end. */
const migrations: Record<string, Migration> = {
  '0001-directory': directory,
  '0002-search': search,
  '0003-need-help': needHelp,
  '0004-search-by-country': searchByCountry,
  '0005-accounts': accounts,
  '0006-uploads': uploads,
  '0007-member-profiles': memberProfiles,
  '0008-data-exports': dataExports,
  '0009-business-management': businessManagement,
  '0010-jobs': jobs,
  '0011-page-purges': pagePurges,
  '0012-rights': rights,
  '0014-publication': publication,
  '0015-products': products,
  '0016-addresses-and-devices': addressesAndDevices,
  '0017-lists-and-upgrades': listsAndUpgrades,
  '0018-search-ranking': searchRanking,
  '0020-facets': facets,
  '0021-paths': paths,
  '0022-saved-searches': savedSearches,
  '0023-verified-until': verifiedUntil,
  '0024-periods-from-the-first-call': periodsFromTheFirstCall,
  '0025-second-factor-since': secondFactorSince,
  '0026-social': social,
  '0027-relations': relations,
  '0028-people-by-name': peopleByName,
  '0029-posts': posts,
  '0030-notices': notices,
  '0031-safety-and-favorites': safetyAndFavorites,
  '0032-messaging': messaging,
  '0033-requests': requests,
  '0034-message-files': messageFiles,
  '0035-teamwork': teamwork,
  '0036-answers': answers,
  '0040-alt-texts-and-reasons': altTextsAndReasons,
  '0041-membership': membership,
  '0044-reports-of-threads': reportsOfThreads,
  '0043-ledgers': ledgers,
  '0042-verification': verification,
  '0045-heads-as-they-are': headsAsTheyAre,
  '0046-front-documents': frontDocuments,
  '0047-asked-changes': askedChanges,
};

/**
 * Brings a database to the latest schema and tells which migrations ran. Safe to call from several processes
 * at once: Kysely holds an advisory lock, and all pending migrations are one transaction. The table of jobs is
 * graphile-worker's, which brings its schema up to date first: ours may add jobs.
 */
export async function migrateToLatest({ db, pool }: Pick<Connection, 'db' | 'pool'>): Promise<string[]> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

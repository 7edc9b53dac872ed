import { loadHealth } from '@wbn/contract/desk/health.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import {
  hasStatementStatistics,
  selectDatabaseSize,
  selectFailedTasks,
  selectJobs,
  selectMails,
  selectPayments,
  selectProcesses,
  selectSearchHealth,
  selectSlowStatements,
  selectTableSizes,
} from './health.sql.ts';

/** Milliseconds without a sign after which a process does not count as running; it gives one every minute. */
const longestSilence = 150_000;

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null;

export const loadHealthHandler = defineHandler(
  loadHealth,
  async ({ services: { db, searchState, findDisk } }) => {
    const [jobs, failedTasks, mails, payments, size, tables, index, slow, processes, disk] =
      await Promise.all([
        selectJobs.only(db),
        selectFailedTasks.all(db),
        selectMails.only(db),
        selectPayments.only(db),
        selectDatabaseSize.only(db),
        selectTableSizes.all(db),
        selectSearchHealth.only(db),
        readSlowStatements(db),
        selectProcesses.all(db),
        findDisk(),
      ]);
    const { engine, reason } = searchState();
    return {
      data: {
        jobs: {
          ...{
            waiting: jobs.waiting,
            underWay: jobs.under_way,
            failed: jobs.failed,
            oldestMinutes: jobs.oldest,
          },
          failedTasks: failedTasks.map(({ task, count, last_error: lastError }) => ({
            task,
            count,
            lastError,
          })),
        },
        mails: {
          ...{ waiting: jobs.mails_waiting, failed: jobs.mails_failed },
          ...{ sentOfDay: mails.sent, refusedOfWeek: mails.refused },
        },
        payments: {
          lastEventAt: isoOrNull(payments.last),
          ...{ unhandled: payments.unhandled, differencesOfWeek: payments.differences },
        },
        storage: {
          ...{ databaseBytes: size.bytes, tables },
          ...{ diskFreeBytes: disk?.free ?? null, diskBytes: disk?.size ?? null },
        },
        search: {
          ...{ engine, problem: reason ?? null, documents: index.documents },
          waiting: index.waiting + jobs.indexing,
          behindSeconds: Math.max(index.behind, jobs.indexing_for),
          builtAt: isoOrNull(index.built_at),
        },
        slowStatements: slow,
        processes: processes.map((row) => ({
          ...{ part: row.part, host: row.host, pid: row.pid, version: row.version, memoryMB: row.memory },
          startedAt: row.started_at.toISOString(),
          seenAt: row.seen_at.toISOString(),
          isRunning: Date.now() - row.seen_at.getTime() < longestSilence,
        })),
      },
    };
  },
);

/** Null without the extension, or without the right to read it. */
async function readSlowStatements(db: Kysely<Database>) {
  const { found } = await hasStatementStatistics.only(db);
  if (!found) return null;
  try {
    const rows = await selectSlowStatements.all(db);
    return rows.map(({ statement, calls, mean_ms: meanMs, total_seconds: totalSeconds }) => ({
      ...{ statement, calls, meanMs, totalSeconds },
    }));
  } catch {
    return null;
  }
}

import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@wbn/postgres/connect.ts';
import type { Runner, RunnerOptions, WorkerEvents } from 'graphile-worker';
import { forgetProcess, noteProcess } from './host-process.ts';
import { deleteWorker, hasDueJobs, limitRetryDelays, releaseLostJobs, writeHeartbeat } from './jobs.sql.ts';
import { type JobLog, toTaskList } from './run-attempt.ts';
import type { BoundTask } from './task.ts';
import { withoutSecrets } from './without-secrets.ts';

export interface JobWorkerOptions {
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** Tasks this host runs; jobs of other tasks are ignored. */
  readonly tasks: readonly BoundTask[];
  readonly log: JobLog;
}

/** Runs the jobs of a host, in competition with workers of other processes. */
export interface JobWorker {
  /** Starts taking jobs. */
  start(): Promise<void>;
  /**
   * Resolves when all due jobs have been tried, by running workers or, when this worker is not started, by this call.
   */
  settle(): Promise<void>;
  /** Runs every minute in a started worker: notes that the process runs, releases lost jobs and shortens long retry delays. */
  runMaintenance(): Promise<void>;
  /** Waits for running jobs; jobs that observe their `signal` are aborted after five seconds. */
  stop(): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
/** Maximum milliseconds that `settle` waits for a started worker. */
const patience = 3_000;

/** Creates a worker. graphile-worker, which takes about 13 MB of memory, is loaded on the first job or start. */
export function createJobWorker({ databaseUrl, applicationName, tasks, log }: JobWorkerOptions): JobWorker {
  const { db, pool, close } = connect(databaseUrl, { max: 5, applicationName });
  const names = tasks.map(({ name }) => name);
  const part = applicationName.replace(/-jobs$/, '');
  const taskList = toTaskList(tasks, db, log);
  let runner: Runner | undefined;
  let beginning: Promise<void> | undefined;
  let workerID: string | undefined;
  let pulse: NodeJS.Timeout | undefined;
  let stopped = false;
  const onFailure = (error: unknown) =>
    log.error({ reason: withoutSecrets(String(error)) }, 'jobs are not worked on at the moment');

  async function options(): Promise<RunnerOptions> {
    const { Logger } = await import('graphile-worker');
    return {
      pgPool: pool,
      taskList,
      noHandleSignals: true,
      // `runAttempt` logs failed attempts.
      logger: new Logger(() => (level, message, meta) => {
        if (level === 'error' && !meta?.failure) onFailure(message);
      }),
      // With batching on, graphile-worker awaits the completion of a job and reports its failure; without it, it does
      // neither.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    };
  }

  async function run(): Promise<void> {
    const { parseCronItems, run: runJobs } = await import('graphile-worker');
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      workerID = workerPool.id;
    });
    const given = { ...(await options()), events, concurrency: 3, pollInterval: 5_000 };
    runner = await runJobs({ ...given, parsedCronItems: parseCronItems(tasks.flatMap(toCronItem)) });
    // The runner ends when it cannot store the result of a job.
    runner.promise.catch(onFailure).finally(restart);
    await runMaintenance();
  }

  async function restart(): Promise<void> {
    await delay(10_000, undefined, { ref: false });
    if (!stopped) await begin().catch(restartAfter);
  }

  /** Keeps the promise for `stop`: a half-started worker would query a closed pool. */
  function begin(): Promise<void> {
    beginning = run();
    return beginning;
  }

  function restartAfter(error: unknown): void {
    onFailure(error);
    void restart();
  }

  async function runMaintenance(): Promise<void> {
    if (workerID) await writeHeartbeat(db, workerID);
    await noteProcess(db, part);
    await releaseLostJobs(db);
    await limitRetryDelays(db);
  }

  return {
    runMaintenance,
    async start() {
      await begin();
      if (!stopped) pulse = setInterval(() => void runMaintenance().catch(onFailure), minute).unref();
    },
    async settle() {
      if (!runner) {
        const { runOnce } = await import('graphile-worker');
        return runOnce(await options());
      }
      const until = Date.now() + patience;
      while (Date.now() < until && (await hasDueJobs(db, names))) await delay(50);
    },
    async stop() {
      stopped = true;
      clearInterval(pulse);
      await beginning?.catch(() => undefined);
      await runner?.stop().catch(() => undefined);
      if (workerID) await deleteWorker(db, workerID).catch(() => undefined);
      if (workerID) await forgetProcess(db).catch(() => undefined);
      await close();
    },
  };
}

function toCronItem({ name, cron }: BoundTask) {
  const options = { backfillPeriod: hour, maxAttempts: 5, jobKey: name, jobKeyMode: 'replace' } as const;
  return cron ? [{ task: name, match: cron, identifier: name, options }] : [];
}

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createMailer, type Mailer } from '@wbn/mail/create-mailer.ts';
import { startMailServer, type TestMailServer } from '@wbn/mail/testing/start-mail-server.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { addJob } from './add-job.sql.ts';
import { createJobWorker, type JobWorker } from './job-worker.ts';
import { deleteFailedJobs, listJobs, retryJob } from './jobs.sql.ts';
import { type BoundTask, bindTask, bindTimer, defineTask, maxRetryDelay } from './task.ts';
import { bindMailTest, mailTest } from './testing/mail-test.ts';
import { passTime } from './testing/pass-time.ts';

let database: TestDatabase;
let mail: TestMailServer;
let mailer: Mailer;
let workers: JobWorker[] = [];
let logged: { details: object; sentence: string }[] = [];
beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  mail = await startMailServer();
  mailer = createMailer({ smtpUrl: mail.smtpUrl, outboxDir: '', from: 'WBN <no-reply@wbn.example>' });
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
  workers = [];
  logged = [];
  mailer.close();
  mail.close();
  await database.drop();
});

function workerOf(...tasks: BoundTask[]): JobWorker {
  const log = { error: (details: object, sentence: string) => void logged.push({ details, sentence }) };
  const worker = createJobWorker({ databaseUrl: database.url, applicationName: 'test', tasks, log });
  workers.push(worker);
  return worker;
}
const listed = () => listJobs(database.db);
const taken = () => mail.taken.map(({ id }) => id);
const addMail = (mailID = newId(), key?: string) =>
  addJob(database.db, mailTest, { mailID, to: 'ana@rossi.example' }, key);

it('keeps the waiting jobs of timers that an upgrade renames', async () => {
  await sql`select graphile_worker.add_job('tidy-talk', job_key => 'tidy-talk')`.execute(database.db);
  const migration = fileURLToPath(import.meta.resolve('@wbn/postgres/migrations/0010-names-of-timers.sql'));
  await sql.raw(await readFile(migration, 'utf8')).execute(database.db);
  const run = vi.fn(async () => undefined);
  await workerOf(bindTimer('clean-up-posts', '35 * * * *', run)).settle();
  expect(run).toHaveBeenCalledOnce();
  expect(await listed()).toEqual([]);
});

describe('adding jobs', () => {
  it('commits a job with the transaction that added it', async () => {
    const add = database.db.transaction().execute(async (transaction) => {
      await addJob(transaction, mailTest, { mailID: newId(), to: 'ana@rossi.example' });
      throw new Error('rolled back');
    });
    await expect(add).rejects.toThrow('rolled back');
    expect(await listed()).toEqual([]);
  });

  it('replaces a waiting job with the same key; jobs without a key are all run', async () => {
    await addMail('first', 'a');
    await addMail('second', 'a');
    await addMail('third');
    await workerOf(bindMailTest(mailer)).settle();
    expect(taken().toSorted()).toEqual(['second', 'third']);
    expect(await listed()).toEqual([]);
  });

  it('runs a job added while one with its key is running, and does not retry the earlier one', async () => {
    await addMail('first', 'a');
    const worker = workerOf(
      bindMailTest(mailer, async () => {
        if (taken().length > 1) return;
        await addMail('second', 'a');
        throw new Error('after sending');
      }),
    );
    await worker.settle();
    expect(taken()).toEqual(['first', 'second']);
    expect((await listed()).map(({ state }) => state)).toEqual(['failed']);
  });

  it('validates the payload before writing the job', async () => {
    const wrong = { mailID: 1, to: 'ana@rossi.example' } as unknown as { mailID: string; to: string };
    await expect(addJob(database.db, mailTest, wrong)).rejects.toThrow('expected string');
  });
});

describe('retries', () => {
  it('follow at most ten minutes apart for three days, then the job has failed', async () => {
    mail.isDown = true;
    await addMail();
    const jobs = workerOf(bindMailTest(mailer));
    const { db } = database;
    await passTime({ db, jobs }, 120);
    const [job] = await listed();
    expect(job?.state).toBe('waiting');
    expect((job?.runAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(maxRetryDelay * 60_000);
    expect(job?.attempts).toBeGreaterThan(15);
    const hours = 2 + ((mailTest.tries - (job?.attempts ?? 0)) * maxRetryDelay) / 60;
    expect(hours).toBeGreaterThanOrEqual(71);
    expect(hours).toBeLessThanOrEqual(73);
    await sql`select graphile_worker.reschedule_jobs(array[${job?.id}]::bigint[], attempts => ${mailTest.tries - 1}, run_at => now())`.execute(
      db,
    );
    await jobs.settle();
    expect((await listed()).map(({ state }) => state)).toEqual(['failed']);
    expect(logged.at(-1)?.sentence).toBe('a job has failed for good');
  });

  it('end when the recipient is refused; the operator can retry once more', async () => {
    mail.refused = 'ana@';
    await addMail();
    const jobs = workerOf(bindMailTest(mailer));
    await jobs.settle();
    const [job] = await listed();
    expect(job).toMatchObject({
      task: 'mail-test',
      state: 'failed',
      lastError: expect.stringContaining('550'),
    });
    expect(JSON.stringify([job, logged])).not.toContain('ana@');
    expect(logged).toMatchObject([{ details: { job: job?.id, task: 'mail-test', attempt: 1 } }]);
    expect(await retryJob(database.db, '999')).toBeUndefined();
    mail.refused = undefined;
    expect(await retryJob(database.db, job?.id ?? '')).toBe('mail-test');
    await jobs.settle();
    expect(taken()).toHaveLength(1);
    expect(await listed()).toEqual([]);
  });

  it('leave a failed job in the table for two weeks', async () => {
    mail.refused = 'ana@';
    await addMail();
    await workerOf(bindMailTest(mailer)).settle();
    await deleteFailedJobs(database.db);
    expect(await listed()).toHaveLength(1);
    await sql`select graphile_worker.reschedule_jobs(array[id], run_at => now() - interval '15 days') from graphile_worker.jobs`.execute(
      database.db,
    );
    await deleteFailedJobs(database.db);
    expect(await listed()).toEqual([]);
  });
});

describe('processes', () => {
  it('of two workers only one takes a job', async () => {
    for (let number = 0; number < 10; number += 1) await addMail(`mail-${number}`);
    await Promise.all([workerOf(bindMailTest(mailer)).settle(), workerOf(bindMailTest(mailer)).settle()]);
    expect(taken().toSorted()).toEqual(Array.from({ length: 10 }, (_, number) => `mail-${number}`));
  });

  it('a job of a killed worker is run by another, with the same Message-ID', async () => {
    const script = fileURLToPath(new URL('testing/mail-and-hang.ts', import.meta.url));
    const child = spawn(process.execPath, [script, database.url, mail.smtpUrl], { stdio: 'inherit' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await addMail('mail-1');
    await expect.poll(taken).toEqual(['mail-1']);
    child.kill('SIGKILL');
    await ended;
    const { db } = database;
    const jobs = workerOf(bindMailTest(mailer));
    await passTime({ db, jobs }, 1);
    expect((await listed()).map(({ state }) => state)).toEqual(['under way']);
    // Five minutes without a heartbeat.
    await sql`update job_worker set seen_at = now() - interval '6 minutes'`.execute(db);
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes'`.execute(db);
    await passTime({ db, jobs }, 1);
    expect(taken()).toEqual(['mail-1', 'mail-1']);
    expect(await listed()).toEqual([]);
  });

  it('a live worker keeps a long job, and finishes it when told to stop', async () => {
    const task = defineTask({ name: 'take-long', payload: mailTest.payload, hours: 1 });
    let begun = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const jobs = workerOf(
      bindTask(task, async () => {
        begun += 1;
        await released;
      }),
    );
    await jobs.start();
    await addJob(database.db, task, { mailID: newId(), to: '' });
    await expect.poll(() => begun).toBe(1);
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes'`.execute(
      database.db,
    );
    await jobs.runMaintenance();
    await workerOf().runMaintenance();
    expect((await listed()).map(({ state }) => state)).toEqual(['under way']);
    const stopping = jobs.stop();
    workers = [];
    release();
    await stopping;
    expect(begun).toBe(1);
    expect(await listed()).toEqual([]);
  });

  it('a deadlock while completing a job neither repeats the job nor stops the worker', async () => {
    // Simulates the deadlock of timers, which replace their jobs in another order than they complete them.
    await sql`create sequence ends`.execute(database.db);
    await sql`
      create function deadlock_once() returns trigger language plpgsql as $$
      begin
        if nextval('ends') = 1 then
          raise exception 'deadlock detected' using errcode = '40P01';
        end if;
        return old;
      end $$`.execute(database.db);
    await sql`
      create trigger deadlock_once before delete on graphile_worker._private_jobs
      for each row execute function deadlock_once()`.execute(database.db);
    await addMail('first');
    const worker = workerOf(bindMailTest(mailer));
    await worker.start();
    await expect.poll(listed).toEqual([]);
    await addMail('second');
    await expect.poll(taken).toEqual(['first', 'second']);
    expect(logged).toEqual([]);
  });

  it('a worker stopped while starting stops like a running one', async () => {
    const worker = workerOf(bindMailTest(mailer));
    workers = [];
    const started = worker.start();
    await worker.stop();
    await expect(started).resolves.toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('a timer starts once over all workers, also when its time was missed by up to an hour', async () => {
    let rung = 0;
    const timer = bindTimer('ring', `${(new Date().getUTCMinutes() + 30) % 60} * * * *`, async () => {
      rung += 1;
    });
    await sql`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('ring', now() - interval '1 day', now() - interval '3 hours')`.execute(database.db);
    const [one, two] = [workerOf(timer), workerOf(timer)];
    await Promise.all([one.start(), two.start()]);
    await expect.poll(() => rung).toBe(1);
    await Promise.all([one.settle(), two.settle()]);
    expect(rung).toBe(1);
  });
});

import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Connection, connect } from '../connect.ts';
import { migrateToLatest } from '../migrate.ts';

const name = `before_${randomUUID().replaceAll('-', '')}`;
let admin: Connection;
let before: Connection;

/** The SQL of a folder up to a file. */
async function readSql(folder: URL, until = '~'): Promise<[name: string, text: string][]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql') && file < until).sort();
  return Promise.all(names.map(async (file) => [file, await readFile(new URL(file, folder), 'utf8')]));
}

/** A database as it was before the migration. */
beforeAll(async () => {
  admin = connect(inject('postgresUrl'), { max: 1 });
  await admin.pool.query(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  before = connect(url.href, { max: 1 });
  await runMigrations({ pgPool: before.pool });
  const baseline = (await readSql(new URL('../schema/', import.meta.url))).map(([, text]) => text).join('\n');
  const later = await readSql(new URL('./', import.meta.url), '0009-notices.sql');
  const texts = [['0001-baseline.sql', baseline], ...later] as const;
  const migrations = texts.map(([file, text]): [string, Migration] => [
    file.replace('.sql', ''),
    { up: async (db) => void (await sql.raw(text).execute(db)) },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({
    db: before.db,
    provider,
    disableTransactions: true,
  }).migrateToLatest();
  if (error) throw error;
});
afterAll(async () => {
  await before.close();
  await admin.pool.query(`drop database ${name} with (force)`);
  await admin.close();
});

const [ana, ben] = ['a', 'b'].map((letter) => letter.repeat(36)) as [string, string];
const run = (text: string) => sql.raw(text).execute(before.db);
const rows = async (text: string) => (await run(text)).rows;

it('NOT-01, NOT-02: carries over settings, links in sent mails, records of digests and jobs that wait', async () => {
  await run(`
    insert into user_profile (id, first_name, last_name, username, source, source_id)
    values ('${ana}', 'Ana', 'Ruiz', 'ana', 'test', 'a'), ('${ben}', 'Ben', 'Wang', 'ben', 'test', 'b');
    insert into notification_reader (user_id, stop_token, message_stop_token) values ('${ana}', 'secret', 'talk'), ('${ben}', 'other', null);
    insert into notification_setting (user_id, kind, in_app, in_digest) values
      ('${ana}', 'message', true, false), ('${ana}', 'claim-changed', true, false), ('${ana}', 'follow', true, false);
    insert into notification (id, user_id, kind, actor_id, actor_type, resource_id, resource_type, root_id, root_type, group_key)
    select id, '${ben}', kind, '${ana}', 'user', resource_id, 'business', resource_id, 'business', id
    from (values ('${'1'.repeat(36)}', 'claim-changed', 'company'), ('${'2'.repeat(36)}', 'like', 'thing')) as one (id, kind, resource_id);
    insert into told_notice (actor_id, kind, resource_id, user_id) values ('${ana}', 'like', 'thing', '${ana}');
    insert into notification_digest (user_id, period, mailed_until) values ('${ben}', '2026-11-23', 7);
    insert into weekly_mail (user_id, kind, period) values ('${ben}', 'figures', '2026-11-23');
    select graphile_worker.add_job('mail-digest', json_build_object('userID', '${ben}', 'period', '2026-11-23'));
    select graphile_worker.add_job('mail-weekly', json_build_object('userID', '${ben}', 'kind', 'figures', 'period', '2026-11-23'));
    select graphile_worker.add_job('mail-claim', json_build_object('kind', 'refused', 'userID', '${ben}', 'businessID', 'company', 'reason', 'No.'));
    select graphile_worker.add_job('mail-claim', json_build_object('kind', 'code', 'userID', '${ben}', 'businessID', 'company', 'code', '1'));
    select graphile_worker.add_job('mail-reminder', json_build_object('kind', 'request-reminder', 'userID', '${ana}', 'requestID', 'none'));`);

  expect(await migrateToLatest(before)).toContain('0009-notices');

  expect(await rows(`select user_id, kind, in_app, by_mail from notification_setting order by kind`)).toEqual(
    [
      ['claim-changed', true],
      ['follow', false],
      ['message', false],
      ['request-assigned', false],
      ['request-reminder', false],
    ].map(([kind, by_mail]) => ({ user_id: ana, kind, in_app: true, by_mail })),
  );
  expect(await rows(`select token, kinds from mail_stop where user_id = '${ana}' order by token`)).toEqual([
    { token: 'figures.secret', kinds: ['figures'] },
    { token: 'group.secret', kinds: ['group-digest'] },
    { token: 'quotation.secret', kinds: ['quotation-invited', 'quotation-offered'] },
    { token: 'secret', kinds: ['notifications'] },
    { token: 'talk', kinds: ['message', 'request-reminder', 'request-assigned'] },
  ]);
  expect(await rows('select kind, mailed_until::integer from digest_mail order by kind')).toEqual([
    { kind: 'figures', mailed_until: null },
    { kind: 'notifications', mailed_until: 7 },
  ]);
  expect(await rows('select user_id, kind, actor_id from told_today')).toEqual([
    { user_id: ben, kind: 'like', actor_id: ana },
  ]);
  expect(
    await rows(`
      select identifier, payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where identifier like 'mail-%' order by identifier, payload::text`),
  ).toEqual([
    { identifier: 'mail-claim', payload: { kind: 'code', userID: ben, businessID: 'company', code: '1' } },
    { identifier: 'mail-digest', payload: { userID: ben, kind: 'figures', period: '2026-11-23' } },
    { identifier: 'mail-digest', payload: { userID: ben, kind: 'notifications', period: '2026-11-23' } },
    { identifier: 'mail-notice', payload: { notificationID: '1'.repeat(36), quote: 'No.' } },
  ]);
});

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';

const connections = 4;
let dataDir: string;
let server: EmbeddedServer;
let connection: Connection;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wbn-frozen-'));
  chmodSync(dataDir, 0o755);
  server = await startEmbeddedServer({ dataDir });
  connection = connect(server.url, { max: connections, statementTimeout: 200 });
});
afterAll(async () => {
  await connection?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true });
});

/** Stops or continues all processes of the server, as a machine that stands still does. */
function signal(name: 'STOP' | 'CONT'): void {
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' });
  for (const pid of [postmaster, ...children.trim().split(/\s+/)]) process.kill(Number(pid), `SIG${name}`);
}

it('decision 17: keeps every acknowledged write of a database that stood still, and undoes none with the transaction of another', async () => {
  const { db } = connection;
  await sql`create table kept (id int primary key)`.execute(db);
  await sql`insert into kept select generate_series(1, 100)`.execute(db);
  const removeIn = (id: number, outcome: 'commit' | 'rollback') =>
    db.transaction().execute(async (transaction) => {
      await sql`delete from kept where id = ${id}`.execute(transaction);
      if (outcome === 'rollback') throw new Error('rolled back on purpose');
    });
  // Opens every connection of the pool.
  await Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.05)`.execute(db)));

  signal('STOP');
  const frozen = await Promise.allSettled(
    Array.from({ length: connections }, () => removeIn(100, 'rollback')),
  );
  signal('CONT');
  expect(frozen.map(({ status }) => status)).toEqual(Array(connections).fill('rejected'));

  const acknowledged: number[] = [];
  await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      if (at % 3 === 2) await removeIn(at + 1, 'rollback').catch(() => undefined);
      else
        await (at % 3 === 0
          ? sql`delete from kept where id = ${at + 1}`.execute(db)
          : removeIn(at + 1, 'commit')
        ).then(
          () => acknowledged.push(at + 1),
          () => undefined,
        );
    }),
  );
  expect(acknowledged.length).toBeGreaterThan(0);
  const { rows } = await sql<{ id: number }>`select id from kept`.execute(db);
  const left = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => left.has(id))).toEqual([]);
});

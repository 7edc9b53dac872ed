import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinEmbeddedServer, startEmbeddedServer } from './embedded-server.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wbn-embedded-'));
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

describe('startEmbeddedServer', () => {
  it('creates a UTF-8 cluster, keeps data across restarts, and refuses a second owner', async () => {
    const first = await startEmbeddedServer({ dataDir });
    expect(await ask(first.url, "select current_setting('server_encoding') || ' ' || lower('ÄŻ')")).toBe(
      'UTF8 äż',
    );
    expect(
      await ask(first.url, "select current_setting('synchronous_commit') || current_setting('fsync')"),
    ).toBe('onon');
    await ask(first.url, 'create table kept as select 42 as answer');
    await expect(startEmbeddedServer({ dataDir })).rejects.toThrow(
      /is in use by process \d+: stop that one first/,
    );
    const guest = await joinEmbeddedServer({ dataDir });
    expect(guest.url).toBe(first.url);
    await guest.stop();
    expect(await ask(first.url, 'select answer from kept')).toBe(42);
    await first.stop();
    await first.stop();
    const second = await joinEmbeddedServer({ dataDir });
    expect(await ask(second.url, 'select answer from kept')).toBe(42);
    await second.stop();
  });

  it('gives the applications a role that owns its tables and has no other rights', async () => {
    const server = await startEmbeddedServer({ dataDir });
    const rights = 'rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls';
    expect(await ask(server.url, `select ${rights} from pg_roles where rolname = current_user`)).toBe(false);
    expect(
      await ask(server.url, "select pg_get_userbyid(relowner) from pg_class where relname = 'kept'"),
    ).toBe('wbn');
    for (const forbidden of [
      "select pg_read_file('postgresql.conf')",
      "copy kept to program 'true'",
      'create role another superuser',
      'create database another',
    ])
      await expect(ask(server.url, forbidden), forbidden).rejects.toThrow(/permission denied/);
    await server.stop();
  });

  it('stops a server whose owner was killed, and starts again', async () => {
    const module = fileURLToPath(new URL('./embedded-server.ts', import.meta.url));
    const script = `const { startEmbeddedServer } = await import(${JSON.stringify(module)});
      await startEmbeddedServer({ dataDir: ${JSON.stringify(dataDir)} }); console.log('up'); setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(owner.stdout, 'data');
    const orphan = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(() => process.kill(orphan, 0)).not.toThrow();
    const told: string[] = [];
    const server = await startEmbeddedServer({ dataDir, onProgress: (message) => told.push(message) });
    expect(told).toContain('Stopping a database server that was left behind');
    expect(await ask(server.url, 'select 1')).toBe(1);
    await server.stop();
  });

  it('ends with a process that exits without stopping it', async () => {
    const module = fileURLToPath(new URL('./embedded-server.ts', import.meta.url));
    const script = `const { startEmbeddedServer } = await import(${JSON.stringify(module)});
      await startEmbeddedServer({ dataDir: ${JSON.stringify(dataDir)} }); process.exit(0);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    await once(owner, 'exit');
    const server = await startEmbeddedServer({ dataDir });
    await server.stop();
    await expect(ask(server.url, 'select 1')).rejects.toThrow();
  });

  it('reports that it was killed, and starts again at the same address with its data', async () => {
    const first = await startEmbeddedServer({ dataDir });
    await ask(first.url, 'create table acknowledged as select 7 as answer');
    process.kill(
      Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    );
    expect(await first.failed).toBe('PostgreSQL ended');
    const second = await startEmbeddedServer({ dataDir, port: Number(new URL(first.url).port) });
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select answer from acknowledged')).toBe(7);
    await first.ended;
    await second.stop();
    await second.ended;
  });

  it('reports a port that is taken in one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(startEmbeddedServer({ dataDir, port })).rejects.toThrow(
      `The database port ${port} is in use: stop its owner or choose another port.`,
    );
    taken.close();
  });
});

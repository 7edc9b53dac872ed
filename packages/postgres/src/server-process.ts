import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { isProcessAlive, readPostmaster } from './postmaster-file.ts';
import type { ServerAccount } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';

export interface ServerProcess {
  port: number;
  stop(): Promise<void>;
}

interface Launch {
  binaries: ServerBinaries;
  account: ServerAccount | undefined;
  clusterDir: string;
  logFile: string;
  port?: number;
  settings: Record<string, string>;
}

/** For one small machine shared with Node: enough cache, no parallel workers, every commit on disk. */
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

const startDeadline = 60_000;
const fastShutdownDeadline = 30_000;

/** Runs the server and waits until it takes connections (after a crash it first recovers). */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const port = launch.port ?? (await findFreePort());
  const settings = { ...usualSettings, ...launch.settings, port: String(port) };
  const log = openSync(launch.logFile, 'w');
  const child = spawn(
    launch.binaries.postgres,
    [
      '-D',
      launch.clusterDir,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...launch.account,
      cwd: launch.clusterDir,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
      stdio: ['ignore', log, log],
      // Ctrl-C in a terminal reaches the whole group: the server must outlive its clients.
      detached: true,
    },
  );
  closeSync(log);
  // A process that exits without calling stop, for whatever reason, must not leave its server behind.
  const onExit = () => child.kill('SIGINT');
  process.once('exit', onExit);
  const gone = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  void gone.then(() => process.removeListener('exit', onExit));
  await waitUntilReady(child, launch, port);
  return { port, stop: () => (child.pid === undefined ? gone : stopServer(child.pid, gone)) };
}

/** Fast shutdown: open transactions are rolled back, what is committed is on disk. */
export async function stopServer(pid: number, gone: Promise<void> = watch(pid)): Promise<void> {
  signal(pid, 'SIGINT');
  const abandon = setTimeout(() => signal(pid, 'SIGQUIT'), fastShutdownDeadline);
  await gone;
  clearTimeout(abandon);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}

async function watch(pid: number): Promise<void> {
  const deadline = Date.now() + 2 * fastShutdownDeadline;
  while (isProcessAlive(pid) && Date.now() < deadline) await delay(20);
}

async function waitUntilReady(
  child: ChildProcess,
  { clusterDir, logFile }: Launch,
  port: number,
): Promise<void> {
  const deadline = Date.now() + startDeadline;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) break;
    const postmaster = readPostmaster(clusterDir);
    if (postmaster?.pid === child.pid && postmaster.ready) return;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      break;
    }
    await delay(10);
  }
  throw new DatabaseUnavailableError(explain(readFileSync(logFile, 'utf8'), clusterDir, port));
}

function explain(log: string, clusterDir: string, port: number): string {
  if (/Address already in use/.test(log))
    return `The database port ${port} is in use: stop its owner or choose another port.`;
  if (/lock file .* already exists|pre-existing shared memory/.test(log))
    return `The database folder ${clusterDir} is in use by another server: stop that one first.`;
  if (/incompatible with server|not compatible with this version/.test(log))
    return `The database folder ${clusterDir} was made by another version of PostgreSQL: move it away, or run the old version.`;
  const line = /(?:FATAL|PANIC): {2}(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1);
  return `PostgreSQL did not start in ${clusterDir}: ${line || 'it said nothing within a minute'}`;
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

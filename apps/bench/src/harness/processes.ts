import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from './checkout.ts';
import type { Cleanup } from './cleanup.ts';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface RunningProduct {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Resident memory of the processes of site and API, in megabytes. */
  memory(): { readonly apiMegabytes: number; readonly siteMegabytes: number };
  /** Processor time used so far, in milliseconds. */
  processorTime(): ProcessorTime;
  stop(): Promise<void>;
}

export interface ProcessorTime {
  readonly site: number;
  readonly api: number;
  readonly postgres: number;
}

const apiTimeout = 60_000;
/** Long, because a checkout may have to be built first. */
const productTimeout = 600_000;
const stopTimeout = 30_000;

/** Finds a free port on 127.0.0.1. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** Runs a Node program of the checkout to its end; its output is progress. Throws when it fails. */
export async function runProgram(
  cleanup: Cleanup,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const child = start(cleanup, args, root, { ...process.env, ...env });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${signal ?? code}`);
}

/** Starts this checkout's API alone, on a free port. */
export async function startApi(cleanup: Cleanup, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const port = await findFreePort();
  const child = start(cleanup, ['src/main.ts'], join(root, 'apps', 'api'), {
    ...process.env,
    ...{ NODE_ENV: 'production', API_HOST: '127.0.0.1', API_PORT: String(port), LOG_LEVEL: 'warn' },
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, `${url}/ready`, apiTimeout);
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

/** Starts a program of this folder that listens on `PORT`; `ready` is a path that answers when it is up. */
export async function startProgram(
  cleanup: Cleanup,
  program: URL,
  ready: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const port = await findFreePort();
  const child = start(cleanup, [fileURLToPath(program)], root, {
    ...process.env,
    ...{ NODE_ENV: 'production', PORT: String(port) },
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url + ready, apiTimeout);
  return url;
}

/** Starts the whole product of a checkout like `npm start`, on free ports; builds it first when needed. */
export async function startProduct(
  cleanup: Cleanup,
  checkout: string,
  env: NodeJS.ProcessEnv & { readonly DATA_DIR: string },
): Promise<RunningProduct> {
  const [site, accounts, api] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const child = start(cleanup, ['scripts/start.mjs'], checkout, {
    ...process.env,
    ...{ SITE_PORT: String(site), ACCOUNTS_PORT: String(accounts), API_PORT: String(api) },
    ...env,
  });
  const siteUrl = `http://localhost:${site}`;
  await waitUntilReady(child, `${siteUrl}/health`, productTimeout);
  const pidOf = (app: string) => {
    const pid = listDescendants(child.pid ?? 0).find((one) => folderOf(one) === join(checkout, 'apps', app));
    if (pid === undefined) throw new Error(`No process of ${app} runs`);
    return pid;
  };
  const memoryOf = (app: string) => residentMemory(pidOf(app));
  const postmaster = () =>
    Number(readFileSync(join(env.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    siteUrl,
    apiUrl: `http://localhost:${api}`,
    memory: () => ({ apiMegabytes: memoryOf('api'), siteMegabytes: memoryOf('site') }),
    processorTime: () => ({
      site: processorTime(pidOf('site')),
      api: processorTime(pidOf('api')),
      postgres: processorTime(postmaster()),
    }),
    stop: () => stopChild(child),
  };
}

/** Resident memory of a process in megabytes. */
export function residentMemory(pid: number): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  );
}

const ticksPerSecond = 100;

/** Milliseconds of processor time of a process, of its ended children and of those that run; Linux only. */
function processorTime(pid: number): number {
  const ticksOf = (one: number) => {
    // After the name in parentheses: state, ten numbers, then utime, stime, cutime, cstime; see proc_pid_stat(5).
    const [, after = ''] = readStat(one).split(/\) (?=\w )/);
    return after
      .split(' ')
      .slice(11, 15)
      .reduce((sum, ticks) => sum + Number(ticks), 0);
  };
  const ticks = [...listDescendants(pid), pid].reduce((sum, one) => sum + ticksOf(one), 0);
  return (ticks * 1000) / ticksPerSecond;
}

/** Empty for a process that has ended since it was listed, whose time its parent has. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

function start(cleanup: Cleanup, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  cleanup.add(() => stopChild(child));
  return child;
}

async function waitUntilReady(child: ChildProcess, url: string, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server of ${url} ended (${child.signalCode ?? child.exitCode})`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer in time`);
    await delay(200);
  }
}

/** Asks a process to stop, and kills it after a timeout; does nothing when it has ended. */
async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
  await exit;
  clearTimeout(timer);
}

function listDescendants(pid: number): number[] {
  const children = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

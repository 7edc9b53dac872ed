import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { leanEnvironment } from '@wbn/host/start/lean-environment.ts';
import type { Cleanup } from './cleanup.ts';
import { stopChild } from './stop-child.ts';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface ServerOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  /** Path that answers 2xx once the server can be used. */
  readonly ready: string;
}

const startTimeout = 60_000;

/** Starts a Node program that listens on 127.0.0.1 and waits until it answers. Its log is progress. */
export async function startServer(cleanup: Cleanup, options: ServerOptions): Promise<RunningServer> {
  const { name, args, cwd, env, port } = options;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...leanEnvironment(process.env), NODE_ENV: 'production', ...env },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const stop = () => stopChild(child);
  cleanup.add(stop);
  let ended = '';
  once(child, 'exit').then(
    ([code, signal]) => {
      ended = `${name} ended (${signal ?? code})`;
    },
    (error: Error) => {
      ended = `${name} could not be started: ${error.message}`;
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeout;
  while (!(await answers(url + options.ready))) {
    if (ended) throw new Error(ended);
    if (Date.now() > deadline) throw new Error(`${name} did not answer at ${url} in time`);
    await delay(100);
  }
  return { url, pid: child.pid ?? 0, stop };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

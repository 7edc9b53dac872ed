import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

export interface ApiProcess {
  /** Address of the process, without a trailing slash. */
  readonly url: string;
  /** Sends a signal without waiting. */
  signal(name: NodeJS.Signals): void;
  /** Kills it and waits until it has ended. */
  kill(): Promise<void>;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Shares compiled modules with other processes, which shortens a start by a sixth. */
const ofTheRun = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/**
 * Starts the API host as a separate process on a free port, until the end of the test at most; `env` is its
 * additional environment.
 */
export async function startApiProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const api = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { ...ofTheRun, API_HOST: '127.0.0.1', API_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(api, 'exit');
  const kill = async () => {
    api.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  let log = '';
  api.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await expect.poll(() => log, { timeout: 60_000 }).toContain('listening at');
  return {
    url: /listening at (http:[^"]+)/.exec(log)?.[1] ?? '',
    signal: (name) => void api.kill(name),
    kill,
  };
}

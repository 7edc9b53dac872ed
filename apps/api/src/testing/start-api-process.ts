import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

export interface ApiProcess {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Sends a signal and lets it do its work. */
  signal(name: NodeJS.Signals): void;
  /** Ends it at once, whatever it is doing, and waits until it is gone. */
  kill(): Promise<void>;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Also the modules that other processes compiled: a start takes a sixth less. */
const ofTheRun = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** The API host as a process of its own, on a free port, at most as long as the test; `env` is all that it is given beside. */
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
  await expect.poll(() => log, { timeout: 20_000 }).toContain('listening at');
  return {
    url: /listening at (http:[^"]+)/.exec(log)?.[1] ?? '',
    signal: (name) => void api.kill(name),
    kill,
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePorts } from './free-ports.ts';

export interface RunningEdition {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs `node server.js` in an edition's dist with the API's address, or one more process of the checkout's site. */
export async function startEdition(
  dist: string,
  env: NodeJS.ProcessEnv,
  program = 'server.js',
): Promise<RunningEdition> {
  const [port] = await findFreePorts(1);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: dist,
    env: { LOG_LEVEL: 'warn', SITE_PORT: String(port), PUBLIC_SITE_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const exit = once(child, 'exit');
  let ended = false;
  void exit.then(() => {
    ended = true;
  });
  while (!(await answers(url))) {
    if (ended) throw new Error(`The edition in ${dist} ended before it answered:\n${output.join('')}`);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(new URL('/health', url)).catch(() => undefined);
  await response?.body?.cancel();
  if (!response) await new Promise((later) => setTimeout(later, 25));
  return response?.ok === true;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Part {
  /** Resolves with a sentence when the part ended by itself. */
  readonly failed: Promise<string>;
  /** Resolves when it has ended for any reason. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface PartOptions {
  name: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Answers 2xx when the part is ready. */
  readyUrl: string;
  /** Ends the part, ready or not. */
  signal?: AbortSignal;
  /** Milliseconds until a part that does not become ready counts as failed. */
  readyTimeout?: number;
}

const stopTimeout = 8_000;

/** Starts a server of the product and waits until it is ready. Its log goes to our standard error. */
export async function startPart(options: PartOptions): Promise<Part> {
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  let stopping = false;
  const ended = once(child, 'exit').then(([code, signal]) => `${options.name} ended (${signal ?? code})`);
  const failed = new Promise<string>((report) => {
    ended.then((sentence) => stopping || report(sentence));
    child.on('error', (error) => report(`${options.name} could not be started: ${error.message}`));
  });
  const stop = async () => {
    stopping = true;
    await stopChild(child);
  };
  options.signal?.addEventListener('abort', () => void stop(), { once: true });
  if (options.signal?.aborted) void stop();
  const problem = await Promise.race([waitUntilReady(options), failed, ended]);
  if (problem) {
    await stop();
    throw new Error(problem);
  }
  return { failed, ended, stop };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
  await exit;
  clearTimeout(timer);
}

async function waitUntilReady({
  name,
  readyUrl,
  readyTimeout = 60_000,
}: PartOptions): Promise<string | undefined> {
  const deadline = Date.now() + readyTimeout;
  while (Date.now() < deadline) {
    const reply = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return undefined;
    await new Promise((next) => setTimeout(next, 100));
  }
  return `${name} did not answer at ${readyUrl} within ${readyTimeout / 1000} seconds`;
}

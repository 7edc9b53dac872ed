import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from './free-ports.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface RunningProduct {
  siteUrl: string;
  accountsUrl: string;
  apiUrl: string;
  deskUrl: string;
  dataDir: string;
  stop(): Promise<void>;
}

export interface StartingProduct extends RunningProduct {
  /** Resolves when everything is up; rejects with the output when the product exits before. */
  readonly up: Promise<void>;
}

/** Starts the whole product like `npm start`, on free ports and an empty data folder. */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const product = await beginProduct(env);
  await product.up;
  return product;
}

/** Starts the product without waiting until it is up. */
export async function beginProduct(env: NodeJS.ProcessEnv = {}): Promise<StartingProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wbn-journeys-'));
  // When root starts it, the database runs as another user, who needs access.
  await chmod(dataDir, 0o711);
  const [sitePort, accountsPort, apiPort, deskPort] = await findFreePorts(4);
  const child = spawn(process.execPath, ['scripts/product/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      // Vitest sets these; the product must not run in test mode.
      NODE_ENV: undefined,
      VITEST: undefined,
      SITE_PORT: String(sitePort),
      ACCOUNTS_PORT: String(accountsPort),
      API_PORT: String(apiPort),
      DESK_PORT: String(deskPort),
      DATA_DIR: dataDir,
      // Beside busy neighbours a statement takes longer, it does not fail.
      STATEMENT_TIMEOUT: '60000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const up = waitForSentence(child.stdout, exit, 'WBN is up.').then(() => void child.stdout.resume());
  return {
    up,
    siteUrl: `http://localhost:${sitePort}`,
    accountsUrl: `http://localhost:${accountsPort}`,
    apiUrl: `http://localhost:${apiPort}`,
    deskUrl: `http://localhost:${deskPort}`,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitForSentence(output: NodeJS.ReadableStream, exit: Promise<unknown>, sentence: string) {
  const lines: string[] = [];
  const seen = new Promise<true>((found) => {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line);
      if (line.includes(sentence)) found(true);
    });
  });
  const up = await Promise.race([seen, exit.then(() => false)]);
  if (!up) throw new Error(`The product ended before it was up:\n${lines.join('\n')}`);
}

import { join } from 'node:path';
import { root } from './checkout.ts';
import type { Cleanup } from './cleanup.ts';
import { findFreePort } from './free-port.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Starts an API on a free port, with settings and Node flags beside the usual ones; or another program that takes the same. */
export async function startApiOn(
  cleanup: Cleanup,
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
  program = 'src/main.ts',
): Promise<RunningServer> {
  const port = await findFreePort();
  return startServer(cleanup, {
    name: 'the API',
    args: [...flags, program],
    cwd: join(root, 'apps', 'api'),
    env: { API_HOST: '127.0.0.1', API_PORT: String(port), LOG_LEVEL: 'warn', ...env },
    port,
    ready: '/ready',
  });
}

import { fileURLToPath } from 'node:url';
import type { Cleanup } from '../bed/cleanup.ts';
import { startApiOn } from '../bed/start-api.ts';
import type { RunningServer } from '../bed/start-server.ts';

const program = fileURLToPath(new URL('row-server.ts', import.meta.url));

/** Starts the API's own server with the calls of one row: `GET row/load/{id}` and `POST row/add`. */
export function startRowServer(cleanup: Cleanup, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  return startApiOn(cleanup, env, [], program);
}

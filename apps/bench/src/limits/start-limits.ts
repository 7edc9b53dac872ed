import { fileURLToPath } from 'node:url';
import { root } from '../bed/checkout.ts';
import type { Cleanup } from '../bed/cleanup.ts';
import { findFreePort } from '../bed/free-port.ts';
import { startServer } from '../bed/start-server.ts';
import { loadHttp } from '../measure/http-load.ts';
import type { Contender } from '../measure/run-rounds.ts';
import { startWorker } from '../measure/start-worker.ts';
import type { RecordedRequest } from './recorded-request.ts';

const servers = {
  hello: new URL('hello-server.ts', import.meta.url),
  static: new URL('static-server.ts', import.meta.url),
};
const workers = {
  replay: new URL('replay-statements.ts', import.meta.url),
  render: new URL('render-tree.ts', import.meta.url),
};

/** A bare Fastify that answers `{"hello":"world"}`. */
export function startHello(cleanup: Cleanup): Promise<Contender> {
  return startPlainServer(cleanup, 'bare Fastify hello', servers.hello);
}

/** A file of 30 kB from sirv. */
export function startStaticPage(cleanup: Cleanup): Promise<Contender> {
  return startPlainServer(cleanup, 'static 30 kB by sirv', servers.static);
}

/** Statements alone, over a pool as large as the API's; no HTTP, nothing done with the rows. */
export async function startReplay(
  cleanup: Cleanup,
  name: string,
  databaseUrl: string,
  requests: readonly RecordedRequest[],
): Promise<Contender> {
  const worker = startWorker(cleanup, workers.replay, { DATABASE_URL: databaseUrl });
  await worker.prepare(requests);
  return { name, run: worker.run };
}

/** React alone on the trees of pages and the parts their loaders draw: no loading of data, no HTTP. */
export async function startRendering(
  cleanup: Cleanup,
  apiUrl: string,
  paths: readonly string[],
): Promise<Contender> {
  const worker = startWorker(cleanup, workers.render, { API_URL: apiUrl });
  await worker.prepare(paths);
  return { name: 'React rendering the same alone', run: worker.run };
}

async function startPlainServer(cleanup: Cleanup, name: string, program: URL): Promise<Contender> {
  const port = await findFreePort();
  const { url } = await startServer(cleanup, {
    name,
    args: [fileURLToPath(program)],
    cwd: root,
    env: { PORT: String(port) },
    port,
    ready: '/',
  });
  return { name, run: (seconds) => loadHttp(url, [{ method: 'GET', path: '/' }], seconds) };
}

import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding } from './encoding.ts';
import { KeptFiles } from './kept-files.ts';

/** Answers a request for a file that a company or person has sent; false when the address is none of those. */
export type ServeStoredFile = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** As the API names files; nothing else of it can be reached by this way. */
const fileAddress = /^\/files\/(?:[\w-]+\/)+[\w-]+\.\w+$/;
const asked = ['accept', 'if-none-match', 'if-modified-since', 'range', 'x-request-id'];
const answered = [
  ...['content-type', 'content-length', 'content-encoding', 'content-range', 'accept-ranges', 'etag'],
  ...['last-modified', 'cache-control', 'vary', 'content-security-policy', 'cross-origin-resource-policy'],
  ...['x-content-type-options', 'retry-after'],
];

/** The pictures of some hundred pages. */
const usualKeeping = { bytes: 16 * 1024 ** 2, largest: 64 * 1024, keptFor: 600_000 };

/**
 * Gives the files of the API's store by the page's own host: a phone that has reached the page need not look up, reach and greet another
 * host before the first picture. `timeout` in milliseconds.
 */
export function createStoredFiles(
  apiUrl: string,
  timeout: number,
  kept = new KeptFiles(usualKeeping),
): ServeStoredFile {
  const api = new URL(apiUrl);
  const secure = api.protocol === 'https:';
  const send = secure ? httpsRequest : httpRequest;
  const agent = new (secure ? HttpsAgent : Agent)({ keepAlive: true, maxSockets: 64 });
  const base = api.pathname.replace(/\/+$/, '');

  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!fileAddress.test(path)) return false;
    if (kept.answer(path, request, response)) return true;
    try {
      const file = await ask(`${base}${path}`, request);
      const headers = pick(file.headers, answered);
      response.writeHead(file.statusCode ?? 502, headers);
      kept.gather(path, request, file, headers);
      await pipeline(file, response);
    } catch {
      // Half a file cannot be mended. That the API is away is told by the pages, which need it too.
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'cache-control': 'no-store' }).end();
    }
    return true;
  };

  function ask(path: string, asking: IncomingMessage, again = true): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = api;
      const { method, headers } = asking;
      // One of three forms, as it may be kept for others.
      const wanted = { ...pick(headers, asked), 'accept-encoding': chooseEncoding(asking) };
      const outgoing = send({ agent, hostname, port, timeout, method, path, headers: wanted });
      outgoing.once('response', resolve);
      outgoing.once('timeout', () => outgoing.destroy(new Error(`No file within ${timeout} ms`)));
      outgoing.once('error', (error: NodeJS.ErrnoException) => {
        // The API closed a kept connection just when it was used.
        if (again && outgoing.reusedSocket && error.code === 'ECONNRESET')
          ask(path, asking, false).then(resolve, reject);
        else reject(error);
      });
      outgoing.end();
    });
  }
}

function pick(headers: IncomingMessage['headers'], names: readonly string[]) {
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}

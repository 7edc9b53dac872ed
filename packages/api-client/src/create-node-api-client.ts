import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { dropEmpty, fillPath, isSuccess, type LooseInput } from './call-request.ts';
import { type ReplyCheck, trustReply } from './check-reply.ts';
import { readErrorReply } from './read-error-reply.ts';

export interface NodeApiClientOptions {
  /** Main API host with scheme, with or without a trailing slash. */
  baseUrl: string;
  /** Milliseconds until a call counts as failed. */
  timeout: number;
  /** Default: replies are believed. */
  check?: ReplyCheck;
}

interface Reply {
  status: number;
  body: unknown;
}

interface Wanted {
  method: string;
  path: string;
  headers: Record<string, string | number>;
  body: string | Buffer | undefined;
}

/**
 * The same client for a server that renders pages: connections are kept open and nothing stands between the call
 * and the socket, which takes a fifth of the time of `fetch`. One set of connections serves all languages.
 */
export function createNodeApiClient(options: NodeApiClientOptions): (language: Language) => ApiClient {
  const { protocol, hostname, port, pathname } = new URL(options.baseUrl);
  const base = pathname.replace(/\/+$/, '');
  const secure = protocol === 'https:';
  const keepAlive = { keepAlive: true, maxSockets: 256, scheduling: 'lifo' } as const;
  const target = {
    hostname,
    port,
    agent: secure ? new HttpsAgent(keepAlive) : new Agent(keepAlive),
    timeout: options.timeout,
  };
  const { check = trustReply } = options;
  const send = secure ? httpsRequest : httpRequest;

  return (language) => ({
    async call(call, input, { signal, headers, file } = {}) {
      const { params, query, body } = input as LooseInput;
      const sent = file ? Buffer.from(await file.arrayBuffer()) : body && JSON.stringify(dropEmpty(body));
      const type = call.fileType ?? 'application/json';
      const wanted: Wanted = {
        method: call.method,
        path: `${base}/${fillPath(call.path, params)}${toSearch(query)}`,
        headers: {
          ...headers,
          accept: 'application/json',
          'accept-language': language,
          ...(sent && { 'content-type': type, 'content-length': Buffer.byteLength(sent) }),
        },
        body: sent,
      };
      const reply = await exchange(wanted, signal).catch((cause: unknown) => {
        throw new ApiError('ServiceUnavailable', `The server could not be reached: ${String(cause)}`, 0);
      });
      const failed = reply.status < 200 || reply.status > 299 || !isSuccess(reply.body);
      if (failed) throw readErrorReply(reply.body, reply.status);
      return check(call, reply.body);
    },
  });

  function exchange(wanted: Wanted, signal?: AbortSignal, again = true): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const { method, path, headers } = wanted;
      const request = send({ ...target, method, path, headers, ...(signal && { signal }) }, (response) =>
        readReply(response, resolve, reject),
      );
      request.once('timeout', () => request.destroy(new Error(`no answer within ${options.timeout} ms`)));
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server closed a kept connection just when we used it: nothing was done, so ask once more.
        if (again && request.reusedSocket && error.code === 'ECONNRESET') {
          exchange(wanted, signal, false).then(resolve, reject);
        } else reject(error);
      });
      request.end(wanted.body);
    });
  }
}

function toSearch(query: Record<string, unknown> | undefined): string {
  if (!query) return '';
  const given = Object.entries(dropEmpty(query)).map(([name, value]) => [name, String(value)]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function readReply(
  response: IncomingMessage,
  resolve: (reply: Reply) => void,
  reject: (error: Error) => void,
): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.once('error', reject);
  response.once('end', () => {
    resolve({ status: response.statusCode ?? 0, body: parse(Buffer.concat(chunks).toString()) });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

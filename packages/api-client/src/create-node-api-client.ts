import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { BatchedReply } from '@wbn/contract/batch.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { AnyCall, ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { dropEmpty, fillPath, isSuccess, type LooseInput, toSearch } from './call-request.ts';
import { type ReplyCheck, trustReply } from './check-reply.ts';
import { openBatch, type WantedReply } from './open-batch.ts';
import { readErrorReply } from './read-error-reply.ts';

export interface NodeApiClientOptions {
  /** Main API host with scheme, with or without a trailing slash. */
  baseUrl: string;
  /** Milliseconds until a call counts as failed. */
  timeout: number;
  /** Default: replies are believed. */
  check?: ReplyCheck;
}

export interface NodeApiClient extends ApiClient {
  /** A client for one page: reads that are asked for in the same moment are one request. */
  openBatch(): ApiClient;
}

interface Wanted {
  method: string;
  path: string;
  headers: Record<string, string | number>;
  body?: string | Buffer | undefined;
}

/**
 * The same client for a server that renders pages: connections are kept open and nothing stands between the call
 * and the socket, which takes a fifth of the time of `fetch`. One set of connections serves all languages.
 */
export function createNodeApiClient(options: NodeApiClientOptions): (language: Language) => NodeApiClient {
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

  return (language) => {
    const usual = { accept: 'application/json', 'accept-language': language };
    const client: ApiClient = {
      async call(call, input, { signal, headers, file } = {}) {
        const { params, query, body } = input as LooseInput;
        const sent = file ? Buffer.from(await file.arrayBuffer()) : body && JSON.stringify(dropEmpty(body));
        const wanted: Wanted = {
          method: call.method,
          path: `${fillPath(call.path, params)}${toSearch(query)}`,
          headers: {
            ...headers,
            ...usual,
            ...headersOf(sent, call.fileType ?? 'application/json'),
          },
          body: sent,
        };
        return readReply(call, await exchange(wanted, signal));
      },
    };
    const read = (wanted: WantedReply) =>
      exchange({ ...wanted, headers: { ...usual, ...headersOf(wanted.body, 'application/json') } });
    return { ...client, openBatch: () => openBatch({ alone: client, exchange: read, readReply }) };
  };

  function readReply<C extends AnyCall>(call: C, { status, body }: BatchedReply): CallReply<C> {
    if (status < 200 || status > 299 || !isSuccess(body)) throw readErrorReply(body, status);
    return check(call, body);
  }

  function exchange(wanted: Wanted, signal?: AbortSignal): Promise<BatchedReply> {
    return ask(wanted, signal).catch((cause: unknown) => {
      throw new ApiError('ServiceUnavailable', `The server could not be reached: ${String(cause)}`, 0);
    });
  }

  function ask(wanted: Wanted, signal?: AbortSignal, again = true): Promise<BatchedReply> {
    return new Promise((resolve, reject) => {
      const { method, path, headers } = wanted;
      const where = { ...target, method, path: `${base}/${path}`, headers, ...(signal && { signal }) };
      const request = send(where, (response) => readResponse(response, resolve, reject));
      request.once('timeout', () => request.destroy(new Error(`no answer within ${options.timeout} ms`)));
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server closed a kept connection just when we used it: nothing was done, so ask once more.
        if (again && request.reusedSocket && error.code === 'ECONNRESET') {
          ask(wanted, signal, false).then(resolve, reject);
        } else reject(error);
      });
      request.end(wanted.body);
    });
  }
}

function headersOf(body: string | Buffer | undefined, type: string): Record<string, string | number> {
  return body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) };
}

function readResponse(
  response: IncomingMessage,
  resolve: (reply: BatchedReply) => void,
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

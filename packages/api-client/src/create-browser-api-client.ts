import type { Language } from '@wbn/contract/shared/language.ts';
import ky, { isTimeoutError } from 'ky';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { dropEmpty, fillPath, isSuccess, type LooseInput } from './call-request.ts';
import { readErrorReply } from './read-error-reply.ts';

export interface BrowserApiClientOptions {
  /** Main API host with scheme, without a trailing slash; files of our own store lie there too. */
  readonly apiUrl: string;
  /** Auth host with scheme, without a trailing slash (CALL-40). */
  readonly accountsUrl: string;
  readonly language: Language;
  /** The access token that every request carries, when there is one (SES-15). */
  readonly token?: () => string | undefined;
  /** Milliseconds until a call counts as failed. */
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * The client for browsers, over ky. Whoever imports it statically brings ky along: pages that visitors see load it when it
 * is needed. A call that was aborted rejects with the signal's reason, all else that fails with an ApiError.
 */
export function createBrowserApiClient(options: BrowserApiClientOptions): ApiClient {
  const { apiUrl, accountsUrl, language, timeout = 15_000 } = options;
  const http = ky.create({
    timeout,
    throwHttpErrors: false,
    // What only reads is asked once more when the network failed.
    retry: { limit: 1, methods: ['get'] },
    ...(options.fetch && { fetch: options.fetch as never }),
  });

  return {
    async call(call, input, { signal, headers } = {}) {
      const { params, query, body } = input as LooseInput;
      const atAccounts = call.host === 'accounts';
      const token = options.token?.();
      const request = http(`${atAccounts ? accountsUrl : apiUrl}/${fillPath(call.path, params)}`, {
        method: call.method,
        searchParams: searchOf(query),
        headers: {
          accept: 'application/json',
          'accept-language': language,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        // The auth host's cookie says which browser this is; the API knows no cookies.
        credentials: atAccounts ? 'include' : 'omit',
        ...(body && { body: JSON.stringify(dropEmpty(body)) }),
        ...(signal && { signal }),
      });
      const { status, reply } = await read(request, apiUrl).catch((cause: unknown) => {
        if (signal?.aborted) throw signal.reason;
        throw noReply(cause);
      });
      if (status < 200 || status > 299 || !isSuccess(reply)) throw readErrorReply(reply, status);
      return reply as never;
    },
  };
}

/** Addresses of our own files are made whole in the text: it is one pass, and the API writes JSON without spaces. */
async function read(
  request: Promise<Response>,
  filesUrl: string,
): Promise<{ status: number; reply: unknown }> {
  const response = await request;
  const text = (await response.text()).replaceAll('"url":"/', `"url":"${filesUrl}/`);
  return { status: response.status, reply: parse(text) };
}

function searchOf(query: Record<string, unknown> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(dropEmpty(query)).map(([name, value]) => [name, String(value)]));
}

function noReply(cause: unknown): ApiError {
  return isTimeoutError(cause)
    ? new ApiError('RequestTimeout', 'The server did not answer in time', 0)
    : new ApiError('ServiceUnavailable', `The server could not be reached: ${String(cause)}`, 0);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { Language } from '@wbn/contract/shared/language.ts';
import ky, { isTimeoutError } from 'ky';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { dropEmpty, fillPath, isSuccess, type LooseInput } from './call-request.ts';
import { type ReplyCheck, trustReply } from './check-reply.ts';
import { readErrorReply } from './read-error-reply.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** Milliseconds that a slow line may take for a file; the API waits as long. */
const fileTimeout = 600_000;

export interface BrowserApiClientOptions {
  /** Main API host with scheme, without a trailing slash. */
  readonly apiUrl: string;
  /** Auth host with scheme, without a trailing slash (CALL-40). */
  readonly accountsUrl: string;
  readonly language: Language;
  /** The access token that every request carries, when there is one (SES-15). */
  readonly token?: () => string | undefined;
  /** Milliseconds until a call counts as failed. */
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Default: replies are believed. */
  readonly check?: ReplyCheck;
}

/**
 * The client for browsers, over ky. Whoever imports it statically brings ky along: pages that visitors see load it when it
 * is needed. A call that was aborted rejects with the signal's reason, all else that fails with an ApiError.
 */
export function createBrowserApiClient(options: BrowserApiClientOptions): ApiClient {
  const { apiUrl, accountsUrl, language, timeout = 15_000, check = trustReply } = options;
  const http = ky.create({
    timeout,
    throwHttpErrors: false,
    // Whoever keeps what was read asks once more (create-query-client.ts of session).
    retry: 0,
    ...(options.fetch && { fetch: options.fetch }),
  });

  return {
    async call(call, input, { signal, headers, file, onProgress, keepalive } = {}) {
      const { params, query, body } = input as LooseInput;
      const atAccounts = call.host === 'accounts';
      const token = options.token?.();
      const url = `${atAccounts ? accountsUrl : apiUrl}/${fillPath(call.path, params)}`;
      const sentHeaders: Record<string, string> = {
        accept: 'application/json',
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(call.fileType && { 'content-type': call.fileType }),
        ...headers,
      };
      if (file) {
        const search = new URLSearchParams(searchOf(query));
        const sent = await sendWithProgress({
          ...{ url: `${url}?${search}`, method: call.method, headers: sentHeaders },
          ...{ body: file, timeout: fileTimeout, onProgress, signal },
        });
        return check(
          call,
          requireSuccess({ status: sent.status, reply: parse(makeWhole(sent.text, apiUrl)) }),
        );
      }
      const request = http(url, {
        method: call.method,
        searchParams: searchOf(query),
        headers: sentHeaders,
        // The auth host's cookie says which browser this is; the API knows no cookies.
        credentials: atAccounts ? 'include' : 'omit',
        ...(body && { body: JSON.stringify(dropEmpty(body)) }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      });
      const answer = await read(request, apiUrl).catch((cause: unknown) => {
        if (signal?.aborted) throw signal.reason;
        throw noReply(cause);
      });
      return check(call, requireSuccess(answer));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly reply: unknown;
}

function requireSuccess({ status, reply }: Answer): unknown {
  if (status < 200 || status > 299 || !isSuccess(reply)) throw readErrorReply(reply, status);
  return reply;
}

async function read(request: Promise<Response>, apiUrl: string): Promise<Answer> {
  const response = await request;
  return { status: response.status, reply: parse(makeWhole(await response.text(), apiUrl)) };
}

/**
 * Private files are given by the API alone, so their addresses are made whole: in the text, which is one pass; the API writes JSON without
 * spaces. Public ones, `/files/...`, come by the page's own host.
 */
function makeWhole(text: string, apiUrl: string): string {
  return text.replaceAll('"url":"/downloads/', `"url":"${apiUrl}/downloads/`);
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

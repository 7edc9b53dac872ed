import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import ky, { isTimeoutError } from 'ky';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { type ReplyCheck, trustReply } from './check-reply.ts';
import { readErrorReply } from './read-error-reply.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** Milliseconds for uploading a file over a slow line; the API allows the same. */
const fileTimeout = 600_000;

export interface ApiClientOptions {
  /** Main API host with scheme, with or without a trailing slash. */
  readonly apiUrl: string;
  /** Auth host with scheme (CALL-40); needed only for calls to it. */
  readonly accountsUrl?: string;
  readonly language: TextLanguage;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns the access token that every request carries, if there is one (SES-15). */
  readonly token?: () => string | undefined;
  /** Milliseconds until a call counts as failed. */
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Checks replies against the contract; by default they are trusted. */
  readonly check?: ReplyCheck;
}

/**
 * The client for browsers and for the site's server, over ky (fetch). In the browser it is imported dynamically, so that visitors do not
 * download ky. An aborted call rejects with the signal's reason, every other failure with an ApiError.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { language, timeout = 15_000, check = trustReply } = options;
  const apiUrl = options.apiUrl.replace(/\/+$/, '');
  const accountsUrl = options.accountsUrl ?? apiUrl;
  const http = ky.create({
    timeout,
    throwHttpErrors: false,
    // TanStack Query retries reads (create-query-client.ts of session).
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
        ...options.headers,
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
          requireSuccess({ status: sent.status, reply: parse(makeAbsolute(sent.text, apiUrl)) }),
        );
      }
      const request = http(url, {
        method: call.method,
        searchParams: searchOf(query),
        headers: sentHeaders,
        // The auth host identifies the browser by a cookie; the API uses no cookies.
        credentials: atAccounts ? 'include' : 'omit',
        ...(body && { body: JSON.stringify(omitEmpty(body)) }),
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
  return { status: response.status, reply: parse(makeAbsolute(await response.text(), apiUrl)) };
}

/**
 * Makes the addresses of private files absolute, because only the API serves them; public files (`/files/...`) come
 * from the page's host. Replaces in the reply text in one pass, as the API writes JSON without spaces.
 */
function makeAbsolute(text: string, apiUrl: string): string {
  return text.replaceAll('"url":"/downloads/', `"url":"${apiUrl}/downloads/`);
}

/** The parts of a call's input, whether or not the call declares them. */
interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Puts parameters into a call's path: `user/{id}` becomes `user/42`. */
function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

/** Leaves out null, undefined and NaN (CALL-39). */
function omitEmpty(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && !Number.isNaN(value),
    ),
  );
}

/** A 2xx with `success: false` counts as an error (ERR-01). */
function isSuccess(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === true;
}

function searchOf(query: Record<string, unknown> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(omitEmpty(query)).map(([name, value]) => [name, String(value)]));
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

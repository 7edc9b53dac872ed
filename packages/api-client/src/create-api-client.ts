import type { Call, CallInput, CallReply } from '@wbn/contract/call.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import ky, { type KyInstance } from 'ky';
import { ApiError } from './api-error.ts';
import { dropEmpty, fillPath, isSuccess, type LooseInput } from './call-request.ts';
import { readErrorReply } from './read-error-reply.ts';

export interface ApiClientOptions {
  /** Main API host with scheme, with or without a trailing slash. */
  baseUrl: string;
  language: Language;
  /** Milliseconds until a call counts as failed; 10,000 unless told. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
}

// biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
type AnyCall = Call<any, any, any, any, any>;

/** One function for every call of the contract; nothing per endpoint. */
export interface ApiClient {
  call<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    options?: { signal?: AbortSignal },
  ): Promise<CallReply<C>>;
}

/** Opens a client for the main API. Throws ApiError for every call that does not succeed. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http: KyInstance = ky.create({
    prefix: options.baseUrl,
    timeout: options.timeout ?? 10_000,
    retry: { limit: 1, methods: ['get'] },
    headers: { 'accept-language': options.language },
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  return {
    async call(call, input, { signal } = {}) {
      const { params, query, body } = input as LooseInput;
      const response = await http(fillPath(call.path, params), {
        method: call.method,
        searchParams: dropEmpty(query) as Record<string, string>,
        ...(body ? { json: dropEmpty(body) } : {}),
        ...(signal ? { signal } : {}),
      }).catch((cause: unknown) => {
        throw new ApiError('ServiceUnavailable', `The server could not be reached: ${String(cause)}`, 0);
      });
      const reply: unknown = await response.json().catch(() => undefined);
      if (!response.ok || !isSuccess(reply)) throw readErrorReply(reply, response.status);
      return reply as never;
    },
  };
}

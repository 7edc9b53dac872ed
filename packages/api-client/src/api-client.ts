import type { Call, CallInput, CallReply } from '@wbn/contract/call.ts';

// biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
export type AnyCall = Call<any, any, any, any, any>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Extra headers, such as `idempotency-key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The request body of calls with a `fileType`; uploads get a longer timeout. */
  readonly file?: Blob;
  /** Upload progress from 0 to 1; in browsers only. */
  readonly onProgress?: (share: number) => void;
  /** For optimistic writes: the request completes even if the page is left. Bodies below 64 kB. */
  readonly keepalive?: boolean;
}

/** One function for every call of the contract; there is no code per endpoint. */
export interface ApiClient {
  call<C extends AnyCall>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallReply<C>>;
}

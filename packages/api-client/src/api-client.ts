import type { Call, CallInput, CallReply } from '@wbn/contract/call.ts';

// biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
export type AnyCall = Call<any, any, any, any, any>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Beside the client's own, such as `idempotency-key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For calls with a `fileType`: the request itself. It may take as long as it needs. */
  readonly file?: Blob;
  /** How much of the file was sent, from 0 to 1; in browsers. */
  readonly onProgress?: (share: number) => void;
  /** For a write that the page shows as done at once: it is sent although the reader leaves the page in that moment. Bodies below 64 kB. */
  readonly keepalive?: boolean;
}

/** One function for every call of the contract; nothing per endpoint. */
export interface ApiClient {
  call<C extends AnyCall>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallReply<C>>;
}

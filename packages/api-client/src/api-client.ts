import type { Call, CallInput, CallReply } from '@wbn/contract/call.ts';

// biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
type AnyCall = Call<any, any, any, any, any>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Beside the client's own, such as `idempotency-key`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One function for every call of the contract; nothing per endpoint. */
export interface ApiClient {
  call<C extends AnyCall>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallReply<C>>;
}

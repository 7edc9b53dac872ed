import type * as z from 'zod/mini';
import type { ErrorName } from './error-names.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call that takes uploaded files may answer beside its own errors. */
export const fileErrors = ['PayloadTooLarge', 'UnsupportedMediaType', 'ServiceUnavailable'] as const;

/**
 * Who may make a call. `user`: whoever sends an access token (`Authorization: Bearer`); `refresh-token`: whoever sends a
 * refresh token (`x-refresh-token`). A call without `access` is open to anyone; a token sent with it must be valid.
 */
export type Access = 'user' | 'refresh-token';

type Shape = z.core.$ZodType;

/**
 * One call, declared once for the server, the browser and the OpenAPI page.
 * `path` holds parameters as `{name}`; `data` is the reply's `data`, `siblings` stand beside it on the wire.
 */
export interface Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Data extends Shape = Shape,
  Siblings extends Record<string, Shape> = Record<string, Shape>,
  Allowed extends Access | undefined = Access | undefined,
> {
  /** Verb-noun, the same word as the file, the handler, the query and the SQL. */
  readonly name: string;
  /** Answered by the auth host; absent = by the main API. */
  readonly host?: 'accounts';
  readonly access?: Allowed;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What a ValidationError of the body says instead of naming its fields, which `fields` does (BIZ-08). */
  readonly invalidMessage?: string;
  /** The request is a file of this type instead of a JSON body; it is read as it comes in. */
  readonly fileType?: 'text/csv';
  /** Answered by 202: it is done later, and the reply tells where to ask. */
  readonly accepted?: true;
  /** Answered by server-sent events that go on; each carries a `data`. */
  readonly stream?: true;
  readonly data: Data;
  readonly siblings?: Siblings;
  readonly errors: readonly ErrorName[];
  /** Seconds a shared cache may keep the reply; absent = not cached. */
  readonly freshSeconds?: number;
  /** A write that a network may repeat: with the same `Idempotency-Key` header it is done once. */
  readonly idempotent?: true;
}

/** Keeps the literal types of a call while checking its form. */
export function defineCall<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Data extends Shape,
  Siblings extends Record<string, Shape>,
  Allowed extends Access | undefined = undefined,
>(
  call: Call<Params, Query, Body, Data, Siblings, Allowed>,
): Call<Params, Query, Body, Data, Siblings, Allowed> {
  return call;
}

type InputOf<S> = [S] extends [z.core.$ZodType] ? (z.core.$ZodType extends S ? unknown : z.input<S>) : never;

/** What a caller passes: only the parts that the call declares. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _D, infer _S, infer _A>
    ? (z.core.$ZodType extends P ? unknown : { params: InputOf<P> }) &
        (z.core.$ZodType extends Q ? unknown : { query?: InputOf<Q> }) &
        (z.core.$ZodType extends B ? unknown : { body: InputOf<B> })
    : never;

/** The reply as it stands on the wire. */
export type CallReply<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer D, infer S, infer _A>
    ? { success: true; data: z.output<D> } & (string extends keyof S
        ? unknown
        : { [K in keyof S]: z.output<S[K]> })
    : never;

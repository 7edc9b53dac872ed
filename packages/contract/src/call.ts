import type * as z from 'zod/mini';
import type { DeskRight } from './desk/rights.ts';
import type { ErrorName } from './error-names.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Errors that a call with uploaded files may reply with besides its own. */
export const fileErrors = ['PayloadTooLarge', 'UnsupportedMediaType', 'ServiceUnavailable'] as const;

/**
 * Who may make a call. `user`: requires an access token (`Authorization: Bearer`); `refresh-token`: requires a
 * refresh token (`x-refresh-token`); `staff`: requires an access token of the operator's desk and the call's `right`.
 * A call without `access` is open to anyone, but a token sent with it must be valid.
 */
export type Access = 'user' | 'refresh-token' | 'staff';

type Shape = z.core.$ZodType;

/**
 * A call, declared once for the server, the browser and the OpenAPI page. `path` holds parameters as `{name}`; `data`
 * is the reply's `data`, `siblings` are the fields beside it on the wire.
 */
export interface Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Data extends Shape = Shape,
  Siblings extends Record<string, Shape> = Record<string, Shape>,
  Allowed extends Access | undefined = Access | undefined,
> {
  /** Verb-noun; file, handler, query and SQL use the same name. */
  readonly name: string;
  /** Served by the auth host; absent = by the main API. */
  readonly host?: 'accounts';
  readonly access?: Allowed;
  /** What staff must be allowed to do, for calls of the desk. */
  readonly right?: DeskRight;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Message of a ValidationError of the body, which otherwise names the fields (BIZ-08). */
  readonly invalidMessage?: string;
  /** The request body is a file of this type instead of JSON and is read as a stream. */
  readonly fileType?: 'text/csv';
  /** Replies 202: the work is done later, and the reply says where to ask for its state. */
  readonly accepted?: true;
  /** Replies with a stream of server-sent events; each carries a `data`. */
  readonly stream?: true;
  readonly data: Data;
  readonly siblings?: Siblings;
  readonly errors: readonly ErrorName[];
  /** Seconds a shared cache may keep the reply; absent = not cacheable. */
  readonly freshSeconds?: number;
  /** A write that clients may retry: with the same `Idempotency-Key` header it runs once. */
  readonly idempotent?: true;
}

/** Checks the form of a call and keeps its literal types. */
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

/** The input of a call: only the parts that it declares. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _D, infer _S, infer _A>
    ? (z.core.$ZodType extends P ? unknown : { params: InputOf<P> }) &
        (z.core.$ZodType extends Q ? unknown : { query?: InputOf<Q> }) &
        (z.core.$ZodType extends B ? unknown : { body: InputOf<B> })
    : never;

/** The reply on the wire. */
export type CallReply<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer D, infer S, infer _A>
    ? { success: true; data: z.output<D> } & (string extends keyof S
        ? unknown
        : { [K in keyof S]: z.output<S[K]> })
    : never;

import type * as z from 'zod/mini';
import type { ErrorName } from './error-names.ts';

export type Room = 'catalog' | 'search' | 'business' | 'social' | 'needhelp';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.core.$ZodType;

/**
 * One call of the main API, declared once for the server, the browser and the OpenAPI page.
 * `path` holds parameters as `{name}`; `data` is the reply's `data`, `siblings` stand beside it on the wire.
 */
export interface Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Data extends Shape = Shape,
  Siblings extends Record<string, Shape> = Record<string, Shape>,
> {
  /** Verb-noun, the same word as the file, the handler, the query and the SQL. */
  readonly name: string;
  readonly room: Room;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
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
>(call: Call<Params, Query, Body, Data, Siblings>): Call<Params, Query, Body, Data, Siblings> {
  return call;
}

type InputOf<S> = [S] extends [z.core.$ZodType] ? (z.core.$ZodType extends S ? unknown : z.input<S>) : never;

/** What a caller passes: only the parts that the call declares. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _D, infer _S>
    ? (z.core.$ZodType extends P ? unknown : { params: InputOf<P> }) &
        (z.core.$ZodType extends Q ? unknown : { query?: InputOf<Q> }) &
        (z.core.$ZodType extends B ? unknown : { body: InputOf<B> })
    : never;

/** The reply as it stands on the wire. */
export type CallReply<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer D, infer S>
    ? { success: true; data: z.output<D> } & (string extends keyof S
        ? unknown
        : { [K in keyof S]: z.output<S[K]> })
    : never;

import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Access, Call, CallReply } from '@wbn/contract/call.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import type * as z from 'zod/mini';
import type { Services } from '../services.ts';

// biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
export type AnyCall = Call<any, any, any, any, any>;

// biome-ignore lint/suspicious/noExplicitAny: any call that is for people who are signed in
type UserCall = Call<any, any, any, any, any, Extract<Access, 'user'>>;

type Part<C, Key extends keyof C> =
  NonNullable<C[Key]> extends z.core.$ZodType ? z.output<NonNullable<C[Key]>> : never;

/** What a handler is given: the checked parts of the request, the language of the reply, the services. */
export interface HandlerInput<C extends AnyCall> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
  /** The request itself, as it comes in, for calls with a `fileType`; nobody has read or limited it yet. */
  readonly file: Readable;
  readonly language: Language;
  /**
   * Who asks: always there when the call's `access` is 'user', else undefined for visitors. A handler that reads it makes its
   * reply depend on the person: no shared cache keeps it.
   */
  readonly user: C extends UserCall ? Bearer : Bearer | undefined;
  /** Who asks, as far as the trusted proxies tell. */
  readonly clientAddress: string;
  /** The `Idempotency-Key` header, for calls that take one. */
  readonly idempotencyKey: string | undefined;
  readonly services: Services;
}

/** The line of a call with a `stream`. */
export interface StreamConnection {
  /** Throws, or rejects, as soon as the token is not good any more. */
  admit(): unknown;
  /** Writes the head; from then on the handler writes events and ends. */
  open(): ServerResponse;
}

/** The reply without `success`, which the server adds. */
export type HandlerReply<C> = Omit<CallReply<C>, 'success'>;

type Listen = (input: HandlerInput<AnyCall> & { readonly connection: StreamConnection }) => Promise<void>;

/** A call of the contract with the function that answers it. */
export interface BoundHandler {
  readonly call: AnyCall;
  /** It may take long, such as a search: beyond what can be answered in time it is refused (503). */
  readonly costly: boolean;
  handle(input: HandlerInput<AnyCall>): Promise<object> | object;
}

/** A call with a `stream`, with the function that opens it. */
export interface BoundStream {
  readonly call: AnyCall;
  readonly listen: Listen;
}

/** Binds a call to the function that answers it. */
export function defineHandler<C extends AnyCall>(
  call: C,
  handle: (input: HandlerInput<C>) => Promise<HandlerReply<C>> | HandlerReply<C>,
  { costly = false } = {},
): BoundHandler {
  return { call, costly, handle: handle as BoundHandler['handle'] };
}

/** Binds a call with a `stream` to the function that writes its events. */
export function defineStreamHandler<C extends AnyCall>(
  call: C,
  listen: (input: HandlerInput<C> & { readonly connection: StreamConnection }) => Promise<void>,
): BoundStream {
  return { call, listen: listen as Listen };
}

/** The handlers among what modules export. */
export function handlersOf(modules: readonly object[]): (BoundHandler | BoundStream)[] {
  return modules.flatMap((module) => Object.values(module).filter(isHandler));
}

function isHandler(value: unknown): value is BoundHandler | BoundStream {
  return (
    typeof value === 'object' && value !== null && 'call' in value && ('handle' in value || 'listen' in value)
  );
}

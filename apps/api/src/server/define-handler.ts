import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Access, Call, CallReply } from '@wbn/contract/call.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import type * as z from 'zod/mini';
import type { Services } from '../services.ts';
import type { DeskStaff } from '../staff/require-staff.ts';

// biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
export type AnyCall = Call<any, any, any, any, any>;

// biome-ignore lint/suspicious/noExplicitAny: any call that is for people who are signed in
type UserCall = Call<any, any, any, any, any, Extract<Access, 'user'>>;

// biome-ignore lint/suspicious/noExplicitAny: any call of the desk
type StaffCall = Call<any, any, any, any, any, Extract<Access, 'staff'>>;

type Part<C, Key extends keyof C> =
  NonNullable<C[Key]> extends z.core.$ZodType ? z.output<NonNullable<C[Key]>> : never;

/** Input of a handler: the validated parts of the request, the language of the reply, the services. */
export interface HandlerInput<C extends AnyCall> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
  /** The request as a stream, for calls with a `fileType`; not yet read or limited. */
  readonly file: Readable;
  readonly language: TextLanguage;
  /**
   * The signed-in person: always set when the call's `access` is 'user', otherwise undefined for visitors. Reading it
   * makes the reply depend on the person, so that shared caches do not store it.
   */
  readonly user: C extends UserCall ? Bearer : Bearer | undefined;
  /** The colleague who calls, for calls with the access 'staff'. */
  readonly staff: C extends StaffCall ? DeskStaff : undefined;
  /** IP address of the client, as far as the trusted proxies report it. */
  readonly clientAddress: string;
  /** The `Idempotency-Key` header, for calls that take one. */
  readonly idempotencyKey: string | undefined;
  readonly services: Services;
}

/** Connection of a call with a `stream`. */
export interface StreamConnection {
  /** Throws or rejects once the token is no longer valid. */
  admit(): unknown;
  /** Writes the response head; the handler then writes events and ends the response. */
  open(): ServerResponse;
}

/** The reply without `success`, which the server adds. */
export type HandlerReply<C> = Omit<CallReply<C>, 'success'>;

type Listen = (input: HandlerInput<AnyCall> & { readonly connection: StreamConnection }) => Promise<void>;

/** A call of the contract with its handler. */
export interface BoundHandler {
  readonly call: AnyCall;
  /** True for slow calls, such as searches: when too many run at once, further ones are refused (503). */
  readonly costly: boolean;
  handle(input: HandlerInput<AnyCall>): Promise<object> | object;
}

/** A call with a `stream`, with its handler. */
export interface BoundStream {
  readonly call: AnyCall;
  readonly listen: Listen;
}

/** Binds a call to its handler. */
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

/** Returns the handlers that modules export. */
export function handlersOf(modules: readonly object[]): (BoundHandler | BoundStream)[] {
  return modules.flatMap((module) => Object.values(module).filter(isHandler));
}

function isHandler(value: unknown): value is BoundHandler | BoundStream {
  return (
    typeof value === 'object' && value !== null && 'call' in value && ('handle' in value || 'listen' in value)
  );
}

import type { Readable } from 'node:stream';
import { replyLanguage } from '@wbn/contract/shared/request-language.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import type { TokenCheck } from '@wbn/host/access/token-check.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { type Admission, OverloadedError } from '@wbn/host/limits/admission.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { type DeskStaff, requireStaff } from '../staff/require-staff.ts';
import type { AnyCall, BoundHandler, HandlerInput } from './define-handler.ts';
import { describeIssue } from './describe-issue.ts';
import { replyWriter } from './reply-schema.ts';
import { requireAccess } from './require-access.ts';

const context = { error: describeIssue };

/** Validates one part of a request (params, query or body) by its schema. Throws ValidationError by field. */
function readInput<S extends z.core.$ZodType>(schema: S, part: string, input: unknown): z.output<S> {
  const result = z.safeParse(schema, input, context);
  if (!result.success) throw toValidationError(part, result.error.issues);
  return result.data;
}

function toValidationError(part: string, issues: readonly z.core.$ZodIssue[]): CallError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    fields[issue.path.join('.') || part] ??= issue.message;
  }
  return validationError(fields);
}

const form = /^[\w-]{8,100}$/;
const problem = 'must be 8 to 100 letters, digits, dashes or underscores';

/** Returns the Idempotency-Key, or undefined. Throws ValidationError for a malformed one. */
function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && form.test(header)) return header;
  throw validationError({ 'idempotency-key': problem }, `Idempotency-Key: ${problem}`);
}

const staleSeconds = 86_400;

/** Registers a call of the contract as a route: validates the input, runs the handler, sends the declared reply. */
export function registerCall(
  server: FastifyInstance,
  bound: BoundHandler,
  services: Services,
  checkToken: TokenCheck,
  admission: Admission,
): void {
  const { call } = bound;
  const cacheControl = call.freshSeconds
    ? `public, max-age=${call.freshSeconds}, stale-while-revalidate=${staleSeconds}`
    : 'no-store';

  server.route({
    method: call.method,
    url: routePath(call),
    ...writesReplies(call),
    // Refused before its body is read.
    ...(bound.costly && {
      onRequest: async () => {
        if (admission.isFull()) throw new OverloadedError();
      },
    }),
    handler: async (request, reply) => {
      const access = requireAccess(call, request.headers.authorization, checkToken);
      const user = access instanceof Promise ? await access : access;
      const asked = { forUser: false };
      const staff = await staffOf(call, request, services, user);
      const input = readRequest(call, request, services, user, asked, staff);
      reply.header('content-language', input.language);
      vary(reply, 'Accept-Language');
      const answer = bound.costly
        ? await admission.run(async () => bound.handle(input))
        : await bound.handle(input);
      reply.code(successStatus(call));
      if (asked.forUser) vary(reply, 'Authorization');
      reply.header('cache-control', asked.forUser && user ? 'private, no-store' : cacheControl);
      return { success: true, ...answer };
    },
  });
}

/** Makes Fastify serialize with the contract's schema, which it does only for routes with a schema. */
export function writesReplies(call: AnyCall): Pick<RouteOptions, 'schema' | 'serializerCompiler'> {
  const write = replyWriter(call);
  return { schema: { response: { [successStatus(call)]: {} } }, serializerCompiler: () => write };
}

/** 202 for calls that are done later. */
export function successStatus(call: Pick<AnyCall, 'accepted'>): 200 | 202 {
  return call.accepted ? 202 : 200;
}

/** Converts a path of the contract to Fastify's form: `business/profile/{id}` becomes `/business/profile/:id`. */
export function routePath(call: AnyCall): string {
  return `/${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Returns the colleague who calls; undefined for calls that are not for staff. Throws Forbidden or SecondFactorTooOld. */
export async function staffOf(
  call: AnyCall,
  { ip: address, id: requestID }: FastifyRequest,
  { db }: Pick<Services, 'db'>,
  user: Bearer | undefined,
): Promise<DeskStaff | undefined> {
  if (call.access !== 'staff' || !user) return undefined;
  if (!call.right) throw new Error(`The call ${call.name} names no right`);
  return requireStaff(db, user, call.right, { address, requestID });
}

/** Validates the parts of a request; `asked` tells afterwards whether the reply depends on the person. */
export function readRequest(
  call: AnyCall,
  request: FastifyRequest,
  services: Services,
  user: Bearer | undefined,
  asked: { forUser: boolean },
  staff: DeskStaff | undefined,
): HandlerInput<AnyCall> {
  return {
    get user() {
      asked.forUser = true;
      return user;
    },
    get staff() {
      asked.forUser = true;
      return staff as undefined;
    },
    params: call.params && readInput(call.params, 'params', request.params),
    query: call.query && readInput(call.query, 'query', request.query),
    body: readBody(call, call.method === 'DELETE' ? withQuery(request) : request.body),
    get file() {
      return readFile(request.body);
    },
    language: replyLanguage(request.headers['accept-language']),
    idempotencyKey: call.idempotent && readIdempotencyKey(request.headers['idempotency-key']),
    // Computed only for calls that are rate-limited, because it parses the proxies' header.
    get clientAddress() {
      return request.ip;
    },
    services,
  };
}

/** Not every client sends a body with DELETE, so its fields may be in the query. */
function withQuery({ query, body }: FastifyRequest): unknown {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) return body;
  return { ...(query as object), ...body };
}

function readBody({ body, invalidMessage }: AnyCall, sent: unknown): unknown {
  try {
    return body && readInput(body, 'body', sent === undefined ? {} : sent);
  } catch (error) {
    if (!invalidMessage || !(error instanceof CallError)) throw error;
    throw new CallError(error.name, invalidMessage, error.fields);
  }
}

/** Without a body Fastify runs no parser, and the content type is unchecked. */
function readFile(body: unknown): Readable {
  if (body === undefined)
    throw new CallError('ValidationError', 'The request is empty: send the file itself.');
  return body as Readable;
}

function vary(reply: FastifyReply, fields: string): void {
  const given = reply.getHeader('vary');
  reply.header('vary', given ? `${given}, ${fields}` : fields);
}

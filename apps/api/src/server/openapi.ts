import type { Access, Call } from '@wbn/contract/call.ts';
import type { ListedCall } from '@wbn/contract/calls.ts';
import { type ErrorName, errorStatus, refusalReasons } from '@wbn/contract/error-names.ts';
import { replySchema } from '@wbn/contract/reply-schema.ts';
import { distinct } from '@wbn/contract/shared/distinct.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { successStatus } from './register-call.ts';
import type { JsonSchema } from './reply-schema.ts';

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'name', 'message'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    name: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    reason: { type: 'string', enum: [...refusalReasons] },
  },
};

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeated with the same key and body, the write is done once',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

const securitySchemes: JsonSchema = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Good for 15 minutes; comes from get-session and refresh-token of the auth host',
  },
  refreshToken: { type: 'apiKey', in: 'header', name: 'x-refresh-token' },
};

/** Alternatives of OpenAPI's `security`: one entry must be satisfied; the empty one allows anyone. */
const security: Record<Access | 'anyone', JsonSchema[]> = {
  user: [{ accessToken: [] }],
  staff: [{ accessToken: [] }],
  'refresh-token': [{ refreshToken: [] }],
  anyone: [{}, { accessToken: [] }],
};

/** Makes the OpenAPI 3.0 document of all calls from the contract. `accountsUrl` is the auth host. */
export function makeOpenApi(calls: readonly ListedCall[], accountsUrl: string): JsonSchema {
  let paths: JsonSchema | undefined;
  return {
    openapi: '3.0.3',
    info: {
      title: 'WBN API',
      version: '1.0.0',
      description:
        'The directory of companies and their products. Every reply is `{ success: true, data }`; an error is ' +
        '`{ success: false, name, message, fields?, reason? }` with a name of one closed list. Paths work with and ' +
        'without a trailing slash. Calls of the room `account` are answered by the auth host.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map((call) => call.room))].map((name) => ({ name })),
    // Computed on the first request instead of at each start.
    get paths() {
      paths ??= describePaths(calls, accountsUrl);
      return paths;
    },
    components: { schemas: { Error: errorSchema }, securitySchemes },
  };
}

function describePaths(calls: readonly ListedCall[], accountsUrl: string): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  // OpenAPI takes paths that differ in the names of parameters alone for one: `social/block/{resourceType}` has the methods of both.
  const known = new Map<string, string>();
  for (const call of calls) {
    const pattern = call.path.replace(parameters, '{}');
    const path = known.get(pattern) ?? call.path;
    known.set(pattern, path);
    const key = `/${path}`;
    paths[key] = { ...paths[key], [call.method.toLowerCase()]: describeCall(call, path, accountsUrl) };
  }
  return paths;
}

const parameters = /\{(\w+)\}/g;

const parameterNames = (path: string) => [...path.matchAll(parameters)].map(([, name = '']) => name);

/** The parameters of a call's path under the names that they have in `path`, which another call may have named first. */
function describePathParameters({ params, path: own }: ListedCall, path: string): JsonSchema[] {
  const names = parameterNames(own);
  return describeParameters(params, 'path').map((parameter) => ({
    ...parameter,
    name: parameterNames(path)[names.indexOf(String(parameter.name))] ?? parameter.name,
  }));
}

function describeCall(call: ListedCall, path: string, accountsUrl: string): JsonSchema {
  return {
    operationId: call.name,
    tags: [call.room],
    summary: call.summary,
    ...(call.host === 'accounts' ? { servers: [{ url: accountsUrl, description: 'Auth host' }] } : {}),
    security: security[call.access ?? 'anyone'],
    parameters: [
      ...describePathParameters(call, path),
      ...describeParameters(call.query, 'query'),
      {
        name: 'Accept-Language',
        in: 'header',
        required: false,
        description: 'Language of names in the reply',
        schema: { type: 'string', example: languages.join(', ') },
      },
      ...(call.idempotent ? [idempotencyKey] : []),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(call.body, 'input') } },
          },
        }
      : {}),
    ...(call.fileType
      ? {
          requestBody: {
            required: true,
            content: { [call.fileType]: { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    responses: {
      [successStatus(call)]: describeSuccess(call),
      ...describeErrors([...tokenErrors(call), ...requestErrors(call), ...call.errors]),
    },
  };
}

/** For a stream, describes the `data` of each event. */
function describeSuccess(call: Call): JsonSchema {
  if (call.stream)
    return {
      description: 'Server-sent events until the token expires; each carries an id and this as its data',
      content: { 'text/event-stream': { schema: toSchema(call.data, 'output') } },
    };
  return {
    description: call.accepted ? 'Accepted: it is done later' : 'Success',
    content: { 'application/json': { schema: toSchema(replySchema(call), 'output') } },
  };
}

function describeParameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Errors of tokens, the same for every call of the main API. */
function tokenErrors(call: Call): ErrorName[] {
  if (call.host === 'accounts') return [];
  const refused = ['JsonWebTokenError', 'TokenExpiredError', 'SessionError'] as const;
  const right = call.access === 'staff' ? (['Forbidden', 'SecondFactorTooOld'] as const) : [];
  return call.access ? ['TokenNotFound', ...refused, ...right] : [...refused];
}

/** Errors of requests that are refused before the handler runs. */
function requestErrors({ method, body, fileType }: Call): ErrorName[] {
  const takesBody = body !== undefined || fileType !== undefined || method === 'DELETE';
  return [
    'ValidationError',
    ...(takesBody ? (['RequestTimeout', 'PayloadTooLarge', 'UnsupportedMediaType'] as const) : []),
    ...(method === 'GET' ? [] : (['StorageFull'] as const)),
  ];
}

function describeErrors(names: readonly ErrorName[]): Record<string, JsonSchema> {
  const byStatus = new Map<number, ErrorName[]>();
  for (const name of new Set([...names, 'InternalError', 'ServiceUnavailable'] as const)) {
    const status = errorStatus[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.join(' or '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    ...{ io, target: 'openapi-3.0', unrepresentable: 'any' },
    override({ zodSchema, jsonSchema }) {
      if (refusesDoubles(zodSchema)) jsonSchema.uniqueItems = true;
    },
  }) as JsonSchema;
}

/** Whether a list is checked by `distinct`: JSON Schema has a word for this check, and zod cannot know. */
function refusesDoubles({ _zod: { def } }: z.core.$ZodType): boolean {
  return (def.checks ?? []).some(({ _zod }) => 'fn' in _zod.def && _zod.def.fn === distinct);
}

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves `/openapi.json` and the page at `/docs` that shows it, without resources of other hosts. */
export function serveDocs(server: FastifyInstance, document: JsonSchema): void {
  server.get('/openapi.json', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300').send(document);
  });
  let opening: Promise<FastifyInstance> | undefined;
  for (const url of ['/docs', '/docs/*'])
    server.get(url, async (request, reply) => {
      opening ??= openPage(document);
      const page = await opening;
      const { statusCode, headers, rawPayload } = await page.inject({ method: 'GET', url: request.url });
      if (statusCode >= 400) throw notFound('There is no such page. All calls: /docs');
      // The real request decides whether the connection stays open.
      const { connection: _, ...others } = headers;
      return reply.code(statusCode).headers(others).send(rawPayload);
    });
}

/** Loaded on the first visit, because few processes ever serve the page. */
async function openPage(document: JsonSchema): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const page = fastify();
  await page.register(swagger, { mode: 'static', specification: { document: document as never } });
  await page.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: pagePolicy,
    theme: { title: 'WBN API' },
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, deepLinking: true, docExpansion: 'list' },
  });
  return page;
}

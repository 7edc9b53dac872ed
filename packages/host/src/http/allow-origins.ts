import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

export interface OriginRules {
  /** Whether pages of an origin may read the replies. */
  readonly isAllowed: (origin: string) => boolean;
  readonly methods: readonly string[];
  readonly allowedHeaders: readonly string[];
  readonly exposedHeaders?: readonly string[];
  /** Whether such pages send this host's cookies along. */
  readonly credentials?: boolean;
}

/** Lets pages of some origins call the routes of a server or scope; pages of others get no answer to read. */
export async function allowOrigins(server: FastifyInstance, rules: OriginRules): Promise<void> {
  await server.register(fastifyCors, {
    origin: (origin, answer) => answer(null, origin !== undefined && rules.isAllowed(origin)),
    methods: [...rules.methods],
    allowedHeaders: [...rules.allowedHeaders],
    ...(rules.exposedHeaders && { exposedHeaders: [...rules.exposedHeaders] }),
    credentials: rules.credentials ?? false,
    // Two hours: no browser keeps it longer.
    maxAge: 7200,
    strictPreflight: false,
  });
}

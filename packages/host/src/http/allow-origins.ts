import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

export interface OriginRules {
  /** Tells whether pages of an origin may read replies. */
  readonly isAllowed: (origin: string) => boolean;
  readonly methods: readonly string[];
  readonly allowedHeaders: readonly string[];
  readonly exposedHeaders?: readonly string[];
  /** Whether these pages may send this host's cookies. */
  readonly credentials?: boolean;
}

/** Sets up CORS for the routes of a server or scope. */
export async function allowOrigins(server: FastifyInstance, rules: OriginRules): Promise<void> {
  await server.register(fastifyCors, {
    origin: (origin, answer) => answer(null, origin !== undefined && rules.isAllowed(origin)),
    methods: [...rules.methods],
    allowedHeaders: [...rules.allowedHeaders],
    ...(rules.exposedHeaders && { exposedHeaders: [...rules.exposedHeaders] }),
    credentials: rules.credentials ?? false,
    // Two hours, the longest that browsers cache preflights.
    maxAge: 7200,
    strictPreflight: false,
  });
}

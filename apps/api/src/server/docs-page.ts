import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from './reply-schema.ts';

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json` and the page at `/docs` that shows it; everything the page needs comes from this host. */
export async function serveDocs(server: FastifyInstance, document: JsonSchema): Promise<void> {
  server.get('/openapi.json', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300').send(document);
  });
  await server.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  await server.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: pagePolicy,
    theme: { title: 'WBN API' },
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, deepLinking: true, docExpansion: 'list' },
  });
}

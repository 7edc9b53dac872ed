import fastify, { type FastifyInstance } from 'fastify';
import type { JsonSchema } from './reply-schema.ts';

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json` and the page at `/docs` that shows it; everything the page needs comes from this host. */
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
      return reply.code(statusCode).headers(headers).send(rawPayload);
    });
}

/** What shows the document is loaded with the first look at it: few processes ever see one. */
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

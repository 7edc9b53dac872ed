import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './account/account-routes.ts';
import type { Host } from './host.ts';
import { outboxRoutes } from './outbox/outbox-routes.ts';
import { answerPage } from './page/answer-page.ts';
import { html } from './page/html.ts';
import { forgotRoutes } from './password/forgot-routes.ts';
import { resetRoutes } from './password/reset-routes.ts';
import { confirmRoutes } from './register/confirm-routes.ts';
import { registerRoutes } from './register/register-routes.ts';
import { isSameOrigin } from './same-origin.ts';
import { loginRoutes } from './sign-in/login-routes.ts';
import { passkeyRoutes } from './sign-in/passkey-routes.ts';
import { secondFactorRoutes } from './sign-in/second-factor-routes.ts';
import { staticRoutes } from './static-routes.ts';
import { tokenRoutes } from './tokens/token-routes.ts';

/** For whatever is no page; pages have a policy of their own (`answer-page.ts`). */
const headers = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** The account host, ready to listen. */
export async function createServer(host: Host): Promise<FastifyInstance> {
  const { settings } = host;
  const server = Fastify({
    logger: { level: settings.logLevel, base: { app: 'accounts' } },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 15_000,
    bodyLimit: 64 * 1024,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, caseSensitive: false },
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  server.addHook('onClose', () => host.post.settled());
  server.get('/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, data: { status: 'alive' } }),
  );
  staticRoutes(server);
  await server.register(tokenRoutes, { tokens: host.tokens, isSite: createSiteOriginCheck(settings) });
  await server.register(async (pages) => addPages(pages, host));
  server.setNotFoundHandler(async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const { title, lead } = visit.texts.missing;
    return answerPage(reply, visit, { title, body: html`<p class="lead">${lead}</p>` }, 404);
  });
  return server;
}

function addPages(server: FastifyInstance, host: Host): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // Before a foreign form is read.
  server.addHook('onRequest', async (request, reply) => {
    if (isSameOrigin(request, host.settings.accountsUrl)) return;
    const visit = host.readVisit(request, reply);
    const { title, lead } = visit.texts.foreign;
    await answerPage(reply, visit, { title, body: html`<p class="lead">${lead}</p>` }, 403);
  });
  server.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    // The address may hold a token: the route says enough.
    if (status === 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a page failed');
    const visit = host.readVisit(request, reply);
    const { title, lead } = visit.texts.failed;
    return answerPage(reply, visit, { title, body: html`<p class="lead">${lead}</p>` }, status);
  });
  server.get('/', (_request, reply) => reply.redirect('/login'));
  loginRoutes(server, host);
  secondFactorRoutes(server, host);
  passkeyRoutes(server, host);
  registerRoutes(server, host);
  confirmRoutes(server, host);
  forgotRoutes(server, host);
  resetRoutes(server, host);
  accountRoutes(server, host);
  outboxRoutes(server, host);
}

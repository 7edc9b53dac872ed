import fastifyCookie from '@fastify/cookie';
import { accountCalls } from '@wbn/contract/account/account-calls.ts';
import { errorStatus } from '@wbn/contract/error-names.ts';
import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { toErrorReply } from '@wbn/host/errors/error-reply.ts';
import { createFastify } from '@wbn/host/http/create-fastify.ts';
import { type Readiness, serveHealth } from '@wbn/host/http/health.ts';
import { logRequests } from '@wbn/host/http/logging.ts';
import { refuseBrokenAddress } from '@wbn/host/http/refuse-broken-address.ts';
import { securityHeaders } from '@wbn/host/http/security-headers.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountRoutes } from './account/account-routes.ts';
import type { Host } from './host.ts';
import { outboxRoutes } from './outbox/outbox-routes.ts';
import { answerPage } from './page/answer-page.ts';
import { assets } from './page/assets.ts';
import { choices, pageButton } from './page/text.ts';
import { createPages } from './pages.ts';
import { forgotRoutes, resetRoutes } from './password/password-routes.ts';
import { confirmRoutes } from './register/confirm-routes.ts';
import { registerRoutes } from './register/register-routes.ts';
import { loginRoutes } from './sign-in/login-routes.ts';
import { passkeyRoutes } from './sign-in/passkey-routes.ts';
import { secondFactorRoutes } from './sign-in/second-factor-routes.ts';
import { staffInvitationRoutes } from './staff/staff-invitation-routes.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { tokenRoutes } from './tokens/token-routes.ts';

/** Paths that are answered in JSON; all others answer with pages. */
const callPaths = new RegExp(
  `^/+(?:${accountCalls.map(({ path }) => path).join('|')}|health|ready|\\.well-known/jwks\\.json)/*$`,
);

/** Creates the server of the account host, ready to listen. */
export async function createServer(host: Host, readiness: Readiness): Promise<FastifyInstance> {
  const { settings } = host;
  const server = createFastify({
    app: 'accounts',
    logLevel: settings.logLevel,
    trustedProxies: settings.trustedProxies,
    // Pages have their own content security policy (`answer-page.ts`).
    headers: securityHeaders({ pages: true }),
    requestTimeout: 15_000,
    bodyLimit: 64 * 1024,
    routerOptions: { caseSensitive: false },
  });
  logRequests(server);
  await server.register(fastifyCookie);
  refuseBrokenAddress(server);
  serveHealth(server, readiness);
  assetRoutes(server);
  const isSite = createSiteOriginCheck(settings);
  await server.register(tokenRoutes, {
    tokens: host.tokens,
    isAllowed: (origin) => origin === settings.deskUrl || isSite(origin),
  });
  await server.register(async (pages) => addPages(pages, host));
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const methods = server.allowedMethods(path);
    // A closed page comes here too.
    const allowed = methods.includes(request.method) ? [] : methods;
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    if (callPaths.test(path) && allowed.length > 0)
      throw new CallError('MethodNotAllowed', `${path} takes ${allowed.join(', ')}, not ${request.method}.`);
    const visit = host.readVisit(request, reply);
    const { account, missing, refused } = visit.texts;
    const { title, lead } = allowed.length > 0 ? refused : missing;
    const body = choices(pageButton(visit, '/account', account.title));
    return answerPage(reply, visit, { title, lead, body }, allowed.length > 0 ? 405 : 404);
  });
  return server;
}

function addPages(server: FastifyInstance, host: Host): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // Refuses forms of other origins before reading their body.
  server.addHook('onRequest', async (request, reply) => {
    if (isSameOrigin(request, host.settings.accountsUrl)) return;
    const visit = host.readVisit(request, reply);
    const { title, lead } = visit.texts.foreign;
    await answerPage(reply, visit, { title, lead }, 403);
  });
  server.setErrorHandler(async (error, request, reply) => {
    const { name } = toErrorReply(error, request.routeOptions.bodyLimit);
    const status = errorStatus[name];
    // Logs the route, because the address may contain a token.
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a page failed');
    if (status === 503) reply.header('retry-after', '5');
    const visit = host.readVisit(request, reply);
    const { title, lead } = status < 500 ? visit.texts.refused : visit.texts.failed;
    return answerPage(reply, visit, { title, lead }, status);
  });
  server.get('/', (_request, reply) => reply.redirect('/login'));
  passkeyRoutes(server, host);
  const declared = createPages(server, host);
  loginRoutes(declared);
  secondFactorRoutes(declared);
  registerRoutes(declared);
  confirmRoutes(declared);
  forgotRoutes(declared);
  resetRoutes(declared);
  accountRoutes(declared);
  staffRoutes(declared);
  staffInvitationRoutes(declared);
  outboxRoutes(declared);
}

/** Browsers keep a file for a year, because its name changes with its content. */
const kept = 'public, max-age=31536000, immutable';

/** Serves style sheets, the font and the scripts of the account pages from memory; text is compressed. */
function assetRoutes(server: FastifyInstance): void {
  for (const { path, type, bytes, gzip } of assets) {
    server.get(path, (request, reply) => {
      reply.header('cache-control', kept).type(type);
      if (!gzip) return reply.send(bytes);
      reply.header('vary', 'Accept-Encoding');
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(bytes);
      return reply.header('content-encoding', 'gzip').send(gzip);
    });
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from a page of this host. Browsers send the origin of a form in `Origin`; when a browser hides it,
 * `Sec-Fetch-Site` still says whether it is the same.
 */
function isSameOrigin({ method, headers }: FastifyRequest, accountsUrl: string): boolean {
  if (safe.has(method)) return true;
  const { origin } = headers;
  if (origin !== undefined && origin !== 'null') return origin === accountsUrl;
  return headers['sec-fetch-site'] === 'same-origin';
}

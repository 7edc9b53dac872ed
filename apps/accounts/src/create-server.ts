import { readFileSync } from 'node:fs';
import { requestLanguage } from '@wbn/contract/shared/request-language.ts';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type AccountPage, renderAccountPage } from './account-page.ts';
import { createReturnAddress } from './return-address.ts';
import type { Settings } from './settings.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

const styles = readFileSync(new URL('account.css', import.meta.url), 'utf8');

/** The account host, ready to listen. */
export function createServer(
  settings: Pick<Settings, 'production' | 'siteUrl' | 'logLevel'>,
): FastifyInstance {
  const returnAddress = createReturnAddress(settings);
  const server = Fastify({
    logger: { level: settings.logLevel, base: { app: 'accounts' } },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 15_000,
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, caseSensitive: false },
  });

  const show = (page: AccountPage, status: number) => (request: FastifyRequest, reply: FastifyReply) => {
    const language = requestLanguage(request.headers['accept-language']);
    const back = returnAddress((request.query as Record<string, unknown>).continue);
    return reply
      .code(status)
      .headers({ 'content-language': language, vary: 'Accept-Language', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderAccountPage(page, language, back));
  };

  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  server.get('/', (_request, reply) => reply.redirect('/login'));
  server.get('/login', show('login', 200));
  server.get('/register', show('register', 200));
  server.get('/account.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(styles),
  );
  server.get('/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, data: { status: 'alive' } }),
  );
  server.setNotFoundHandler(show('missing', 404));
  return server;
}

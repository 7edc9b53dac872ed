import { accountCalls } from '@wbn/contract/account/account-calls.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { allowOrigins } from '@wbn/host/http/allow-origins.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { checkTokenHandler } from './check-token.ts';
import { getSessionHandler } from './get-session.ts';
import { logOutHandler } from './log-out.ts';
import { refreshTokenHandler } from './refresh-token.ts';
import { keysKeptFor } from './token-lifetimes.ts';
import type { TokenService } from './token-service.ts';

export interface TokenRoutesOptions {
  readonly tokens: TokenService;
  /** Whether an origin is a site of the network. */
  readonly isSite: (origin: string) => boolean;
}

/** Who answers each call of the contract that is for the auth host. */
const handlers = new Map(
  [refreshTokenHandler, getSessionHandler, checkTokenHandler, logOutHandler].map(
    ({ call, answer }) => [call.name, answer] as const,
  ),
);

/** Tokens over HTTP, for the pages of the network's sites, and the public keys for whoever checks tokens. */
export const tokenRoutes: FastifyPluginAsync<TokenRoutesOptions> = async (server, { tokens, isSite }) => {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    // Pages of the network's sites send this host's cookie along.
    await allowOrigins(scope, {
      isAllowed: isSite,
      credentials: true,
      methods: [...new Set(accountCalls.map(({ method }) => method))],
      allowedHeaders: ['authorization', 'content-type', 'x-refresh-token'],
    });
    answerCalls(scope, tokens);
  });
  publishKeys(server, tokens);
};

function answerCalls(server: FastifyInstance, tokens: TokenService): void {
  // Clients that always say JSON send the calls without a body so.
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  for (const call of accountCalls) {
    const answer = handlers.get(call.name);
    if (!answer) throw new Error(`The call ${call.name} of the contract has no handler`);
    server.route({
      method: call.method,
      url: `/${call.path}`,
      bodyLimit: 4096,
      handler: async (request) => ({ success: true, data: await answer(request, tokens) }),
    });
  }
}

function publishKeys(server: FastifyInstance, tokens: TokenService): void {
  server.get('/.well-known/jwks.json', async (_request, reply) => {
    reply
      .header('cache-control', `public, max-age=${keysKeptFor}`)
      .header('access-control-allow-origin', '*');
    return tokens.publishedKeys();
  });
}

async function readJson(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  if (text.length === 0) return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    throw new CallError('ValidationError', 'The body is not valid JSON.');
  }
}

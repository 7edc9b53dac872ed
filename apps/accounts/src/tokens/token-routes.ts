import { accountCalls } from '@wbn/contract/account/account-calls.ts';
import { handoffSchema } from '@wbn/contract/account/get-session.ts';
import { findBearerToken, readBearerToken } from '@wbn/host/access/access-token.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { allowOrigins } from '@wbn/host/http/allow-origins.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readBrowserSecret } from './browser-secret.ts';
import { keysKeptFor } from './token-lifetimes.ts';
import type { TokenService } from './token-service.ts';

export interface TokenRoutesOptions {
  readonly tokens: TokenService;
  /** Whether an origin is a site of the network. */
  readonly isSite: (origin: string) => boolean;
}

type Answer = (request: FastifyRequest, tokens: TokenService) => Promise<object>;

/** The calls of the contract that the auth host answers, by their verb-noun. */
const answers = new Map<string, Answer>([
  ['refresh-token', (request, tokens) => tokens.refresh(requireRefreshToken(request), visitor(request))],
  [
    'get-session',
    (request, tokens) => {
      const claim = { browserSecret: readBrowserSecret(request), site: request.headers.origin };
      const { token: code, verifier } = readHandoff(request.body);
      return tokens.redeemHandoff({ code, verifier, ...claim }, visitor(request));
    },
  ],
  [
    'check-token',
    async (request, tokens) => {
      const { userID, tokenExpire } = await tokens.check(requireToken(request));
      return { userID, tokenExpire };
    },
  ],
  [
    'log-out',
    async (request, tokens) => {
      // What is no token says nothing of who logs out, and does not keep them from it.
      const token = findBearerToken(request.headers.authorization);
      await tokens.logOut({ token, refreshToken: readRefreshToken(request) });
      return {};
    },
  ],
]);

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
    const answer = answers.get(call.name);
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

function readHandoff(body: unknown): z.output<typeof handoffSchema> {
  const result = z.safeParse(handoffSchema, body);
  if (!result.success) throw new CallError('ValidationError', 'token: must be the code of a sign-in');
  return result.data;
}

function requireToken(request: FastifyRequest): string {
  const token = readBearerToken(request.headers.authorization);
  if (token) return token;
  throw new CallError('TokenNotFound', 'Send the access token: Authorization: Bearer <token>');
}

function requireRefreshToken(request: FastifyRequest): string {
  const token = readRefreshToken(request);
  if (token) return token;
  throw new CallError('TokenNotFound', 'Send the refresh token in the header x-refresh-token.');
}

function readRefreshToken({ headers }: FastifyRequest): string | undefined {
  const header = headers['x-refresh-token'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

function visitor(request: FastifyRequest) {
  return { userAgent: request.headers['user-agent'], address: request.ip };
}

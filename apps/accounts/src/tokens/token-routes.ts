import { accountCalls, handoffSchema } from '@wbn/contract/account/account-calls.ts';
import { findBearerToken, readBearerToken } from '@wbn/host/access/access-token.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { allowOrigins } from '@wbn/host/http/allow-origins.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readBrowserSecret } from './handoff.ts';
import type { Visitor } from './refresh-token.ts';
import { keysKeptFor } from './token-lifetimes.ts';
import type { TokenService } from './token-service.ts';

export interface TokenRoutesOptions {
  readonly tokens: TokenService;
  /** Whether an origin is a site of the network or the desk. */
  readonly isAllowed: (origin: string) => boolean;
}

/** Returns the `data` of a call; all but `log-out` throw CallError. */
type Answer = (request: FastifyRequest, tokens: TokenService) => Promise<object>;

const answers: Record<string, Answer> = {
  'check-token': async ({ headers }, tokens) => {
    const token = readBearerToken(headers.authorization);
    if (!token) throw new CallError('TokenNotFound', 'Send the access token: Authorization: Bearer <token>');
    const { userID, tokenExpire } = await tokens.check(token);
    return { userID, tokenExpire };
  },
  'get-session': async (request, tokens) => {
    const handoff = z.safeParse(handoffSchema, request.body);
    if (!handoff.success) throw new CallError('ValidationError', 'token: must be the code of a sign-in');
    const { token: code, verifier } = handoff.data;
    const claim = { browserSecret: readBrowserSecret(request), site: request.headers.origin };
    return tokens.redeemHandoff({ code, verifier, ...claim }, readVisitor(request));
  },
  'log-out': async (request, tokens) => {
    // A malformed header does not prevent signing out by the other token.
    const token = findBearerToken(request.headers.authorization);
    await tokens.logOut({ token, refreshToken: readRefreshToken(request) });
    return {};
  },
  'refresh-token': async (request, tokens) => {
    const token = readRefreshToken(request);
    if (!token) throw new CallError('TokenNotFound', 'Send the refresh token in the header x-refresh-token.');
    return tokens.refresh(token, readVisitor(request));
  },
};

function readRefreshToken({ headers }: FastifyRequest): string | undefined {
  const header = headers['x-refresh-token'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

function readVisitor(request: FastifyRequest): Visitor {
  return { userAgent: request.headers['user-agent'], address: request.ip };
}

/** Serves tokens to the pages of the network's sites and the desk, and the public keys to hosts that verify tokens. */
export const tokenRoutes: FastifyPluginAsync<TokenRoutesOptions> = async (server, { tokens, isAllowed }) => {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    // Pages of the network's sites and the desk send this host's cookie.
    await allowOrigins(scope, {
      isAllowed,
      credentials: true,
      methods: [...new Set(accountCalls.map(({ method }) => method))],
      allowedHeaders: ['authorization', 'content-type', 'x-refresh-token'],
    });
    answerCalls(scope, tokens);
  });
  publishKeys(server, tokens);
};

function answerCalls(server: FastifyInstance, tokens: TokenService): void {
  // Some clients send `content-type: application/json` without a body.
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  for (const call of accountCalls) {
    const answer = answers[call.name];
    if (!answer) throw new Error(`The call ${call.name} of the contract has no answer`);
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

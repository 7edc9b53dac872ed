import { accountCalls } from '@wbn/contract/account/account-calls.ts';
import { handoffSchema } from '@wbn/contract/account/get-session.ts';
import { type ErrorReply, errorStatus } from '@wbn/contract/error-names.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readBrowserSecret } from './browser-secret.ts';
import { TokenError } from './token-error.ts';
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
      await tokens.logOut({ token: readToken(request), refreshToken: readRefreshToken(request) });
      return {};
    },
  ],
]);

/** Tokens over HTTP, for the pages of the network's sites, and the public keys for whoever checks tokens. */
export const tokenRoutes: FastifyPluginAsync<TokenRoutesOptions> = async (server, { tokens, isSite }) => {
  server.setErrorHandler(sendError);
  // Clients that always say JSON send the calls without a body so.
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  for (const call of accountCalls) {
    const answer = answers.get(call.name);
    if (!answer) throw new Error(`The call ${call.name} of the contract has no handler`);
    const url = `/${call.path}`;
    const allow = allowSites(isSite, call.method);
    server.route({
      method: call.method,
      url,
      bodyLimit: 4096,
      onRequest: allow,
      handler: async (request) => ({ success: true, data: await answer(request, tokens) }),
    });
    server.options(url, { onRequest: allow }, (_request, reply) => reply.code(204).send());
  }
  publishKeys(server, tokens);
};

function publishKeys(server: FastifyInstance, tokens: TokenService): void {
  server.get('/.well-known/jwks.json', async (_request, reply) => {
    reply
      .header('cache-control', `public, max-age=${keysKeptFor}`)
      .header('access-control-allow-origin', '*');
    return tokens.publishedKeys();
  });
}

/** Pages of the network's sites may call, and send this host's cookie; pages of others get no answer to read. */
function allowSites(isSite: (origin: string) => boolean, method: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers({ 'cache-control': 'no-store', vary: 'Origin' });
    const { origin } = request.headers;
    if (origin === undefined || !isSite(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'authorization, content-type, x-refresh-token',
      'access-control-max-age': '7200',
    });
  };
}

async function readJson(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  if (text.length === 0) return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    throw new TokenError('ValidationError', 'The body is not valid JSON.');
  }
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = toReply(error);
  const status = errorStatus[answer.name];
  if (status >= 500) request.log.error({ err: error, url: request.url }, answer.message);
  reply.code(status).header('cache-control', 'no-store').send(answer);
}

function toReply(error: unknown): ErrorReply {
  if (error instanceof TokenError) return { success: false, name: error.name, message: error.message };
  const status = typeof error === 'object' && error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return { success: false, name: 'ValidationError', message: 'The request could not be understood.' };
  return { success: false, name: 'InternalError', message: 'Something went wrong on our side.' };
}

function readHandoff(body: unknown): z.output<typeof handoffSchema> {
  const result = z.safeParse(handoffSchema, body);
  if (!result.success) throw new TokenError('ValidationError', 'token: must be the code of a sign-in');
  return result.data;
}

function requireToken(request: FastifyRequest): string {
  const token = readToken(request);
  if (token) return token;
  throw new TokenError('TokenNotFound', 'Send the access token: Authorization: Bearer <token>');
}

function requireRefreshToken(request: FastifyRequest): string {
  const token = readRefreshToken(request);
  if (token) return token;
  throw new TokenError('TokenNotFound', 'Send the refresh token in the header x-refresh-token.');
}

function readToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

function readRefreshToken({ headers }: FastifyRequest): string | undefined {
  const header = headers['x-refresh-token'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

function visitor(request: FastifyRequest) {
  return { userAgent: request.headers['user-agent'], address: request.ip };
}

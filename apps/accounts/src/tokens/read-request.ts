import { readBearerToken } from '@wbn/host/access/access-token.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './start-family.ts';

export function requireToken({ headers }: FastifyRequest): string {
  const token = readBearerToken(headers.authorization);
  if (token) return token;
  throw new CallError('TokenNotFound', 'Send the access token: Authorization: Bearer <token>');
}

export function readRefreshToken({ headers }: FastifyRequest): string | undefined {
  const header = headers['x-refresh-token'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}

export function requireRefreshToken(request: FastifyRequest): string {
  const token = readRefreshToken(request);
  if (token) return token;
  throw new CallError('TokenNotFound', 'Send the refresh token in the header x-refresh-token.');
}

export function readVisitor(request: FastifyRequest): Visitor {
  return { userAgent: request.headers['user-agent'], address: request.ip };
}

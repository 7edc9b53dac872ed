import type { FastifyReply, FastifyRequest } from 'fastify';
import { authHeaders } from '../auth/call-auth.ts';
import type { Host } from '../host.ts';

export interface CurrentSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly user: { readonly email: string; readonly name: string; readonly twoFactorEnabled: boolean };
}

/** Who is signed in on this host in this browser; keeps the session's cookie fresh. */
export async function currentSession(
  { auth }: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentSession | undefined> {
  const { headers, response } = await auth.api.getSession({
    headers: authHeaders(request),
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!response) return undefined;
  const { session, user } = response;
  const { email, name, twoFactorEnabled } = user;
  return {
    id: session.id,
    userId: session.userId,
    createdAt: session.createdAt,
    user: { email, name, twoFactorEnabled: twoFactorEnabled === true },
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { authHeaders } from './auth/call-auth.ts';
import type { Host } from './host.ts';
import type { Page } from './page/document.ts';
import type { Visit } from './visit.ts';

/** A request to a page of this host, with the ways to answer it. */
export interface Exchange {
  readonly host: Host;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly visit: Visit;
  /** Answers with a page. */
  readonly show: (page: Page, status?: number) => FastifyReply;
  /** Redirects to a path of this host and keeps `continue`. */
  readonly goTo: (path: string) => FastifyReply;
}

/** A request of a member who is signed in. */
export interface MemberExchange extends Exchange {
  readonly session: CurrentSession;
}

export interface CurrentSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly user: { readonly email: string; readonly name: string; readonly twoFactorEnabled: boolean };
}

/** The session of this browser on this host; renews its cookie. */
export async function currentSession({
  host,
  request,
  reply,
}: Exchange): Promise<CurrentSession | undefined> {
  const { headers, response } = await host.auth.api.getSession({
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

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../host.ts';
import { type CurrentSession, currentSession } from '../sign-in/current-session.ts';
import type { Visit } from '../visit.ts';

/**
 * The session of somebody who is signed in; others are sent to log in, and come back to this page afterwards. When it gives
 * nothing, the answer has been sent:
 *
 *     const session = await requireSignIn(host, request, reply, visit);
 *     if (!session) return reply;
 */
export async function requireSignIn(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
): Promise<CurrentSession | undefined> {
  const session = await currentSession(host, request, reply);
  if (session) return session;
  const query = new URLSearchParams({ continue: visit.back.href, next: visit.path });
  reply.redirect(`/login?${query}`, 303);
  return undefined;
}

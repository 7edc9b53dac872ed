import { recentSignIn } from '@wbn/host/access/recent-sign-in.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { withReturn } from '../../page/form.ts';
import type { CurrentSession } from '../../sign-in/current-session.ts';
import type { Visit } from '../../visit.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { findRecentSignIn } from './confirm.sql.ts';
import { confirmPath } from './confirm-page.ts';

/**
 * The session of somebody who has proved who they are a short while ago; others do it first, by password or passkey, and come back
 * to this page. When it gives nothing, the answer has been sent, as with `requireSignIn`.
 */
export async function requireRecentSignIn(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
): Promise<CurrentSession | undefined> {
  const session = await requireSignIn(host, request, reply, visit);
  if (!session) return undefined;
  if (await findRecentSignIn.first(host.db, { sessionID: session.id, ...recentSignIn })) return session;
  reply.redirect(withReturn({ back: visit.back, next: visit.path }, confirmPath), 303);
  return undefined;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { authHeaders, passCookies } from '../auth/call-auth.ts';
import type { Host } from '../host.ts';
import { findSession } from '../people.sql.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import type { Visit } from '../visit.ts';
import { firstStepsAddress } from './first-steps-address.ts';

/** Signs somebody in who has just confirmed their address, and sends them on to their first steps. */
export async function signInConfirmed(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  userId: string,
): Promise<FastifyReply> {
  const answer = await host.auth.api.signInPerson({
    body: { userId },
    headers: authHeaders(request),
    asResponse: true,
  });
  passCookies(answer, reply);
  const { token = '' } = (await answer.json()) as { token?: string };
  const session = await findSession.first(host.db, { token });
  if (!session) throw new Error('Confirmed, but no session was made');
  return finishSignIn(host, request, reply, { ...visit, back: firstStepsAddress(visit.back) }, session);
}

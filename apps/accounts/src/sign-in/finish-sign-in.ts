import type { FastifyReply } from 'fastify';
import { goOnToDesk } from '../desk-session/go-on-to-desk.ts';
import type { Exchange } from '../exchange.ts';
import { rememberDevice } from '../known-device.ts';
import { mailNewDevice } from '../mails/account-mails.ts';
import { findPerson, type Person } from '../people.sql.ts';
import { browserSecret } from '../tokens/handoff.ts';
import { deleteReturnCookies } from '../visit.ts';
import { refuseSuspended } from './suspended.ts';

/**
 * Redirects a member after the sign-in: to the requested page of this host, otherwise back to the site or the desk with a code that its
 * hand-off page exchanges for tokens (SES-11). Somebody whose account is suspended reads why instead.
 */
export async function finishSignIn(
  exchange: Exchange,
  session: { id: string; userId: string },
): Promise<FastifyReply> {
  const { host, reply, visit } = exchange;
  const refused = await refuseSuspended(exchange, session.userId);
  if (refused) return exchange.show(refused, 403);
  const person = await findPerson.first(host.db, { id: session.userId });
  if (person) await tellNewDevice(exchange, person);
  if (visit.next) return reply.redirect(visit.next, 303);
  return visit.isDesk ? goOnToDesk(exchange, session, handOff) : handOff(exchange, session);
}

/** Leads to the hand-off page of the site or the desk, with a code for this browser. */
async function handOff(
  { host, request, reply, visit }: Exchange,
  session: { id: string; userId: string },
): Promise<FastifyReply> {
  const code = await host.tokens.createHandoff({
    userID: session.userId,
    sessionID: session.id,
    browserSecret: browserSecret(request, reply),
    challenge: visit.challenge,
    site: visit.back.origin,
  });
  deleteReturnCookies(reply, visit);
  const address = new URL('/SetID/', visit.back);
  address.searchParams.set('token', code);
  address.searchParams.set('continue', visit.back.href);
  return reply.redirect(address.href, 303);
}

/** Records the browser, and mails the owner when it is new to an account that has others. */
async function tellNewDevice(exchange: Exchange, { id: userID, email }: Person): Promise<void> {
  const { host, request, visit } = exchange;
  await host.db.transaction().execute(async (transaction) => {
    const isNew = await rememberDevice(transaction, exchange, { userID, email });
    if (!isNew) return;
    const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
    await mailNewDevice.add(transaction, visit, { userID, userAgent, at: new Date().toISOString() });
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../host.ts';
import { rememberDevice } from '../known-device.ts';
import { findPerson, type Person } from '../people.sql.ts';
import { browserSecret } from '../tokens/browser-secret.ts';
import { forgetReturn, type Visit } from '../visit.ts';
import { addNewDeviceMail } from './mail-new-device.ts';

/**
 * Sends somebody who is signed in here on: to the page of this host that they asked for, else back to the site that they came
 * from, with a code that its hand-off page exchanges for tokens (SES-11).
 */
export async function finishSignIn(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  session: { id: string; userId: string },
): Promise<FastifyReply> {
  const person = await findPerson.first(host.db, { id: session.userId });
  if (person) await tellNewDevice(host, request, reply, visit, person);
  if (visit.next) return reply.redirect(visit.next, 303);
  const code = await host.tokens.createHandoff({
    userID: session.userId,
    sessionID: session.id,
    browserSecret: browserSecret(request, reply),
    challenge: visit.challenge,
    site: visit.back.origin,
  });
  forgetReturn(reply, visit);
  const address = new URL('/SetID/', visit.back);
  address.searchParams.set('token', code);
  address.searchParams.set('continue', visit.back.href);
  return reply.redirect(address.href, 303);
}

/** Remembers the browser, and mails the owner when it is new to an account that has others. */
async function tellNewDevice(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  { id: userID, email }: Person,
): Promise<void> {
  await host.db.transaction().execute(async (transaction) => {
    const given = { userID, email, secure: visit.secure };
    const isNew = await rememberDevice(transaction, host, request, reply, given);
    if (!isNew) return;
    await addNewDeviceMail(transaction, { userID, userAgent: request.headers['user-agent'], visit });
  });
}

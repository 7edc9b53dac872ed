import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { indexPerson } from '@wbn/host/jobs/index-person.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { confirmUser } from '../auth/confirmation.sql.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { deleteCookie, writeCookie } from '../cookies.ts';
import { confirmStaffPath } from '../desk-session/go-on-to-desk.ts';
import { currentSession, type Exchange } from '../exchange.ts';
import { readSecret, withReturn } from '../page/form.ts';
import type { Pages } from '../pages.ts';
import { findPersonByEmail } from '../people.sql.ts';
import { findRegisterProblems, readRegisterFields } from '../register/register-fields.ts';
import { registerPerson } from '../register/registration.ts';
import { signInPerson } from '../sign-in/sign-in-person.ts';
import { hashSecret } from '../tokens/secrets.ts';
import {
  acceptStaffInvitation,
  findStaffInvitation,
  insertStaffMember,
  recordAcceptance,
  type StaffInvitationRow,
} from './staff-invitation.sql.ts';
import {
  acceptPage,
  goneInvitationPage,
  newAccountPage,
  otherAccountPage,
  signInPage,
  staffInvitationPath,
} from './staff-invitation-pages.ts';

/** Keeps the token of the link on the way through the sign-in, for an hour. */
const cookieName = 'wbn_staff_invitation';
const form = /^[\w-]{43}$/;

/**
 * Pages of the link in an invitation to the desk. Opening it changes nothing, because programs that check mails open links too. Accepting
 * needs the account of the invited address; whoever has none makes it here.
 */
export function staffInvitationRoutes({ host, open }: Pages): void {
  open.get(staffInvitationPath, async (exchange) => {
    const { reply, visit, show } = exchange;
    const hash = linkOf(exchange);
    const invitation = hash && (await findStaffInvitation.first(host.db, { hash }));
    if (!invitation) return show(goneInvitationPage(visit), 410);
    const token = visit.query.get('token');
    if (token) writeCookie(reply, cookieName, token, { maxAge: 3600, secure: visit.secure });
    const session = await currentSession(exchange);
    if (session?.user.email === invitation.email) return show(acceptPage(visit, invitation));
    if (session) return show(otherAccountPage(visit, invitation, session.user.email));
    const person = await findPersonByEmail.first(host.db, { email: invitation.email });
    if (person?.verified) return show(signInPage(visit, invitation));
    return show(newAccountPage(visit, invitation, { firstName: '', lastName: '' }));
  });

  open.post(staffInvitationPath, async (exchange) => {
    const { visit, show } = exchange;
    const hash = linkOf(exchange);
    const invitation = hash && (await findStaffInvitation.first(host.db, { hash }));
    if (!hash || !invitation) return show(goneInvitationPage(visit), 410);
    const session = await currentSession(exchange);
    if (!session) return acceptAsNewPerson(exchange, invitation, hash);
    if (session.user.email !== invitation.email)
      return show(otherAccountPage(visit, invitation, session.user.email), 403);
    const accepted = await host.db
      .transaction()
      .execute((transaction) => accept(transaction, exchange, { hash, userID: session.userId }));
    return accepted ? goToDesk(exchange) : show(goneInvitationPage(visit), 410);
  });
}

/** Makes the account and gives the place in one transaction, then signs the person in. */
async function acceptAsNewPerson(
  exchange: Exchange,
  invitation: StaffInvitationRow,
  hash: Buffer,
): Promise<FastifyReply> {
  const { host, request, visit, show } = exchange;
  const given = { ...readRegisterFields(request), email: invitation.email, companyName: '' };
  const password = readSecret(request, 'password');
  const problems = findRegisterProblems(visit, given, password);
  if (Object.keys(problems).length > 0) return show(newAccountPage(visit, invitation, given, problems), 422);
  const passwordHash = await hashPassword(password);
  const userID = await host.db.transaction().execute(async (transaction) => {
    const made = await registerPerson(transaction, { ...given, passwordHash, language: visit.language });
    // Somebody has made a confirmed account of the address meanwhile.
    if (!made) return undefined;
    await confirmUser.run(transaction, { userID: made, at: new Date() });
    await addJob(transaction, indexPerson, { userID: made }, made);
    // Thrown, so that no account is left without the place.
    if (!(await accept(transaction, exchange, { hash, userID: made })))
      throw new Error('The invitation has ended');
    return made;
  });
  if (!userID) return show(signInPage(visit, invitation), 409);
  await signInPerson(exchange, userID);
  return goToDesk(exchange);
}

/** Uses the invitation up and gives the place; false when it has ended meanwhile. */
async function accept(
  transaction: Kysely<Database>,
  { request }: Exchange,
  { hash, userID }: { readonly hash: Buffer; readonly userID: string },
): Promise<boolean> {
  const accepted = await acceptStaffInvitation.first(transaction, { hash, userID });
  if (!accepted) return false;
  const { id: invitationID, name, ...place } = accepted;
  await insertStaffMember.run(transaction, { userID, ...place });
  const asked = { address: request.ip, requestID: request.id };
  await recordAcceptance.run(transaction, { userID, name, invitationID, ...place, ...asked });
  return true;
}

function goToDesk({ host, reply, visit }: Exchange): FastifyReply {
  deleteCookie(reply, cookieName, visit.secure);
  const back = new URL('/', host.settings.deskUrl ?? host.settings.siteUrl);
  return reply.redirect(withReturn({ back, next: undefined }, confirmStaffPath), 303);
}

/** The hash of the link that the visitor has opened, or had opened before the sign-in. */
function linkOf({ request, visit }: Exchange): Buffer | undefined {
  const token = visit.query.get('token') ?? request.cookies[cookieName] ?? '';
  return form.test(token) ? hashSecret(token) : undefined;
}

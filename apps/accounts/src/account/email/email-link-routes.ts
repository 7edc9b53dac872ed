import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { answerPage } from '../../page/answer-page.ts';
import { withReturn } from '../../page/form.ts';
import { createResetToken } from '../../password/reset-token.ts';
import { readField } from '../../read-form.ts';
import { currentSession } from '../../sign-in/current-session.ts';
import { newSecret } from '../../tokens/secrets.ts';
import { refusePassword } from '../confirm-person.ts';
import { confirmChange, readChange, undoChange } from './address-change.ts';
import { confirmChangePage, confirmPath, undoPage, undoPath, usedChangePage } from './email-pages.ts';
import { addAddressChangedMail } from './mail-address-changed.ts';

/**
 * The links of a change: to the new address, which makes it the account's, and to the old one, which undoes it. The first is enough
 * where the person is signed in; elsewhere the password is asked for: a mistyped address gives a stranger nothing.
 */
export function emailLinkRoutes(server: FastifyInstance, host: Host): void {
  const ownSession = async (request: FastifyRequest, reply: FastifyReply, userID: string) => {
    const session = await currentSession(host, request, reply);
    return session?.userId === userID ? session : undefined;
  };

  server.get(confirmPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const token = visit.query.get('token') ?? '';
    const change = await readChange(host.db, token, 'confirm');
    if (!change) return answerPage(reply, visit, usedChangePage(visit), 410);
    const asksPassword = !(await ownSession(request, reply, change.userID));
    const view = { token, email: change.newEmail, asksPassword };
    return answerPage(reply, visit, confirmChangePage(visit, view));
  });

  server.post(confirmPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const token = readField(request, 'token');
    const change = await readChange(host.db, token, 'confirm');
    if (!change) return answerPage(reply, visit, usedChangePage(visit), 410);
    const session = await ownSession(request, reply, change.userID);
    const person = { userId: change.userID, user: { email: change.oldEmail } };
    const refused = session ? undefined : await refusePassword(host, request, reply, visit, person);
    if (refused) {
      const view = { token, email: change.newEmail, asksPassword: true, problems: refused.problems };
      return answerPage(reply, visit, confirmChangePage(visit, view), refused.status);
    }
    const done = await confirmChange(host.db, change, (transaction) =>
      addAddressChangedMail(transaction, { changeID: change.id, visit }),
    );
    if (!done) return answerPage(reply, visit, usedChangePage(visit), 410);
    return reply.redirect(withReturn(visit, session ? '/account?done=email' : '/login?done=email'), 303);
  });

  server.get(undoPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const token = visit.query.get('token') ?? '';
    const change = await readChange(host.db, token, 'undo');
    if (!change) return answerPage(reply, visit, usedChangePage(visit), 410);
    return answerPage(reply, visit, undoPage(visit, { token, email: change.oldEmail }));
  });

  // Who reads the mail of the old address chooses a new password at once: the old one is known to whoever changed the address.
  server.post(undoPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const change = await readChange(host.db, readField(request, 'token'), 'undo');
    if (!change || !(await undoChange(host.db, change)))
      return answerPage(reply, visit, usedChangePage(visit), 410);
    const token = newSecret();
    await createResetToken(host.auth, change.userID, token);
    return reply.redirect(withReturn(visit, `/reset-password?token=${token}`), 303);
  });
}

import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import type { FastifyInstance } from 'fastify';
import { verifyPassword } from '../auth/password-hash.ts';
import type { Host } from '../host.ts';
import { isOutboxOpen } from '../outbox/is-outbox-open.ts';
import { answerPage } from '../page/answer-page.ts';
import { type Problems, withReturn } from '../page/form.ts';
import { findPasswordHash, findPerson } from '../people.sql.ts';
import { readEmail, readField, readSecret, throttledProblem } from '../read-form.ts';
import { mayMail, throttle } from '../throttle.ts';
import { confirmPage, resendPage, sentPage, usedLinkPage } from './confirm-pages.ts';
import { confirmEmail, isSameBrowser, readConfirmation } from './confirmation.ts';
import { addConfirmationMail } from './mail-confirmation.ts';
import { forgetPending, readPending, writePending } from './pending-cookie.ts';
import { signInConfirmed } from './sign-in-confirmed.ts';

/**
 * Confirming an address by the link of a mail, once; only then can one sign in. In the browser that registered, the link is
 * enough to be signed in. Elsewhere the password is asked for: so a stranger who registers with somebody's address gains
 * nothing when its owner follows the link.
 */
export function confirmRoutes(server: FastifyInstance, host: Host): void {
  server.get('/register/sent', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const outbox = isOutboxOpen(host.settings, request);
    return answerPage(reply, visit, sentPage(visit, readPending(request)?.email, outbox));
  });

  server.get('/verify-email', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const token = visit.query.get('token') ?? '';
    const confirmation = await readConfirmation(host.db, token);
    const person = confirmation && (await findPerson.first(host.db, { id: confirmation.userID }));
    if (!confirmation || !person) return answerPage(reply, visit, usedLinkPage(visit), 410);
    const asksPassword = !isSameBrowser(confirmation, readPending(request)?.secret);
    return answerPage(reply, visit, confirmPage(visit, { token, email: person.email, asksPassword }));
  });

  server.post('/verify-email', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const token = readField(request, 'token');
    const confirmation = await readConfirmation(host.db, token);
    const person = confirmation && (await findPerson.first(host.db, { id: confirmation.userID }));
    if (!confirmation || !person) return answerPage(reply, visit, usedLinkPage(visit), 410);
    if (!isSameBrowser(confirmation, readPending(request)?.secret)) {
      const again = (problems: Problems, status: number) =>
        answerPage(
          reply,
          visit,
          confirmPage(visit, { token, email: person.email, asksPassword: true }, problems),
          status,
        );
      const password = readSecret(request, 'password');
      if (password === '') return again({ password: visit.texts.problem.password }, 422);
      const wait = await throttle(host.db, 'password', { address: request.ip, account: person.email });
      if (wait !== undefined) {
        reply.header('retry-after', wait);
        return again(throttledProblem(visit, wait), 429);
      }
      const hash = (await findPasswordHash.first(host.db, { userID: person.id }))?.password ?? '';
      if (!(await verifyPassword({ hash, password })))
        return again({ password: visit.texts.verify.wrongPassword }, 401);
    }
    if (!(await confirmEmail(host.db, confirmation)))
      return answerPage(reply, visit, usedLinkPage(visit), 410);
    forgetPending(reply, visit);
    return signInConfirmed(host, request, reply, visit, person.id);
  });

  server.get('/verify-email/resend', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    return answerPage(reply, visit, resendPage(visit, readPending(request)?.email));
  });

  server.post('/verify-email/resend', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const email = readEmail(request).toLowerCase();
    if (!isMailAddress(email))
      return answerPage(reply, visit, resendPage(visit, email, { email: visit.texts.problem.email }), 422);
    const wait = await throttle(host.db, 'mail', { address: request.ip, account: email });
    if (wait !== undefined) {
      reply.header('retry-after', wait);
      return answerPage(reply, visit, resendPage(visit, email, throttledProblem(visit, wait)), 429);
    }
    const { secret } = writePending(request, reply, visit, email);
    if (await mayMail(host.db, email))
      await addConfirmationMail(host.db, { email, browserSecret: secret, visit });
    return reply.redirect(withReturn(visit, '/register/sent'), 303);
  });
}

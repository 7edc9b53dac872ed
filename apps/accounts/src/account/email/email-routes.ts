import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import type { FastifyInstance } from 'fastify';
import type { Host } from '../../host.ts';
import { isOutboxOpen } from '../../outbox/is-outbox-open.ts';
import { answerPage } from '../../page/answer-page.ts';
import { type Problems, withReturn } from '../../page/form.ts';
import { readEmail, throttledProblem } from '../../read-form.ts';
import { mayMail, nextMail, throttle } from '../../throttle.ts';
import type { Visit } from '../../visit.ts';
import { requireRecentSignIn } from '../confirm/require-recent-sign-in.ts';
import { wordsOf } from '../member-texts.ts';
import { findWaitingChange } from './address-change.sql.ts';
import { askForAddress } from './address-change.ts';
import { emailPage, emailPath } from './email-pages.ts';
import { addNewAddressMail } from './mail-new-address.ts';

/** Asking for another address, for who has just proved who they are. Nothing tells whether somebody has it: only the mail says. */
export function emailRoutes(server: FastifyInstance, host: Host): void {
  server.get(emailPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireRecentSignIn(host, request, reply, visit);
    if (!session) return reply;
    const waiting = await findWaitingChange.first(host.db, { userID: session.userId });
    const outbox = isOutboxOpen(host.settings, request);
    const view = { email: session.user.email, waiting: waiting?.newEmail, outbox };
    return answerPage(reply, visit, emailPage(visit, view));
  });

  server.post(emailPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireRecentSignIn(host, request, reply, visit);
    if (!session) return reply;
    const { email } = session.user;
    const newEmail = readEmail(request).toLowerCase();
    const again = (problems: Problems, status: number) =>
      answerPage(reply, visit, emailPage(visit, { email, given: newEmail, outbox: false, problems }), status);
    const problem = problemOf(visit, email, newEmail);
    if (problem) return again({ email: problem }, 422);
    const wait = await throttle(host.db, 'newAddress', { address: request.ip, account: email });
    if (wait !== undefined) {
      reply.header('retry-after', wait);
      return again(throttledProblem(visit, wait), 429);
    }
    if (!(await mayMail(host.db, newEmail))) return again(throttledProblem(visit, nextMail), 429);
    const wish = { userID: session.userId, oldEmail: email, newEmail };
    await host.db.transaction().execute(async (transaction) => {
      const changeID = await askForAddress(transaction, wish);
      await addNewAddressMail(transaction, { changeID, visit });
    });
    return reply.redirect(withReturn(visit, emailPath), 303);
  });
}

function problemOf(visit: Visit, email: string, newEmail: string): string | undefined {
  if (!isMailAddress(newEmail)) return visit.texts.problem.email;
  return newEmail === email ? wordsOf(visit).email.same : undefined;
}

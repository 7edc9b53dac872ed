import type { FastifyInstance } from 'fastify';
import { authHeaders, passCookies } from '../auth/call-auth.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import type { Host } from '../host.ts';
import { answerPage } from '../page/answer-page.ts';
import { type Problems, withReturn } from '../page/form.ts';
import { addPasswordChangedMail } from '../password/mail-password-changed.ts';
import { changePage } from '../password/password-pages.ts';
import { findPerson } from '../people.sql.ts';
import { readSecret, throttledProblem } from '../read-form.ts';
import { forgive, throttle } from '../throttle.ts';
import { requireSignIn } from './require-sign-in.ts';
import { keepFamilies } from './sessions/end-sessions.ts';

/** Changing the password; every other session ends, and its tokens with it. */
export function passwordRoutes(server: FastifyInstance, host: Host): void {
  server.get('/account/password', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    return answerPage(reply, visit, changePage(visit, session.user.email));
  });

  server.post('/account/password', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    const person = session && (await findPerson.first(host.db, { id: session.userId }));
    if (!person) return reply;
    const { texts } = visit;
    const again = (problems: Problems, status: number) =>
      answerPage(reply, visit, changePage(visit, person.email, problems), status);
    const currentPassword = readSecret(request, 'currentPassword');
    const newPassword = readSecret(request, 'password');
    const weakness = passwordProblem(newPassword, person);
    const problems = {
      ...(currentPassword === '' ? { currentPassword: texts.problem.password } : {}),
      ...(weakness ? { password: texts.problem[weakness] } : {}),
    };
    if (Object.keys(problems).length > 0) return again(problems, 422);
    const attempt = { address: request.ip, account: person.email };
    const wait = await throttle(host.db, 'password', attempt);
    if (wait !== undefined) {
      reply.header('retry-after', wait);
      return again(throttledProblem(visit, wait), 429);
    }
    const answer = await keepFamilies(host.db, session, () =>
      host.auth.api.changePassword({
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        headers: authHeaders(request),
        asResponse: true,
      }),
    );
    if (answer.status >= 500) throw new Error(`Changing a password failed: ${await answer.text()}`);
    if (!answer.ok) return again({ currentPassword: texts.change.wrong }, 401);
    await forgive(host.db, 'password', attempt);
    passCookies(answer, reply);
    await addPasswordChangedMail(host.db, { userID: person.id, visit });
    return reply.redirect(withReturn(visit, '/account?done=password'), 303);
  });
}

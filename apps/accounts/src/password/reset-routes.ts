import type { FastifyInstance } from 'fastify';
import { authHeaders } from '../auth/call-auth.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import type { Host } from '../host.ts';
import { answerPage } from '../page/answer-page.ts';
import { withReturn } from '../page/form.ts';
import { findPerson, markVerified, type Person } from '../people.sql.ts';
import { readField, readSecret } from '../read-form.ts';
import { addPasswordChangedMail } from './mail-password-changed.ts';
import { resetPage, usedResetPage } from './password-pages.ts';
import { readResetToken } from './reset-token.ts';

/** Choosing a new password by the link of a mail, once. Every session of the account ends, and its tokens with them. */
export function resetRoutes(server: FastifyInstance, host: Host): void {
  server.get('/reset-password', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const token = visit.query.get('token') ?? '';
    if (!(await readResetToken(host.auth, token))) return answerPage(reply, visit, usedResetPage(visit), 410);
    return answerPage(reply, visit, resetPage(visit, token));
  });

  server.post('/reset-password', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const token = readField(request, 'token');
    const password = readSecret(request, 'password');
    const userID = await readResetToken(host.auth, token);
    const person = userID ? await findPerson.first(host.db, { id: userID }) : undefined;
    if (!person) return answerPage(reply, visit, usedResetPage(visit), 410);
    const weakness = passwordProblem(password, person);
    if (weakness) {
      const problems = { password: visit.texts.problem[weakness] };
      return answerPage(reply, visit, resetPage(visit, token, problems), 422);
    }
    const answer = await host.auth.api.resetPassword({
      body: { token, newPassword: password },
      headers: authHeaders(request),
      asResponse: true,
    });
    if (answer.status >= 500) throw new Error(`Resetting a password failed: ${await answer.text()}`);
    if (!answer.ok) return answerPage(reply, visit, usedResetPage(visit), 410);
    await confirmAddress(host, person);
    await addPasswordChangedMail(host.db, { userID: person.id, visit });
    return reply.redirect(withReturn(visit, '/login?done=reset'), 303);
  });
}

/** Who reads the mail of an address owns it. */
async function confirmAddress({ db }: Host, { id, verified }: Person): Promise<void> {
  if (verified) return;
  await markVerified.run(db, { userID: id });
}

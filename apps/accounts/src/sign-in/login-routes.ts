import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authHeaders, passCookies, refusal } from '../auth/call-auth.ts';
import { longestPassword } from '../auth/password-rules.ts';
import type { Host } from '../host.ts';
import { findKnownDevice } from '../known-device.ts';
import { answerPage } from '../page/answer-page.ts';
import type { Page } from '../page/document.ts';
import { form, submitButton, withReturn } from '../page/form.ts';
import { html } from '../page/html.ts';
import { findSession } from '../people.sql.ts';
import { readEmail, readSecret, throttledProblem } from '../read-form.ts';
import { forgive, throttle } from '../throttle.ts';
import type { Visit } from '../visit.ts';
import { currentSession } from './current-session.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { loginPage } from './login-page.ts';

/** RT-52, SES-01: the page that sites send people to, with `continue`. */
export function loginRoutes(server: FastifyInstance, host: Host): void {
  server.get('/login', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await currentSession(host, request, reply);
    if (session) return finishSignIn(host, request, reply, visit, session);
    return answerPage(reply, visit, loginPage(visit, { news: newsOf(visit), problems: problemOf(visit) }));
  });

  server.post('/login', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const { problem, login } = visit.texts;
    const email = readEmail(request);
    const password = readSecret(request, 'password');
    const problems = {
      ...(isMailAddress(email) ? {} : { email: problem.email }),
      ...(password === '' ? { password: problem.password } : {}),
    };
    if (Object.keys(problems).length > 0)
      return answerPage(reply, visit, loginPage(visit, { email, problems }), 422);

    const device = findKnownDevice(host, request, email);
    const attempt = { address: request.ip, account: email, device };
    const wait = await throttle(host.db, 'login', attempt);
    if (wait !== undefined) {
      reply.header('retry-after', wait);
      return answerPage(
        reply,
        visit,
        loginPage(visit, { email, problems: throttledProblem(visit, wait) }),
        429,
      );
    }
    const answer = await host.auth.api.signInEmail({
      body: { email, password: password.slice(0, longestPassword * 2) },
      headers: authHeaders(request),
      asResponse: true,
    });
    if (answer.ok) {
      await forgive(host.db, 'login', attempt);
      return goOn(host, request, reply, visit, answer);
    }
    // After the password was right, so that strangers do not learn it.
    if ((await refusal(answer)) === 'EMAIL_NOT_VERIFIED')
      return answerPage(reply, visit, unconfirmedPage(visit, email), 403);
    if (answer.status >= 500) throw new Error(`Signing in failed: ${await answer.text()}`);
    return answerPage(reply, visit, loginPage(visit, { email, problems: { form: login.wrong } }), 401);
  });
}

/** After an answer of better-auth that signs somebody in, or asks for the second factor first. */
export async function goOn(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  answer: Response,
): Promise<FastifyReply> {
  passCookies(answer, reply);
  const body = (await answer.json()) as { token?: string; twoFactorRedirect?: boolean };
  if (body.twoFactorRedirect) return reply.redirect(withReturn(visit, '/login/second-factor'), 303);
  const session = await findSession.first(host.db, { token: body.token ?? '' });
  if (!session) throw new Error('Signed in without a session');
  return finishSignIn(host, request, reply, visit, session);
}

function newsOf({ query, texts }: Visit): string | undefined {
  const done = query.get('done');
  if (done === 'reset') return texts.reset.done;
  if (done === 'email') return texts.account.emailChanged;
  return done === 'signed-out' ? texts.account.signedOut : undefined;
}

function problemOf({ query, texts }: Visit): Record<string, string> {
  return query.get('problem') === 'expired' ? { form: texts.secondFactor.expired } : {};
}

/** The password was right, but nobody has confirmed the address. */
function unconfirmedPage(visit: Visit, email: string): Page {
  const { verify } = visit.texts;
  const body = form(
    visit,
    '/verify-email/resend',
    html`<input type="hidden" name="email" value="${email}">
${submitButton(verify.resend)}`,
  );
  return { title: verify.unconfirmed, lead: fillIn(verify.unconfirmedLead, { email }), body };
}

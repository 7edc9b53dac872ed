import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { FastifyReply } from 'fastify';
import { authHeaders, passCookies, refusal } from '../auth/call-auth.ts';
import { longestPassword } from '../auth/password-rules.ts';
import { markSecondFactor } from '../auth/sessions.sql.ts';
import type { Exchange } from '../exchange.ts';
import { currentSession } from '../exchange.ts';
import { findInvited, type Invited } from '../invitation.ts';
import { findKnownDevice } from '../known-device.ts';
import { assetPaths } from '../page/assets.ts';
import type { Page } from '../page/document.ts';
import {
  type Field,
  form,
  type Problems,
  passkeyBox,
  readEmail,
  readSecret,
  submitButton,
  textField,
} from '../page/form.ts';
import { html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import { closing, notice, pageLink, small } from '../page/text.ts';
import type { Pages } from '../pages.ts';
import { findSession } from '../people.sql.ts';
import { refuseTooMany, resetThrottle } from '../throttle.ts';
import type { Visit } from '../visit.ts';
import { finishSignIn } from './finish-sign-in.ts';

interface LoginView {
  readonly email?: string;
  readonly invited?: Invited | undefined;
  readonly problems?: Problems;
  /** A message above the form, for example that the password was changed. */
  readonly news?: string | undefined;
}

/** RT-52: the form for e-mail and password, with a passkey button shown by a script. */
function loginPage(
  visit: Visit,
  { invited, email = invited?.email ?? '', problems = {}, news }: LoginView,
): Page {
  const { texts } = visit;
  const { login } = texts;
  const field = (options: Field) => textField(texts, options, problems);
  const body = html`${news && notice(news)}
${form(
  visit,
  '/login',
  html`${field({ name: 'email', label: texts.email, type: 'email', value: email, autocomplete: 'username webauthn', autofocus: email === '' })}
<div class="${looks.stack('xs')}">
${field({ name: 'password', label: texts.password, type: 'password', autocomplete: 'current-password', autofocus: email !== '' })}
${small(pageLink(visit, '/forgot-password', login.forgot))}
</div>
${submitButton(login.submit)}`,
)}
${passkeyBox(login)}
${closing(html`${login.noAccount} ${pageLink(visit, '/register', login.register)}`)}`;
  return {
    title: login.title,
    lead: invited?.lead ?? login.lead,
    body,
    problems,
    scripts: [assetPaths.passkey],
  };
}

/** RT-52, SES-01: the page that sites send people to, with `continue`. */
export function loginRoutes({ host, open }: Pages): void {
  open.get('/login', async (exchange) => {
    const { visit, show } = exchange;
    const session = await currentSession(exchange);
    if (session) return finishSignIn(exchange, session);
    const invited = await findInvited(exchange);
    return show(loginPage(visit, { invited, news: newsOf(visit), problems: problemOf(visit) }));
  });

  open.post('/login', async (exchange) => {
    const { request, visit, show } = exchange;
    const invited = await findInvited(exchange);
    const { problem, login } = visit.texts;
    const email = readEmail(request);
    const password = readSecret(request, 'password');
    const problems = {
      ...(isMailAddress(email) ? {} : { email: problem.email }),
      ...(password === '' ? { password: problem.password } : {}),
    };
    if (Object.keys(problems).length > 0) return show(loginPage(visit, { invited, email, problems }), 422);

    const device = findKnownDevice(exchange, email);
    const attempt = { account: email, device };
    const tooMany = await refuseTooMany(exchange, 'login', attempt);
    if (tooMany) return show(loginPage(visit, { invited, email, problems: tooMany }), 429);
    const answer = await host.auth.api.signInEmail({
      body: { email, password: password.slice(0, longestPassword * 2) },
      headers: authHeaders(request),
      asResponse: true,
    });
    if (answer.ok) {
      await resetThrottle(exchange, 'login', attempt);
      return continueSignIn(exchange, answer);
    }
    // Said only after a correct password, so that strangers do not learn it.
    if ((await refusal(answer)) === 'EMAIL_NOT_VERIFIED') return show(unconfirmedPage(visit, email), 403);
    if (answer.status >= 500) throw new Error(`Signing in failed: ${await answer.text()}`);
    return show(loginPage(visit, { invited, email, problems: { form: login.wrong } }), 401);
  });
}

/** Continues after a better-auth answer that signs a person in or asks for the second factor; `secondFactor`: it was just given. */
export async function continueSignIn(
  exchange: Exchange,
  answer: Response,
  { secondFactor = false }: { readonly secondFactor?: boolean } = {},
): Promise<FastifyReply> {
  const { host, reply, goTo } = exchange;
  passCookies(answer, reply);
  const body = (await answer.json()) as { token?: string; twoFactorRedirect?: boolean };
  if (body.twoFactorRedirect) return goTo('/login/second-factor');
  const session = await findSession.first(host.db, { token: body.token ?? '' });
  if (!session) throw new Error('Signed in without a session');
  if (secondFactor) await markSecondFactor.run(host.db, { sessionID: session.id });
  return finishSignIn(exchange, session);
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

/** Shown for a correct password of an unconfirmed address. */
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

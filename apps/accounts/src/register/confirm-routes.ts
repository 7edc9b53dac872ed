import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { FastifyReply } from 'fastify';
import { confirmEmail, isSameBrowser, readConfirmation } from '../auth/confirmation.ts';
import { verifyPassword } from '../auth/password-hash.ts';
import type { Exchange } from '../exchange.ts';
import { addConfirmationMail } from '../mails/account-mails.ts';
import { isOutboxOpen } from '../outbox/is-outbox-open.ts';
import type { Page } from '../page/document.ts';
import {
  form,
  type Problems,
  readEmail,
  readField,
  readSecret,
  submitButton,
  textField,
} from '../page/form.ts';
import { html } from '../page/html.ts';
import { choices, closing, link, notice, pageButton, pageLink } from '../page/text.ts';
import type { Pages } from '../pages.ts';
import { findPasswordHash, findPerson } from '../people.sql.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import { signInPerson } from '../sign-in/sign-in-person.ts';
import { mayMail, refuseTooMany } from '../throttle.ts';
import type { Visit } from '../visit.ts';
import { firstStepsAddress } from './first-steps-address.ts';
import { deletePending, hasConfirmed, readPending, writeConfirmed, writePending } from './pending-cookie.ts';

/** Signs a person in who has just confirmed their address, and redirects to the first steps. */
async function signInConfirmed(exchange: Exchange, userId: string): Promise<FastifyReply> {
  const { visit } = exchange;
  const session = await signInPerson(exchange, userId);
  const back = visit.isDesk ? visit.back : firstStepsAddress(visit.back);
  return finishSignIn({ ...exchange, visit: { ...visit, back } }, session);
}

/** Shown after registering: a mail is on its way. */
function sentPage(visit: Visit, email: string | undefined, outbox: boolean): Page {
  const { sent } = visit.texts;
  const again =
    email &&
    form(
      visit,
      '/verify-email/resend',
      html`<input type="hidden" name="email" value="${email}">
${submitButton(sent.again, 'secondary')}`,
    );
  const body = html`<p>${sent.lifetime}</p>
<p>${sent.nothing}</p>
${again}
${outbox && notice(link('/outbox', sent.outbox))}
${closing(pageLink(visit, '/register', sent.otherAddress))}`;
  return { title: sent.title, lead: email ? fillIn(sent.lead, { email }) : sent.leadUnknown, body };
}

/** The page of the mailed link. Opening it changes nothing, because programs that check mails open links too. */
function confirmPage(
  visit: Visit,
  given: { token: string; email: string; asksPassword: boolean },
  problems: Problems = {},
): Page {
  const { texts } = visit;
  const { verify } = texts;
  const password =
    given.asksPassword &&
    html`<p>${verify.otherBrowser}</p>
${textField(texts, { name: 'password', label: texts.password, type: 'password', autocomplete: 'current-password', autofocus: true }, problems)}`;
  const body = html`${form(
    visit,
    '/verify-email',
    html`<input type="hidden" name="token" value="${given.token}">
${password}
${submitButton(verify.submit)}`,
  )}`;
  const lead = fillIn(verify.lead, { email: given.email });
  return { title: verify.title, lead, body, problems };
}

/** The page for a link that this browser has used before. */
function confirmedPage(visit: Visit): Page {
  const { verify, login } = visit.texts;
  const body = choices(pageButton(visit, '/login', login.submit));
  return { title: verify.done, lead: verify.doneLead, body };
}

/** The page for an invalid link. */
function usedLinkPage(visit: Visit): Page {
  const { verify, login } = visit.texts;
  const body = choices(
    pageButton(visit, '/login', login.submit),
    pageLink(visit, '/verify-email/resend', verify.resend),
  );
  return { title: verify.used, lead: verify.usedLead, body };
}

/** The form for the address that a new link is sent to. */
function resendPage(visit: Visit, email = '', problems: Problems = {}): Page {
  const { texts } = visit;
  const { verify } = texts;
  const body = html`${form(
    visit,
    '/verify-email/resend',
    html`${textField(texts, { name: 'email', label: texts.email, type: 'email', value: email, autocomplete: 'email', autofocus: true }, problems)}
${submitButton(verify.resend)}`,
  )}
${closing(pageLink(visit, '/login', texts.forgot.backToLogin))}`;
  return {
    title: verify.resendTitle,
    lead: verify.resendLead,
    body,
    problems,
  };
}

/**
 * Pages that confirm an address by a mailed link, once; sign-in needs a confirmed address. In the browser that registered the link alone
 * signs in. Elsewhere the password is asked for, so that a stranger who registers another person's address gains nothing when its owner
 * opens the link.
 */
export function confirmRoutes({ host, open }: Pages): void {
  open.get('/register/sent', async (exchange) => {
    const { request, visit, show } = exchange;
    const outbox = isOutboxOpen(exchange);
    return show(sentPage(visit, readPending(request)?.email, outbox));
  });

  const showUsed = ({ request, visit, show }: Exchange, token: string) =>
    hasConfirmed(request, token) ? show(confirmedPage(visit)) : show(usedLinkPage(visit), 410);

  open.get('/verify-email', async (exchange) => {
    const { request, visit, show } = exchange;
    const token = visit.query.get('token') ?? '';
    const confirmation = await readConfirmation(host.db, token);
    const person = confirmation && (await findPerson.first(host.db, { id: confirmation.userID }));
    if (!confirmation || !person) return showUsed(exchange, token);
    const asksPassword = !isSameBrowser(confirmation, readPending(request)?.secret);
    return show(confirmPage(visit, { token, email: person.email, asksPassword }));
  });

  open.post('/verify-email', async (exchange) => {
    const { request, visit, show } = exchange;
    const token = readField(request, 'token');
    const confirmation = await readConfirmation(host.db, token);
    const person = confirmation && (await findPerson.first(host.db, { id: confirmation.userID }));
    if (!confirmation || !person) return showUsed(exchange, token);
    if (!isSameBrowser(confirmation, readPending(request)?.secret)) {
      const again = (problems: Problems, status: number) =>
        show(confirmPage(visit, { token, email: person.email, asksPassword: true }, problems), status);
      const password = readSecret(request, 'password');
      if (password === '') return again({ password: visit.texts.problem.password }, 422);
      const tooMany = await refuseTooMany(exchange, 'password', { account: person.email });
      if (tooMany) return again(tooMany, 429);
      const hash = (await findPasswordHash.first(host.db, { userID: person.id }))?.password ?? '';
      if (!(await verifyPassword({ hash, password })))
        return again({ password: visit.texts.verify.wrongPassword }, 401);
    }
    if (!(await confirmEmail(host.db, confirmation))) return showUsed(exchange, token);
    deletePending(exchange);
    writeConfirmed(exchange, token);
    return signInConfirmed(exchange, person.id);
  });

  open.get('/verify-email/resend', async ({ request, visit, show }) =>
    show(resendPage(visit, readPending(request)?.email)),
  );

  open.post('/verify-email/resend', async (exchange) => {
    const { request, visit, show, goTo } = exchange;
    const email = readEmail(request).toLowerCase();
    if (!isMailAddress(email))
      return show(resendPage(visit, email, { email: visit.texts.problem.email }), 422);
    const tooMany = await refuseTooMany(exchange, 'mail', { account: email });
    if (tooMany) return show(resendPage(visit, email, tooMany), 429);
    const { secret } = writePending(exchange, email);
    if (await mayMail(host.db, email))
      await addConfirmationMail(host.db, visit, { email, browserSecret: secret });
    return goTo('/register/sent');
  });
}

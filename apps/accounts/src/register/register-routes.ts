import { setTimeout } from 'node:timers/promises';
import { hashPassword } from '../auth/password-hash.ts';
import { currentSession } from '../exchange.ts';
import { findInvited, type Invited } from '../invitation.ts';
import { addConfirmationMail, mailAlreadyRegistered } from '../mails/account-mails.ts';
import type { Page } from '../page/document.ts';
import { type Field, form, type Problems, readSecret, submitButton, textField } from '../page/form.ts';
import { html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import { closing, link, pageLink, small } from '../page/text.ts';
import type { Pages } from '../pages.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import { refuseTooMany } from '../throttle.ts';
import type { Visit } from '../visit.ts';
import { writePending } from './pending-cookie.ts';
import { findRegisterProblems, type RegisterFields, readRegisterFields } from './register-fields.ts';
import { bindFirstWords } from './registration.sql.ts';
import { registerPerson } from './registration.ts';

const empty: RegisterFields = { firstName: '', lastName: '', companyName: '', email: '' };

interface RegisterView {
  readonly invited: Invited | undefined;
  readonly given: RegisterFields;
  readonly problems?: Problems;
}

/** RT-52: the registration form. Keeps what was typed except the password. */
function registerPage(visit: Visit, { invited, given, problems = {} }: RegisterView): Page {
  const { texts, site } = visit;
  const words = texts.register;
  const siteLink = (path: string, text: string) => link(new URL(path, site).href, text);
  const field = (options: Field) => textField(texts, options, problems);
  const body = html`${form(
    visit,
    '/register',
    html`<div class="${looks.page.pair}">
${field({ name: 'firstName', label: texts.firstName, value: given.firstName, autocomplete: 'given-name', autofocus: true })}
${field({ name: 'lastName', label: texts.lastName, value: given.lastName, autocomplete: 'family-name' })}
</div>
${field({ name: 'companyName', label: texts.companyName, value: given.companyName, autocomplete: 'organization', optional: true })}
${field({ name: 'email', label: texts.email, type: 'email', value: given.email, autocomplete: 'email', hint: words.emailHint })}
${field({ name: 'password', label: texts.password, type: 'password', autocomplete: 'new-password', hint: words.passwordHint })}
${small(html`${words.terms} ${siteLink('/terms-and-conditions', words.termsLink)} · ${siteLink('/privacy-policy', words.privacyLink)}`)}
${submitButton(words.submit)}`,
  )}
${closing(html`${words.haveAccount} ${pageLink(visit, '/login', words.login)}`)}`;
  return { title: words.title, lead: invited?.lead ?? words.lead, body, problems };
}

/** In milliseconds; far more than a hash and a few rows take. */
const registrationTime = 300;

/** RT-52, SES-01: pages of registration. Known and new addresses get the same answer; only the mail tells which it was. */
export function registerRoutes({ host, open }: Pages): void {
  open.get('/register', async (exchange) => {
    const { visit, show } = exchange;
    const session = await currentSession(exchange);
    if (session) return finishSignIn(exchange, session);
    const invited = await findInvited(exchange);
    return show(registerPage(visit, { invited, given: { ...empty, email: invited?.email ?? '' } }));
  });

  open.post('/register', async (exchange) => {
    const { request, visit, show, goTo } = exchange;
    const given = readRegisterFields(request);
    const password = readSecret(request, 'password');
    const invited = await findInvited(exchange);
    const problems = findRegisterProblems(visit, given, password);
    if (Object.keys(problems).length > 0) return show(registerPage(visit, { invited, given, problems }), 422);
    const email = given.email.toLowerCase();
    const tooMany = await refuseTooMany(exchange, 'register', { account: email });
    if (tooMany) return show(registerPage(visit, { invited, given, problems: tooMany }), 429);
    const { registrationTime: least = registrationTime } = host.settings;
    // Minimum time of the answer, so that it does not reveal whether the address is known.
    const minimumTime = setTimeout(least);
    // Hashed for known addresses too, for the same reason.
    const passwordHash = await hashPassword(password);
    const { secret } = writePending(exchange, email);
    const registration = { ...given, email, passwordHash, language: visit.language };
    await host.db.transaction().execute(async (transaction) => {
      const userID = await registerPerson(transaction, registration);
      const words = visit.back.searchParams.get('words');
      if (userID && words) await bindFirstWords.run(transaction, { id: words, userID });
      if (userID) await addConfirmationMail(transaction, visit, { email, browserSecret: secret });
      else await mailAlreadyRegistered.add(transaction, visit, { email });
    });
    await minimumTime;
    return goTo('/register/sent');
  });
}

import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { indexPerson } from '@wbn/host/jobs/index-person.ts';
import { authHeaders, passCookies } from '../auth/call-auth.ts';
import { keepSitesSignedIn } from '../auth/end-sessions.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import { readResetToken } from '../auth/reset-token.ts';
import { findKnownDevice } from '../known-device.ts';
import { mailPasswordChanged, mailResetLink } from '../mails/account-mails.ts';
import { isOutboxOpen } from '../outbox/is-outbox-open.ts';
import { type Problems, readEmail, readField, readSecret } from '../page/form.ts';
import type { Pages } from '../pages.ts';
import { findPerson, markVerified } from '../people.sql.ts';
import { mayMail, refuseTooMany, resetThrottle } from '../throttle.ts';
import { changePage, forgotPage, forgotSentPage, resetPage, usedResetPage } from './password-pages.ts';

/** Pages that request a reset link. A job looks up the address, so that every answer takes equally long. */
export function forgotRoutes({ host, open }: Pages): void {
  open.get('/forgot-password', async ({ visit, show }) => show(forgotPage(visit)));

  open.post('/forgot-password', async (exchange) => {
    const { request, visit, show, goTo } = exchange;
    const email = readEmail(request).toLowerCase();
    if (!isMailAddress(email))
      return show(forgotPage(visit, email, { email: visit.texts.problem.email }), 422);
    const device = findKnownDevice(exchange, email);
    const tooMany = await refuseTooMany(exchange, 'mail', { account: email, device });
    if (tooMany) return show(forgotPage(visit, email, tooMany), 429);
    if (await mayMail(host.db, email)) await mailResetLink.add(host.db, visit, { email });
    return goTo('/forgot-password/sent');
  });

  open.get('/forgot-password/sent', async (exchange) =>
    exchange.show(forgotSentPage(exchange.visit, isOutboxOpen(exchange))),
  );
}

/** Pages that set a new password by a mailed link, once. Every session of the account ends with its tokens. */
export function resetRoutes({ host, open }: Pages): void {
  open.get('/reset-password', async ({ visit, show }) => {
    const token = visit.query.get('token') ?? '';
    if (!(await readResetToken(host.auth, token))) return show(usedResetPage(visit), 410);
    return show(resetPage(visit, token));
  });

  open.post('/reset-password', async ({ request, visit, show, goTo }) => {
    const token = readField(request, 'token');
    const password = readSecret(request, 'password');
    const userID = await readResetToken(host.auth, token);
    const person = userID ? await findPerson.first(host.db, { id: userID }) : undefined;
    if (!person) return show(usedResetPage(visit), 410);
    const weakness = passwordProblem(password, person);
    if (weakness) {
      const problems = { password: visit.texts.problem[weakness] };
      return show(resetPage(visit, token, problems), 422);
    }
    const answer = await host.auth.api.resetPassword({
      body: { token, newPassword: password },
      headers: authHeaders(request),
      asResponse: true,
    });
    if (answer.status >= 500) throw new Error(`Resetting a password failed: ${await answer.text()}`);
    if (!answer.ok) return show(usedResetPage(visit), 410);
    // A person who reads the mail of an address owns it.
    if (!person.verified)
      await host.db.transaction().execute(async (transaction) => {
        await markVerified.run(transaction, { userID: person.id });
        await addJob(transaction, indexPerson, { userID: person.id }, person.id);
      });
    await mailPasswordChanged.add(host.db, visit, { userID: person.id });
    return goTo('/login?done=reset');
  });
}

/** Pages that change the password; every other session ends with its tokens. */
export function passwordRoutes({ host, member }: Pages): void {
  member.get('/account/password', async ({ visit, session, show }) =>
    show(changePage(visit, session.user.email)),
  );

  member.post('/account/password', async (exchange) => {
    const { request, reply, visit, session, show, goTo } = exchange;
    const person = await findPerson.only(host.db, { id: session.userId });
    const { texts } = visit;
    const again = (problems: Problems, status: number) =>
      show(changePage(visit, person.email, problems), status);
    const currentPassword = readSecret(request, 'currentPassword');
    const newPassword = readSecret(request, 'password');
    const weakness = passwordProblem(newPassword, person);
    const problems = {
      ...(currentPassword === '' ? { currentPassword: texts.problem.password } : {}),
      ...(weakness ? { password: texts.problem[weakness] } : {}),
    };
    if (Object.keys(problems).length > 0) return again(problems, 422);
    const attempt = { account: person.email };
    const tooMany = await refuseTooMany(exchange, 'password', attempt);
    if (tooMany) return again(tooMany, 429);
    const answer = await keepSitesSignedIn(host.db, session, () =>
      host.auth.api.changePassword({
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        headers: authHeaders(request),
        asResponse: true,
      }),
    );
    if (answer.status >= 500) throw new Error(`Changing a password failed: ${await answer.text()}`);
    if (!answer.ok) return again({ currentPassword: texts.change.wrong }, 401);
    await resetThrottle(exchange, 'password', attempt);
    passCookies(answer, reply);
    await mailPasswordChanged.add(host.db, visit, { userID: person.id });
    return goTo('/account?done=password');
  });
}

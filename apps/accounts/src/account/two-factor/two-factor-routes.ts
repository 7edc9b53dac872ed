import { readOneTimeCode } from '@wbn/contract/shared/one-time-code.ts';
import { authHeaders, passCookies, refusal } from '../../auth/call-auth.ts';
import { keepSitesSignedIn } from '../../auth/end-sessions.ts';
import { markSecondFactor } from '../../auth/sessions.sql.ts';
import { verifyAppCode } from '../../auth/verify-app-code.ts';
import type { CurrentSession, MemberExchange } from '../../exchange.ts';
import type { Host } from '../../host.ts';
import { mailSignInMethod } from '../../mails/account-mails.ts';
import { readField, readSecret } from '../../page/form.ts';
import type { Pages } from '../../pages.ts';
import { refuseTooMany, resetThrottle } from '../../throttle.ts';
import { refusePassword } from '../confirm-person.ts';
import { wordsOf } from '../member-texts.ts';
import { readPendingAddress } from './pending-secret.ts';
import { codesPage, offPage, onPage, setUpPage, twoFactorPath } from './two-factor-pages.ts';

/** Pages that turn two-factor sign-in on and off and renew recovery codes. */
export function twoFactorRoutes({ host, member }: Pages): void {
  member.get(twoFactorPath, async ({ visit, session, show }) => {
    if (!session.user.twoFactorEnabled) return show(offPage(visit));
    return show(onPage(visit, (await codesOf(host, session)).length));
  });

  member.post(twoFactorPath, async (exchange) => {
    const { request, session, goTo } = exchange;
    const step = readField(request, 'step');
    if (session.user.twoFactorEnabled) {
      if (step === 'codes' || step === 'off') return change(exchange, step);
    } else {
      if (step === 'start') return start(exchange);
      if (step === 'confirm') return confirm(exchange);
    }
    return goTo(twoFactorPath);
  });
}

async function start(exchange: MemberExchange) {
  const { host, request, visit, session, show } = exchange;
  const refused = await refusePassword(exchange, session);
  if (refused) return show(offPage(visit, refused.problems), refused.status);
  const answer = await host.auth.api.enableTwoFactor({
    body: { password: readSecret(request, 'password') },
    headers: authHeaders(request),
    asResponse: true,
  });
  if (!answer.ok) throw new Error(`Starting the second step failed: ${await refusal(answer)}`);
  const address = await pendingAddress(host, session);
  if (!address) throw new Error('The second step was started without a secret');
  return show(setUpPage(visit, address));
}

async function confirm(exchange: MemberExchange) {
  const { host, request, reply, visit, session, show } = exchange;
  const address = await pendingAddress(host, session);
  if (!address) {
    const problems = { form: wordsOf(visit).twoFactor.expired };
    return show(offPage(visit, problems), 410);
  }
  const code = readOneTimeCode(readField(request, 'code')).slice(0, 100);
  const again = (problems: Record<string, string>, status: number) =>
    show(setUpPage(visit, address, problems), status);
  if (code === '') return again({ code: visit.texts.problem.code }, 422);
  const attempt = { account: session.user.email };
  const tooMany = await refuseTooMany(exchange, 'secondFactor', attempt);
  if (tooMany) return again(tooMany, 429);
  const answer = await keepSitesSignedIn(host.db, session, () =>
    verifyAppCode(host, authHeaders(request), { code }),
  );
  if (answer.status >= 500) throw new Error(`Confirming the second step failed: ${await answer.text()}`);
  if (!answer.ok) return again({ code: wordsOf(visit).wrongCode }, 401);
  await resetThrottle(exchange, 'secondFactor', attempt);
  passCookies(answer, reply);
  // better-auth has begun another session; its answer names the one that it ended.
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const begun = await host.auth.api.getSession({ headers: new Headers({ cookie: cookie.join('; ') }) });
  if (begun) await markSecondFactor.run(host.db, { sessionID: begun.session.id });
  await mailSignInMethod.add(host.db, visit, { userID: session.userId, method: 'totpOn' });
  return show(codesPage(visit, await codesOf(host, session)));
}

/** Makes new recovery codes or turns two-factor sign-in off, after the password. */
async function change(exchange: MemberExchange, step: 'codes' | 'off') {
  const { host, request, reply, visit, session, show, goTo } = exchange;
  const refused = await refusePassword(exchange, session);
  if (refused) {
    const left = (await codesOf(host, session)).length;
    return show(onPage(visit, left, { step, problems: refused.problems }), refused.status);
  }
  const given = {
    body: { password: readSecret(request, 'password') },
    headers: authHeaders(request),
    asResponse: true as const,
  };
  if (step === 'codes') {
    const answer = await host.auth.api.generateBackupCodes(given);
    if (!answer.ok) throw new Error(`Making recovery codes failed: ${await refusal(answer)}`);
    await mailSignInMethod.add(host.db, visit, { userID: session.userId, method: 'recoveryCodes' });
    return show(codesPage(visit, await codesOf(host, session)));
  }
  const answer = await keepSitesSignedIn(host.db, session, () => host.auth.api.disableTwoFactor(given));
  if (!answer.ok) throw new Error(`Turning the second step off failed: ${await refusal(answer)}`);
  passCookies(answer, reply);
  await mailSignInMethod.add(host.db, visit, { userID: session.userId, method: 'totpOff' });
  return goTo(`${twoFactorPath}?done=off`);
}

function pendingAddress(host: Host, { userId, user }: CurrentSession): Promise<string | undefined> {
  return readPendingAddress(host, { userId, email: user.email });
}

async function codesOf({ auth }: Host, { userId }: CurrentSession): Promise<readonly string[]> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}

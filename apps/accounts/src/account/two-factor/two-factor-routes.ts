import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authHeaders, passCookies, refusal } from '../../auth/call-auth.ts';
import { verifyAppCode } from '../../auth/verify-app-code.ts';
import type { Host } from '../../host.ts';
import { answerPage } from '../../page/answer-page.ts';
import { withReturn } from '../../page/form.ts';
import { readField, readSecret, throttledProblem } from '../../read-form.ts';
import type { CurrentSession } from '../../sign-in/current-session.ts';
import { forgive, throttle } from '../../throttle.ts';
import type { Visit } from '../../visit.ts';
import { refusePassword } from '../confirm-person.ts';
import { addSignInMethodMail } from '../mail-sign-in-method.ts';
import { wordsOf } from '../member-texts.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { keepFamilies } from '../sessions/end-sessions.ts';
import { readPendingAddress } from './pending-secret.ts';
import { codesPage, offPage, onPage, setUpPage, twoFactorPath } from './two-factor-pages.ts';

interface Situation {
  readonly host: Host;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly visit: Visit;
  readonly session: CurrentSession;
}

/** The second step of signing in: turning it on with a code of the app, new recovery codes, turning it off. */
export function twoFactorRoutes(server: FastifyInstance, host: Host): void {
  server.get(twoFactorPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    if (!session.user.twoFactorEnabled) return answerPage(reply, visit, offPage(visit));
    return answerPage(reply, visit, onPage(visit, (await codesOf(host, session)).length));
  });

  server.post(twoFactorPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    const situation = { host, request, reply, visit, session };
    const step = readField(request, 'step');
    if (session.user.twoFactorEnabled) {
      if (step === 'codes' || step === 'off') return change(situation, step);
    } else {
      if (step === 'start') return start(situation);
      if (step === 'confirm') return confirm(situation);
    }
    return reply.redirect(withReturn(visit, twoFactorPath), 303);
  });
}

async function start({ host, request, reply, visit, session }: Situation) {
  const refused = await refusePassword(host, request, reply, visit, session);
  if (refused) return answerPage(reply, visit, offPage(visit, refused.problems), refused.status);
  const answer = await host.auth.api.enableTwoFactor({
    body: { password: readSecret(request, 'password') },
    headers: authHeaders(request),
    asResponse: true,
  });
  if (!answer.ok) throw new Error(`Starting the second step failed: ${await refusal(answer)}`);
  const address = await pendingAddress(host, session);
  if (!address) throw new Error('The second step was started without a secret');
  return answerPage(reply, visit, setUpPage(visit, address));
}

async function confirm({ host, request, reply, visit, session }: Situation) {
  const address = await pendingAddress(host, session);
  if (!address) {
    const problems = { form: wordsOf(visit).twoFactor.expired };
    return answerPage(reply, visit, offPage(visit, problems), 410);
  }
  const code = readField(request, 'code').replace(/\s/g, '').slice(0, 100);
  const again = (problems: Record<string, string>, status: number) =>
    answerPage(reply, visit, setUpPage(visit, address, problems), status);
  if (code === '') return again({ code: visit.texts.problem.code }, 422);
  const attempt = { address: request.ip, account: session.user.email };
  const wait = await throttle(host.db, 'secondFactor', attempt);
  if (wait !== undefined) {
    reply.header('retry-after', wait);
    return again({ ...throttledProblem(visit, wait) }, 429);
  }
  const answer = await keepFamilies(host.db, session, () =>
    verifyAppCode(host, authHeaders(request), { code }),
  );
  if (answer.status >= 500) throw new Error(`Confirming the second step failed: ${await answer.text()}`);
  if (!answer.ok) return again({ code: wordsOf(visit).wrongCode }, 401);
  await forgive(host.db, 'secondFactor', attempt);
  passCookies(answer, reply);
  await addSignInMethodMail(host.db, { userID: session.userId, method: 'totpOn', visit });
  return answerPage(reply, visit, codesPage(visit, await codesOf(host, session)));
}

/** New recovery codes, or no second step any more: both for the password. */
async function change({ host, request, reply, visit, session }: Situation, step: 'codes' | 'off') {
  const refused = await refusePassword(host, request, reply, visit, session);
  if (refused) {
    const left = (await codesOf(host, session)).length;
    return answerPage(
      reply,
      visit,
      onPage(visit, left, { step, problems: refused.problems }),
      refused.status,
    );
  }
  const given = {
    body: { password: readSecret(request, 'password') },
    headers: authHeaders(request),
    asResponse: true as const,
  };
  if (step === 'codes') {
    const answer = await host.auth.api.generateBackupCodes(given);
    if (!answer.ok) throw new Error(`Making recovery codes failed: ${await refusal(answer)}`);
    await addSignInMethodMail(host.db, { userID: session.userId, method: 'recoveryCodes', visit });
    return answerPage(reply, visit, codesPage(visit, await codesOf(host, session)));
  }
  const answer = await keepFamilies(host.db, session, () => host.auth.api.disableTwoFactor(given));
  if (!answer.ok) throw new Error(`Turning the second step off failed: ${await refusal(answer)}`);
  passCookies(answer, reply);
  await addSignInMethodMail(host.db, { userID: session.userId, method: 'totpOff', visit });
  return reply.redirect(withReturn(visit, `${twoFactorPath}?done=off`), 303);
}

function pendingAddress(host: Host, { userId, user }: CurrentSession): Promise<string | undefined> {
  return readPendingAddress(host, { userId, email: user.email });
}

async function codesOf({ auth }: Host, { userId }: CurrentSession): Promise<readonly string[]> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}

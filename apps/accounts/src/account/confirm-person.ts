import type { FastifyReply, FastifyRequest } from 'fastify';
import { authHeaders } from '../auth/call-auth.ts';
import { verifyPassword } from '../auth/password-hash.ts';
import { longestPassword } from '../auth/password-rules.ts';
import { verifyAppCode } from '../auth/verify-app-code.ts';
import type { Host } from '../host.ts';
import type { Problems } from '../page/form.ts';
import { findPasswordHash } from '../people.sql.ts';
import { readField, readSecret, throttledProblem } from '../read-form.ts';
import type { CurrentSession } from '../sign-in/current-session.ts';
import { forgive, type Throttled, throttle } from '../throttle.ts';
import type { Visit } from '../visit.ts';
import { wordsOf } from './member-texts.ts';

export interface Refusal {
  readonly problems: Problems;
  readonly status: 401 | 422 | 429;
}

/** The person whose password is asked for. */
interface Asked {
  readonly userId: string;
  readonly user: { readonly email: string };
}

type Given<Who extends Asked> = [
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  session: Who,
];

/** Checks the field `password`; undefined when it is right. */
export async function refusePassword(...given: Given<Asked>): Promise<Refusal | undefined> {
  const [{ db }, request, , visit, session] = given;
  const password = readSecret(request, 'password');
  if (password === '') return { problems: { password: visit.texts.problem.password }, status: 422 };
  return count('password', given, async () => {
    const hash = (await findPasswordHash.first(db, { userID: session.userId }))?.password ?? '';
    const right = await verifyPassword({ hash, password: password.slice(0, longestPassword * 2) });
    return right ? undefined : { password: wordsOf(visit).wrongPassword };
  });
}

/** Checks the field `code` (app or recovery code), where the second step is on. */
export async function refuseSecondFactor(...given: Given<CurrentSession>): Promise<Refusal | undefined> {
  const [host, request, , visit, session] = given;
  if (!session.user.twoFactorEnabled) return undefined;
  const code = readField(request, 'code').replace(/\s/g, '').slice(0, 100);
  if (code === '') return { problems: { code: visit.texts.problem.code }, status: 422 };
  return count('secondFactor', given, async () => {
    const headers = authHeaders(request);
    const answer = /^\d{6}$/.test(code)
      ? await verifyAppCode(host, headers, { code })
      : await host.auth.api.verifyBackupCode({ body: { code }, headers, asResponse: true });
    if (answer.status >= 500) throw new Error(`Checking a code failed: ${await answer.text()}`);
    return answer.ok ? undefined : { code: wordsOf(visit).wrongCode };
  });
}

async function count(
  what: Throttled,
  [{ db }, request, reply, visit, session]: Given<Asked>,
  attempt: () => Promise<Problems | undefined>,
): Promise<Refusal | undefined> {
  const who = { address: request.ip, account: session.user.email };
  const wait = await throttle(db, what, who);
  if (wait !== undefined) {
    reply.header('retry-after', wait);
    return { problems: throttledProblem(visit, wait), status: 429 };
  }
  const problems = await attempt();
  if (problems) return { problems, status: 401 };
  await forgive(db, what, who);
  return undefined;
}

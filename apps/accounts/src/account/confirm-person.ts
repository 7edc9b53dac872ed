import { readOneTimeCode } from '@wbn/contract/shared/one-time-code.ts';
import { authHeaders } from '../auth/call-auth.ts';
import { verifyPassword } from '../auth/password-hash.ts';
import { longestPassword } from '../auth/password-rules.ts';
import { normalizeRecoveryCode } from '../auth/recovery-codes.ts';
import { verifyAppCode } from '../auth/verify-app-code.ts';
import type { Exchange, MemberExchange } from '../exchange.ts';
import { type Problems, readField, readSecret } from '../page/form.ts';
import { findPasswordHash } from '../people.sql.ts';
import { refuseTooMany, resetThrottle, type Throttled } from '../throttle.ts';
import { wordsOf } from './member-texts.ts';

export interface Refusal {
  readonly problems: Problems;
  readonly status: 401 | 422 | 429;
}

/** The person whose password is asked for. */
interface SignedInPerson {
  readonly userId: string;
  readonly user: { readonly email: string };
}

/** Checks the field `password`; undefined when it is right. */
export async function refusePassword(exchange: Exchange, who: SignedInPerson): Promise<Refusal | undefined> {
  const { host, request, visit } = exchange;
  const password = readSecret(request, 'password');
  if (password === '') return { problems: { password: visit.texts.problem.password }, status: 422 };
  return countAttempt(exchange, 'password', who, async () => {
    const hash = (await findPasswordHash.first(host.db, { userID: who.userId }))?.password ?? '';
    const right = await verifyPassword({ hash, password: password.slice(0, longestPassword * 2) });
    return right ? undefined : { password: wordsOf(visit).wrongPassword };
  });
}

/** Checks the field `code` (app or recovery code) when two-factor sign-in is on. */
export async function refuseSecondFactor(exchange: MemberExchange): Promise<Refusal | undefined> {
  const { host, request, visit, session } = exchange;
  if (!session.user.twoFactorEnabled) return undefined;
  const code = readOneTimeCode(readField(request, 'code')).slice(0, 100);
  if (code === '') return { problems: { code: visit.texts.problem.code }, status: 422 };
  return countAttempt(exchange, 'secondFactor', session, async () => {
    const headers = authHeaders(request);
    const answer = /^\d{6}$/.test(code)
      ? await verifyAppCode(host, headers, { code })
      : await host.auth.api.verifyBackupCode({
          body: { code: normalizeRecoveryCode(code) },
          headers,
          asResponse: true,
        });
    if (answer.status >= 500) throw new Error(`Checking a code failed: ${await answer.text()}`);
    return answer.ok ? undefined : { code: wordsOf(visit).wrongCode };
  });
}

async function countAttempt(
  exchange: Exchange,
  what: Throttled,
  { user: { email: account } }: SignedInPerson,
  attempt: () => Promise<Problems | undefined>,
): Promise<Refusal | undefined> {
  const tooMany = await refuseTooMany(exchange, what, { account });
  if (tooMany) return { problems: tooMany, status: 429 };
  const problems = await attempt();
  if (problems) return { problems, status: 401 };
  await resetThrottle(exchange, what, { account });
  return undefined;
}

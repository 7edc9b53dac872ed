import { createOTP } from '@better-auth/utils/otp';
import type { Database } from '@wbn/postgres/schema.ts';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { Auth } from './create-auth.ts';
import { deleteSession, findAppSecret, markStepUsed } from './two-factor.sql.ts';

interface AppCode {
  readonly code: string;
  /** Whether this browser is not asked again for some time. */
  readonly trustDevice?: boolean;
}

/**
 * Checks a code of an authenticator app like `verifyTOTP`, and accepts each code once (RFC 6238, 5.2), so that an observer cannot reuse it.
 * A refused answer has status 401 and signs nobody in.
 */
export async function verifyAppCode(
  { auth, db }: { readonly auth: Auth; readonly db: Kysely<Database> },
  headers: Headers,
  body: AppCode,
): Promise<Response> {
  const before = await auth.api.getSession({ headers });
  const answer = await auth.api.verifyTOTP({ body, headers, asResponse: true });
  if (!answer.ok) return answer;
  const { token, user } = (await answer.clone().json()) as { token?: string; user: { id: string } };
  if (await consumeStep({ auth, db }, user.id, body.code)) return answer;
  if (!before && token) await deleteSession.run(db, { token });
  return Response.json({ code: 'INVALID_CODE' }, { status: 401 });
}

const period = 30_000;

/** Marks the 30-second step of a valid code as used; false when it was used before. */
async function consumeStep(
  { auth, db }: { readonly auth: Auth; readonly db: Kysely<Database> },
  userID: string,
  code: string,
): Promise<boolean> {
  const row = await findAppSecret.first(db, { userID });
  if (!row) return false;
  const { secretConfig } = await auth.$context;
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: row.secret }));
  const now = Math.floor(Date.now() / period);
  // The steps that better-auth accepts: the current one, one before and one after.
  for (const step of [now - 1, now, now + 1]) {
    if ((await otp.hotp(step)) === code) return (await markStepUsed.run(db, { userID, step })) > 0;
  }
  return false;
}

import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import { selectSampleFactors } from '../auth/two-factor.sql.ts';
import type { Host } from '../host.ts';

const period = 30_000;

/** Codes that sample staff can use now, in place of a phone. Only for the outbox page of an installation on localhost. */
export async function readSampleCodes(
  { auth, db }: Pick<Host, 'auth' | 'db'>,
  now = Date.now(),
): Promise<{ email: string; code: string }[]> {
  const { secretConfig: key } = await auth.$context;
  const step = Math.floor(now / period);
  return Promise.all(
    (await selectSampleFactors.all(db)).map(async ({ email, secret, lastStep }) => {
      // A code works once, and the next one is accepted half a minute early.
      const unused = Number(lastStep) >= step ? step + 1 : step;
      return { email, code: await createOTP(await symmetricDecrypt({ key, data: secret })).hotp(unused) };
    }),
  );
}

import { randomBytes } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import type { Auth } from './create-auth.ts';
import { generateRecoveryCodes } from './recovery-codes.ts';

/** Creates a second factor as better-auth stores it: the secret of an authenticator app, and recovery codes. */
export async function newSecondFactor(auth: Auth): Promise<{ secret: string; backup_codes: string }> {
  const { secretConfig: key } = await auth.$context;
  const seal = (data: string) => symmetricEncrypt({ key, data });
  return {
    secret: await seal(randomBytes(24).toString('base64url')),
    backup_codes: await seal(JSON.stringify(generateRecoveryCodes())),
  };
}

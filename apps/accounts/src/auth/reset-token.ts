import type { Auth } from './create-auth.ts';

/** Milliseconds that the link of a reset mail is valid. */
const lifetime = 60 * 60 * 1000;

/** Makes a token valid once for better-auth's `resetPassword`; it is stored as a hash (`storeIdentifier`). */
export async function createResetToken(auth: Auth, userID: string, token: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  // Replaces the token of the same mail when it is sent again.
  await internalAdapter.deleteVerificationByIdentifier(identifierOf(token));
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userID,
    expiresAt: new Date(Date.now() + lifetime),
  });
}

/** The person whose password a token resets; undefined when it is used, expired or unknown. */
export async function readResetToken(auth: Auth, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(token));
  return found && found.expiresAt > new Date() ? found.value : undefined;
}

function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

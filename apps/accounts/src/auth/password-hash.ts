import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, which this library uses: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Whether a password matches a hash; false for a malformed hash. */
export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  try {
    return await verify(given.hash, given.password.normalize('NFKC'));
  } catch {
    return false;
  }
}

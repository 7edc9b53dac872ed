import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { insertHandoff } from './handoff.sql.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { handoffLifetime, secondsAfter } from './token-lifetimes.ts';

export interface Handoff {
  readonly userID: string;
  readonly sessionID: string;
  /** From `browserSecret()`: the cookie of the browser that has signed in. */
  readonly browserSecret: string;
  /** What the site sent along to the login: the hash, in base64url, of the verifier that it will show (PKCE). */
  readonly challenge?: string | undefined;
  /** Origin of the site that the person goes to; only a page of it may exchange the code. */
  readonly site: string;
}

/** Makes the code that the browser carries to the site: good once, for a minute, in this browser. */
export async function createHandoff(db: Kysely<Database>, handoff: Handoff, now: Date): Promise<string> {
  const code = newSecret();
  await insertHandoff.run(db, {
    code_hash: hashSecret(code),
    user_id: handoff.userID,
    session_id: handoff.sessionID,
    browser_hash: handoff.challenge
      ? Buffer.from(handoff.challenge, 'base64url')
      : hashSecret(handoff.browserSecret),
    site: handoff.site,
    created_at: now,
    expires_at: secondsAfter(now, handoffLifetime),
  });
  return code;
}

import type { Bearer } from '@wbn/host/access/access-token.ts';
import { recentSignIn } from '@wbn/host/access/recent-sign-in.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findRecentSignIn } from './require-recent-sign-in.sql.ts';

/**
 * Asks that the person has proved who they are a short while ago, to the auth host: what gives a company away is not done by whoever
 * finds a browser open. Throws SignInTooOld.
 */
export async function requireRecentSignIn(db: Kysely<Database>, bearer: Bearer): Promise<void> {
  const { seconds } = recentSignIn;
  if (await findRecentSignIn.first(db, { ...bearer, seconds })) return;
  throw new CallError('SignInTooOld', 'Confirm that it is you at the account host, and try again.');
}

import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { insertFamily, insertToken } from './family.sql.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { refreshTokenLifetime, secondsAfter } from './token-lifetimes.ts';

export interface RefreshToken {
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/** The browser that asks, as it is shown in the list of open sessions. */
export interface Visitor {
  readonly userAgent: string | undefined;
  readonly address: string | undefined;
}

export interface RefreshedToken extends RefreshToken {
  readonly userID: string;
  readonly familyID: string;
}

/** Starts a family: what one browser has on one site. Gives its id and first refresh token. */
export async function startFamily(
  db: Kysely<Database>,
  owner: { userID: string; sessionID: string; site: string },
  visitor: Visitor,
  now: Date,
): Promise<RefreshedToken> {
  const familyID = newId();
  const refreshToken = newSecret();
  const expiresAt = secondsAfter(now, refreshTokenLifetime);
  await insertFamily.run(db, {
    id: familyID,
    user_id: owner.userID,
    session_id: owner.sessionID,
    site: owner.site,
    ...describeVisitor(visitor),
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
  });
  await insertToken.run(db, {
    id: newId(),
    family_id: familyID,
    token_hash: hashSecret(refreshToken),
    created_at: now,
    expires_at: expiresAt,
  });
  return { userID: owner.userID, familyID, refreshToken, expiresAt };
}

/** Headers may hold anything; what is shown in a list is short. */
export function describeVisitor({ userAgent, address }: Visitor) {
  return { user_agent: userAgent?.slice(0, 300) ?? null, address: address ?? null };
}

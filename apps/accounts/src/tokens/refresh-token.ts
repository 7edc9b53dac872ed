import { createHmac } from 'node:crypto';
import { CallError, sessionEnded } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { hashSecret, newSecret } from './secrets.ts';
import { refreshGrace, refreshTokenLifetime, secondsAfter } from './token-lifetimes.ts';
import {
  endFamily,
  type FamilyRow,
  findSuccessor,
  findToken,
  insertFamily,
  insertToken,
  lockFamily,
  markUsed,
  type TokenRow,
  updateFamily,
} from './tokens.sql.ts';

interface RefreshToken {
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/** The requesting browser, as shown in the list of open sessions. */
export interface Visitor {
  readonly userAgent: string | undefined;
  readonly address: string | undefined;
}

export interface RefreshedToken extends RefreshToken {
  readonly userID: string;
  readonly familyID: string;
  /** Of families of the desk: when the second factor was last given. */
  readonly secondFactorAt?: Date | undefined;
}

interface FamilyOwner {
  readonly userID: string;
  readonly sessionID: string;
  /** Origin of the site or the desk. */
  readonly site: string;
  /** Only at the desk, where a session ends at a fixed time. */
  readonly desk?: { readonly secondFactorAt: Date; readonly until: Date };
}

/** Starts a token family, for one browser on one site. Returns its id and first refresh token. */
export async function startFamily(
  db: Kysely<Database>,
  owner: FamilyOwner,
  visitor: Visitor,
  now: Date,
): Promise<RefreshedToken> {
  const familyID = newId();
  const refreshToken = newSecret();
  const expiresAt = owner.desk?.until ?? secondsAfter(now, refreshTokenLifetime);
  const secondFactorAt = owner.desk?.secondFactorAt;
  await insertFamily.run(db, {
    id: familyID,
    user_id: owner.userID,
    session_id: owner.sessionID,
    site: owner.site,
    ...describeVisitor(visitor),
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
    second_factor_at: secondFactorAt ?? null,
  });
  await insertToken.run(db, {
    id: newId(),
    family_id: familyID,
    token_hash: hashSecret(refreshToken),
    created_at: now,
    expires_at: expiresAt,
  });
  return { userID: owner.userID, familyID, refreshToken, expiresAt, secondFactorAt };
}

/** Shortens header values for the list, because they can hold anything. */
function describeVisitor({ userAgent, address }: Visitor) {
  return { user_agent: userAgent?.slice(0, 300) ?? null, address: address ?? null };
}

type Outcome = RefreshedToken | CallError;

/**
 * Uses up a refresh token and returns its successor. Within ten seconds it returns the same successor again, while that one is unused (two
 * tabs, a lost answer); later the token counts as stolen and the family ends. Throws CallError.
 */
export async function rotateRefreshToken(
  db: Kysely<Database>,
  successorKey: Buffer,
  refreshToken: string,
  visitor: Visitor,
  now: Date,
): Promise<RefreshedToken> {
  const tokenHash = hashSecret(refreshToken);
  // The end of a family must be committed although the caller is refused, so the transaction returns a refusal instead of throwing.
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome> => {
    const known = await findToken.first(transaction, { tokenHash });
    const family = known && (await lockFamily.first(transaction, { familyID: known.family_id }));
    // Reads the token under the lock, because a concurrent request may have used it.
    const token = family && (await findToken.first(transaction, { tokenHash }));
    if (!token || family.revoked_at) return sessionEnded();
    if (token.expires_at <= now)
      return new CallError('TokenExpiredError', 'The session has expired. Log in again.');
    const next = token.used_at
      ? await repeatSuccessor(transaction, successorKey, token, refreshToken, now)
      : await addSuccessor(transaction, successorKey, token, refreshToken, {
          now,
          expiresAt: endOf(family, now),
        });
    if (!next) {
      await endFamily.run(transaction, { familyID: family.id });
      return sessionEnded();
    }
    await updateFamily.run(transaction, {
      familyID: family.id,
      change: { ...describeVisitor(visitor), last_used_at: now, expires_at: next.expiresAt },
    });
    const secondFactorAt = family.second_factor_at ?? undefined;
    return { ...next, userID: family.user_id, familyID: family.id, secondFactorAt };
  });
  if (outcome instanceof CallError) throw outcome;
  return outcome;
}

/** When a family ends unless it is used again; that of a family of the desk stays. */
function endOf({ second_factor_at, expires_at }: FamilyRow, now: Date): Date {
  return second_factor_at ? expires_at : secondsAfter(now, refreshTokenLifetime);
}

async function addSuccessor(
  db: Kysely<Database>,
  key: Buffer,
  token: TokenRow,
  refreshToken: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<RefreshToken> {
  const id = newId();
  const successor = deriveSuccessor(key, refreshToken, id);
  await insertToken.run(db, {
    id,
    family_id: token.family_id,
    token_hash: hashSecret(successor),
    created_at: now,
    expires_at: expiresAt,
  });
  await markUsed.run(db, { id: token.id, successorID: id, now });
  return { refreshToken: successor, expiresAt };
}

/** The successor that was returned before, or undefined when it must not be returned again. */
async function repeatSuccessor(
  db: Kysely<Database>,
  key: Buffer,
  token: TokenRow,
  refreshToken: string,
  now: Date,
): Promise<RefreshToken | undefined> {
  if (!token.used_at || !token.successor_id || secondsAfter(token.used_at, refreshGrace) < now)
    return undefined;
  const row = await findSuccessor.first(db, { id: token.successor_id });
  const successor = deriveSuccessor(key, refreshToken, token.successor_id);
  if (!row || row.used_at || !row.token_hash.equals(hashSecret(successor))) return undefined;
  return { refreshToken: successor, expiresAt: row.expires_at };
}

/** Derives the successor from a key instead of random bytes, so that it can be returned twice without being stored. */
function deriveSuccessor(key: Buffer, refreshToken: string, successorID: string): string {
  return createHmac('sha256', key).update(`${successorID} ${refreshToken}`).digest('base64url');
}

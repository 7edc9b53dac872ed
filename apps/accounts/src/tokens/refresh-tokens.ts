import { createHmac } from 'node:crypto';
import { CallError, sessionEnded } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import { endFamily } from './families.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { refreshGrace, refreshTokenLifetime, secondsAfter } from './token-lifetimes.ts';

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

type TokenRow = Selectable<Database['account.refresh_token']>;
type FamilyRow = Selectable<Database['account.refresh_family']>;
type Outcome = RefreshedToken | CallError;

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
  await db
    .insertInto('account.refresh_family')
    .values({
      id: familyID,
      user_id: owner.userID,
      session_id: owner.sessionID,
      site: owner.site,
      ...describe(visitor),
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await addToken(db, { id: newId(), familyID, refreshToken, now, expiresAt });
  return { userID: owner.userID, familyID, refreshToken, expiresAt };
}

/**
 * Uses up a refresh token and gives its successor. Within ten seconds it gives the same successor again, as long as that one
 * was not used; later, or when the successor was used, somebody has a copy: the family ends. Throws CallError.
 */
export async function rotateRefreshToken(
  db: Kysely<Database>,
  successorKey: Buffer,
  refreshToken: string,
  visitor: Visitor,
  now: Date,
): Promise<RefreshedToken> {
  const tokenHash = hashSecret(refreshToken);
  // What ends a family must stay when the caller is refused, so a refusal is a value until the transaction is over.
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome> => {
    const family = await lockFamily(transaction, tokenHash);
    const token = family && (await findToken(transaction, 'token_hash', tokenHash));
    if (!token || family.revoked_at) return sessionEnded();
    if (token.expires_at <= now)
      return new CallError('TokenExpiredError', 'The session has expired. Log in again.');
    const next = token.used_at
      ? await repeatSuccessor(transaction, successorKey, token, refreshToken, now)
      : await addSuccessor(transaction, successorKey, token, refreshToken, now);
    if (!next) {
      await endFamily(transaction, family.id);
      return sessionEnded();
    }
    await transaction
      .updateTable('account.refresh_family')
      .set({ ...describe(visitor), last_used_at: now, expires_at: next.expiresAt })
      .where('id', '=', family.id)
      .execute();
    return { ...next, userID: family.user_id, familyID: family.id };
  });
  if (outcome instanceof CallError) throw outcome;
  return outcome;
}

/** Tokens of a family are changed by whoever holds the lock on its row; read them only after that. */
async function lockFamily(db: Kysely<Database>, tokenHash: Buffer): Promise<FamilyRow | undefined> {
  const token = await findToken(db, 'token_hash', tokenHash);
  if (!token) return undefined;
  return db
    .selectFrom('account.refresh_family')
    .selectAll()
    .where('id', '=', token.family_id)
    .forUpdate()
    .executeTakeFirst();
}

async function addSuccessor(
  db: Kysely<Database>,
  key: Buffer,
  token: TokenRow,
  refreshToken: string,
  now: Date,
): Promise<RefreshToken> {
  const id = newId();
  const successor = deriveSuccessor(key, refreshToken, id);
  const expiresAt = secondsAfter(now, refreshTokenLifetime);
  await addToken(db, { id, familyID: token.family_id, refreshToken: successor, now, expiresAt });
  await db
    .updateTable('account.refresh_token')
    .set({ used_at: now, successor_id: id })
    .where('id', '=', token.id)
    .execute();
  return { refreshToken: successor, expiresAt };
}

/** The successor that was given before, or undefined when it must not be given again. */
async function repeatSuccessor(
  db: Kysely<Database>,
  key: Buffer,
  token: TokenRow,
  refreshToken: string,
  now: Date,
): Promise<RefreshToken | undefined> {
  if (!token.used_at || !token.successor_id || secondsAfter(token.used_at, refreshGrace) < now)
    return undefined;
  const row = await findToken(db, 'id', token.successor_id);
  const successor = deriveSuccessor(key, refreshToken, token.successor_id);
  if (!row || row.used_at || !row.token_hash.equals(hashSecret(successor))) return undefined;
  return { refreshToken: successor, expiresAt: row.expires_at };
}

/** Nobody can tell it from a random one without the secret, and it need not be stored to be given twice. */
function deriveSuccessor(key: Buffer, refreshToken: string, successorID: string): string {
  return createHmac('sha256', key).update(`${successorID} ${refreshToken}`).digest('base64url');
}

async function findToken(
  db: Kysely<Database>,
  by: 'id' | 'token_hash',
  value: string | Buffer,
): Promise<TokenRow | undefined> {
  return db.selectFrom('account.refresh_token').selectAll().where(by, '=', value).executeTakeFirst();
}

async function addToken(
  db: Kysely<Database>,
  token: { id: string; familyID: string; refreshToken: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('account.refresh_token')
    .values({
      id: token.id,
      family_id: token.familyID,
      token_hash: hashSecret(token.refreshToken),
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Headers may hold anything; what is shown in a list is short. */
function describe({ userAgent, address }: Visitor) {
  return { user_agent: userAgent?.slice(0, 300) ?? null, address: address ?? null };
}

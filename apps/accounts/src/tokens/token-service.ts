import type { Tokens } from '@wbn/contract/account/account-calls.ts';
import { CallError, sessionEnded } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createAccessTokens } from './access-token.ts';
import { createHandoff, type Handoff, type HandoffClaim, redeemHandoff } from './handoff.ts';
import { type RefreshedToken, rotateRefreshToken, type Visitor } from './refresh-token.ts';
import { deriveKey, hashSecret } from './secrets.ts';
import { createSigningKeys } from './signing-keys.ts';
import { epochSeconds } from './token-lifetimes.ts';
import {
  deleteExpiredFamilies,
  deleteExpiredHandoffs,
  deleteExpiredTokens,
  deleteSession,
  endFamiliesOfSession,
  endFamily,
  findActiveFamily,
  findFamilyOfToken,
  findSessionOfFamily,
  selectFamilies,
} from './tokens.sql.ts';

export type TokenService = ReturnType<typeof createTokenService>;

export interface TokenServiceOptions {
  readonly db: Kysely<Database>;
  /** The setting AUTH_SECRET. */
  readonly secret: string;
  /** Address of the auth host, as used in tokens. */
  readonly issuer: string;
  /** Origin of the operator's desk, whose sessions end twelve hours after they began. */
  readonly deskUrl?: string | undefined;
  readonly now?: () => Date;
}

/** Creates the operations on tokens. */
export function createTokenService(options: TokenServiceOptions) {
  const { db, secret, issuer, deskUrl, now = () => new Date() } = options;
  const keys = createSigningKeys({ db, secret, now });
  const accessTokens = createAccessTokens({ keys, issuer: issuer.replace(/\/+$/, ''), now });
  const successorKey = deriveKey(secret, 'refresh token successors');

  async function withAccessToken(refreshed: RefreshedToken): Promise<Tokens> {
    const access = await accessTokens.issue(refreshed);
    const refreshTokenExpire = epochSeconds(refreshed.expiresAt);
    return { ...access, refreshToken: refreshed.refreshToken, refreshTokenExpire };
  }

  async function findFamily(token: string | undefined, refreshToken: string | undefined) {
    if (refreshToken) {
      const row = await findFamilyOfToken.first(db, { tokenHash: hashSecret(refreshToken) });
      if (row) return row.family_id;
    }
    if (!token) return undefined;
    const bearer = await accessTokens.read(token).catch((error: unknown) => {
      if (error instanceof CallError) return undefined;
      throw error;
    });
    return bearer?.familyID;
  }

  return {
    /** Creates the code that a browser carries to a site. */
    createHandoff: (handoff: Handoff) => createHandoff(db, handoff, now()),
    async redeemHandoff(claim: Omit<HandoffClaim, 'isDesk'>, visitor: Visitor) {
      const family = await redeemHandoff(
        db,
        { ...claim, isDesk: claim.site !== undefined && claim.site === deskUrl },
        visitor,
        now(),
      );
      return { ...(await withAccessToken(family)), userID: family.userID };
    },
    async refresh(refreshToken: string, visitor: Visitor) {
      return withAccessToken(await rotateRefreshToken(db, successorKey, refreshToken, visitor, now()));
    },
    async check(token: string) {
      const bearer = await accessTokens.read(token);
      if (!(await findActiveFamily.first(db, { familyID: bearer.familyID }))) throw sessionEnded();
      return bearer;
    },
    /** Ends the session of a valid one of the two tokens, on every site of that browser. */
    async logOut({ token, refreshToken }: { token?: string | undefined; refreshToken?: string | undefined }) {
      const familyID = await findFamily(token, refreshToken);
      if (familyID) await endSessionOfFamily(db, familyID);
    },
    listFamilies: (userID: string) => selectFamilies.all(db, { userID, now: now() }),
    async endFamily(familyID: string) {
      await endFamily.run(db, { familyID });
    },
    publishedKeys: () => keys.published(),
    /** Creates the first key when there is none; call it before listening. */
    async prepare() {
      await keys.current();
    },
    /** Deletes what has expired. */
    async deleteExpired() {
      const until = { now: now() };
      await deleteExpiredHandoffs.run(db, until);
      await deleteExpiredFamilies.run(db, until);
      await deleteExpiredTokens.run(db, until);
    },
  };
}

/** Ends the auth host's session of a family, and with it the families of all sites in that browser. */
async function endSessionOfFamily(db: Kysely<Database>, familyID: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endFamily.run(transaction, { familyID });
    const family = await findSessionOfFamily.first(transaction, { familyID });
    if (!family?.session_id) return;
    await deleteSession.run(transaction, { id: family.session_id });
    await endFamiliesOfSession.run(transaction, { id: family.session_id });
  });
}

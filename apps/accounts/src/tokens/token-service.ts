import type { Tokens } from '@wbn/contract/account/tokens.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import { CallError, sessionEnded } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import { createAccessTokens } from './access-token.ts';
import {
  endFamily,
  endSessionOfFamily,
  type Family,
  forgetExpired,
  isFamilyAlive,
  listFamilies,
} from './families.ts';
import { createHandoff, type Handoff, type HandoffClaim, redeemHandoff } from './handoff.ts';
import { type RefreshedToken, rotateRefreshToken, type Visitor } from './refresh-tokens.ts';
import { deriveKey, hashSecret } from './secrets.ts';
import { createSigningKeys } from './signing-keys.ts';
import { epochSeconds } from './token-lifetimes.ts';

declare module '../host.ts' {
  interface Host {
    readonly tokens: TokenService;
  }
}

export interface TokenService {
  /** The code that a browser carries from here to a site. */
  createHandoff(handoff: Handoff): Promise<string>;
  /** Throws CallError, as do the two below. */
  redeemHandoff(claim: HandoffClaim, visitor: Visitor): Promise<Tokens & { userID: string }>;
  refresh(refreshToken: string, visitor: Visitor): Promise<Tokens>;
  check(token: string): Promise<Bearer & { tokenExpire: number }>;
  /** Ends the session of whichever of the two tokens is ours, on every site of that browser. */
  logOut(given: { token?: string | undefined; refreshToken?: string | undefined }): Promise<void>;
  listFamilies(userID: string): Promise<Family[]>;
  endFamily(familyID: string): Promise<void>;
  publishedKeys(): Promise<{ keys: JWK[] }>;
  /** Makes the first key when there is none; call it before listening. */
  prepare(): Promise<void>;
  /** Removes what has expired. */
  forgetExpired(): Promise<void>;
}

export interface TokenServiceOptions {
  readonly db: Kysely<Database>;
  /** AUTH_SECRET. */
  readonly secret: string;
  /** Address of the auth host, as it stands in the tokens. */
  readonly issuer: string;
  readonly now?: () => Date;
}

/** Everything that the auth host does with tokens. */
export function createTokenService({
  db,
  secret,
  issuer,
  now = () => new Date(),
}: TokenServiceOptions): TokenService {
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
      const row = await db
        .selectFrom('account.refresh_token')
        .select('family_id')
        .where('token_hash', '=', hashSecret(refreshToken))
        .executeTakeFirst();
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
    createHandoff: (handoff) => createHandoff(db, handoff, now()),
    async redeemHandoff(claim, visitor) {
      const family = await redeemHandoff(db, claim, visitor, now());
      return { ...(await withAccessToken(family)), userID: family.userID };
    },
    async refresh(refreshToken, visitor) {
      return withAccessToken(await rotateRefreshToken(db, successorKey, refreshToken, visitor, now()));
    },
    async check(token) {
      const bearer = await accessTokens.read(token);
      if (!(await isFamilyAlive(db, bearer.familyID))) throw sessionEnded();
      return bearer;
    },
    async logOut({ token, refreshToken }) {
      const familyID = await findFamily(token, refreshToken);
      if (familyID) await endSessionOfFamily(db, familyID);
    },
    listFamilies: (userID) => listFamilies(db, userID, now()),
    endFamily: (familyID) => endFamily(db, familyID),
    publishedKeys: () => keys.published(),
    async prepare() {
      await keys.current();
    },
    forgetExpired: () => forgetExpired(db, now()),
  };
}

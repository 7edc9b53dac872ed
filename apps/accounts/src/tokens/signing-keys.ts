import type { Database } from '@wbn/postgres/schema.ts';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Kysely } from 'kysely';
import { deriveKey, seal, unseal } from './secrets.ts';
import { deleteExpiredKeys, insertKey, lockKeys, selectKeys } from './signing-keys.sql.ts';
import {
  accessTokenLifetime,
  keysKeptFor,
  secondsAfter,
  signingKeyNotice,
  signingKeyTerm,
} from './token-lifetimes.ts';

interface Key {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly verify: CryptoKey;
  /** Undefined when it was encrypted with another secret: its tokens stay valid, but it cannot sign. */
  readonly sign: CryptoKey | undefined;
  readonly retiresAt: Date;
  readonly expiresAt: Date;
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;

export interface SigningKeyOptions {
  readonly db: Kysely<Database>;
  /** AUTH_SECRET, which encrypts the private keys. */
  readonly secret: string;
  readonly now: () => Date;
}

/**
 * The Ed25519 keys that sign access tokens. A key signs for 30 days; the next is published a day before it takes over, and each stays
 * published until its last token has expired.
 */
export function createSigningKeys({ db, secret, now }: SigningKeyOptions) {
  const sealingKey = deriveKey(secret, 'signing keys');
  let kept: { at: number; keys: Promise<Key[]> } | undefined;

  function keys(): Promise<Key[]> {
    const at = now().getTime();
    if (!kept || at - kept.at > keysKeptFor * 1000) {
      const read = db.transaction().execute((transaction) => readKeys(transaction, sealingKey, now()));
      kept = { at, keys: read };
      read.catch(() => {
        if (kept?.keys === read) kept = undefined;
      });
    }
    return kept.keys;
  }

  return {
    /** The key that signs now. */
    async current() {
      for (const { kid, sign, retiresAt } of await keys()) {
        if (sign && retiresAt > now()) return { kid, key: sign };
      }
      throw new Error('There is no key to sign tokens with');
    },
    /** The key with this id, while tokens signed by it can be valid. */
    async find(kid: string | undefined) {
      return (await keys()).find((key) => key.kid === kid && key.expiresAt > now())?.verify;
    },
    /** The public keys of all valid tokens, and the next key. */
    async published() {
      const good = (await keys()).filter(({ expiresAt }) => expiresAt > now());
      return { keys: good.map(({ publicJwk }) => publicJwk) };
    },
  };
}

/** All keys, oldest first, after adding a due key and deleting expired ones. */
async function readKeys(db: Kysely<Database>, sealingKey: Buffer, now: Date): Promise<Key[]> {
  await lockKeys.run(db);
  await deleteExpiredKeys.run(db, { now });
  const keys = await loadKeys(db, sealingKey);
  const last = keys.findLast((key) => key.sign);
  if (last && last.retiresAt > secondsAfter(now, signingKeyNotice)) return keys;
  const from = last && last.retiresAt > now ? last.retiresAt : now;
  await addKey(db, sealingKey, now, secondsAfter(from, signingKeyTerm));
  return loadKeys(db, sealingKey);
}

async function loadKeys(db: Kysely<Database>, sealingKey: Buffer): Promise<Key[]> {
  const rows = await selectKeys.all(db);
  return Promise.all(
    rows.map(async (row) => {
      const privateJwk = unseal(sealingKey, row.kid, row.private_jwk);
      return {
        kid: row.kid,
        publicJwk: row.public_jwk,
        verify: await importKey(row.public_jwk),
        sign: privateJwk === undefined ? undefined : await importKey(JSON.parse(privateJwk) as JWK),
        retiresAt: row.retires_at,
        expiresAt: row.expires_at,
      };
    }),
  );
}

async function addKey(db: Kysely<Database>, sealingKey: Buffer, now: Date, retiresAt: Date): Promise<void> {
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  await insertKey.run(db, {
    kid,
    public_jwk: JSON.stringify({ ...publicJwk, kid, alg: 'EdDSA', use: 'sig' }),
    private_jwk: seal(sealingKey, kid, JSON.stringify(await exportJWK(pair.privateKey))),
    created_at: now,
    retires_at: retiresAt,
    // A process that cached the keys may sign with it a little longer.
    expires_at: secondsAfter(retiresAt, accessTokenLifetime + keysKeptFor),
  });
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, 'EdDSA')) as CryptoKey;
}

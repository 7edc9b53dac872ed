import { passkey } from '@better-auth/passkey';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import {
  credentialFields,
  passkeySchema,
  sessionFields,
  twoFactorSchema,
  userFields,
  verificationFields,
} from './column-names.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { longestPassword, shortestPassword } from './password-rules.ts';
import { signInPerson } from './sign-in-person.ts';

export const authPath = '/api/auth';
const day = 24 * 60 * 60;

export interface AuthOptions {
  readonly db: Kysely<Database>;
  /** Origin of this host. */
  readonly accountsUrl: string;
  readonly secret: string;
}

/**
 * better-auth on our tables: sessions, passwords, second factors and passkeys. Our pages call its `api`; of its own addresses
 * only those that a passkey's script needs are open (see `sign-in/passkey-routes.ts`). Registration and confirmation of
 * addresses are ours. What it would throttle by address, our routes throttle (`throttle.ts`).
 */
export function createAuth({ db, accountsUrl, secret }: AuthOptions) {
  return betterAuth({
    appName: 'WBN',
    baseURL: accountsUrl,
    basePath: authPath,
    secret,
    // biome-ignore lint/suspicious/noExplicitAny: better-auth's Kysely takes any database
    database: { db: db as Kysely<any>, type: 'postgres', schemaName: 'account', transaction: true },
    trustedOrigins: [accountsUrl],
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword * 2,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { modelName: 'user', fields: userFields },
    session: {
      modelName: 'session',
      fields: sessionFields,
      expiresIn: 30 * day,
      updateAge: day,
      freshAge: 15 * 60,
    },
    account: { modelName: 'account', fields: credentialFields },
    verification: { modelName: 'verification', fields: verificationFields, storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({ issuer: 'WBN', schema: twoFactorSchema }),
      passkey({
        rpName: 'WBN',
        rpID: new URL(accountsUrl).hostname,
        origin: accountsUrl,
        schema: passkeySchema,
      }),
      signInPerson,
    ],
    advanced: {
      cookiePrefix: 'wbn',
      useSecureCookies: accountsUrl.startsWith('https:'),
      database: { generateId: () => newId() },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

import { passkey } from '@better-auth/passkey';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { longestPassword, shortestPassword } from './password-rules.ts';
import { generateRecoveryCodes } from './recovery-codes.ts';

/**
 * A better-auth endpoint that signs a person in who has proved their identity outside better-auth (by the link of the confirmation mail, in
 * the browser that registered). It has no path, so only our code can call it.
 */
const signInPerson = {
  id: 'sign-in-person',
  endpoints: {
    signInPerson: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) return context.json({ token: undefined });
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ token: session.token });
      },
    ),
  },
} as const;

/** Column names of better-auth's models; names of one word are the same on both sides. */
const dates = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const userFields = { ...dates, emailVerified: 'email_verified' } as const;

const sessionFields = {
  ...dates,
  userId: 'user_id',
  expiresAt: 'expires_at',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
} as const;

const credentialFields = {
  ...dates,
  userId: 'user_id',
  accountId: 'account_id',
  providerId: 'provider_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
} as const;

const verificationFields = { ...dates, expiresAt: 'expires_at' } as const;

const twoFactorSchema = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factor',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;

const passkeySchema = {
  passkey: {
    modelName: 'passkey',
    fields: {
      userId: 'user_id',
      publicKey: 'public_key',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const;

export const authPath = '/api/auth';
const day = 24 * 60 * 60;

interface AuthOptions {
  readonly db: Kysely<Database>;
  /** Origin of this host. */
  readonly accountsUrl: string;
  readonly secret: string;
}

/**
 * Creates better-auth on our tables for sessions, passwords, second factors and passkeys. Our pages call its `api`; of its own paths only
 * those of the passkey script are open (`sign-in/passkey-routes.ts`). Registration and address confirmation are our code, and so is rate
 * limiting (`throttle.ts`).
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
      twoFactor({
        issuer: 'WBN',
        schema: twoFactorSchema,
        backupCodeOptions: { customBackupCodesGenerate: generateRecoveryCodes },
      }),
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

/** Columns of better-auth's models; names of one word are the same on both sides. */
const dates = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const userFields = { ...dates, emailVerified: 'email_verified' } as const;

export const sessionFields = {
  ...dates,
  userId: 'user_id',
  expiresAt: 'expires_at',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
} as const;

export const credentialFields = {
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

export const verificationFields = { ...dates, expiresAt: 'expires_at' } as const;

export const twoFactorSchema = {
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

export const passkeySchema = {
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

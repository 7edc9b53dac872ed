import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, RequiredTimestamp, Timestamp } from './column-types.ts';

/** Who can sign in; `id` is that of the person's `user_profile`. */
export interface AccountUserTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  two_factor_enabled: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A browser that is signed in on the auth host. */
export interface AccountSessionTable {
  id: string;
  user_id: string;
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: RequiredTimestamp;
  /** When the person last proved who they are: by signing in, or asked again before something grave. */
  authenticated_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A way of a person to sign in; ours is `provider_id` 'credential', whose `password` is an argon2id hash. */
export interface AccountCredentialTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: NullableTimestamp;
  refresh_token_expires_at: NullableTimestamp;
  scope: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Something that a link or a code proves, until it is used. */
export interface AccountVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: RequiredTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface AccountTwoFactorTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
  /** The 30 seconds, since 1970, of the last code that was used: none works twice. */
  last_step: Generated<number>;
  failed_verification_count: Generated<number>;
  locked_until: NullableTimestamp;
  created_at: Timestamp;
}

export interface AccountPasskeyTable {
  id: string;
  user_id: string;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: boolean;
  transports: string | null;
  aaguid: string | null;
  created_at: NullableTimestamp;
}

/** The refresh tokens that follow one another in one browser on one site. */
export interface RefreshFamilyTable {
  id: string;
  user_id: string;
  /** The auth host's session that it came from; ending that ends the family (by a trigger). */
  session_id: string | null;
  user_agent: string | null;
  address: string | null;
  /** Origin of the site. */
  site: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: RequiredTimestamp;
  /** Setting it notifies `account_revoked` with the id (by a trigger). */
  revoked_at: NullableTimestamp;
}

export interface RefreshTokenTable {
  id: string;
  family_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: RequiredTimestamp;
  used_at: NullableTimestamp;
  successor_id: string | null;
}

/** The `token` in the address of `/SetID/`. */
export interface HandoffCodeTable {
  code_hash: Buffer;
  user_id: string;
  session_id: string;
  browser_hash: Buffer;
  site: string;
  created_at: Timestamp;
  expires_at: RequiredTimestamp;
  used_at: NullableTimestamp;
}

/** A key that access tokens are signed with. */
export interface SigningKeyTable {
  kid: string;
  public_jwk: JSONColumnType<Record<string, unknown>, string, string>;
  /** Encrypted with the app's secret. */
  private_jwk: string;
  created_at: Timestamp;
  /** From then on others sign. */
  retires_at: RequiredTimestamp;
  /** From then on nothing signed by it is believed. */
  expires_at: RequiredTimestamp;
}

/** A copy of their data that somebody asked for; the file is named by the id. */
export interface DataExportTable {
  id: string;
  user_id: string;
  language: string;
  edition: string;
  /** Page of the network to go back to. */
  back: string;
  state: Generated<'waiting' | 'working' | 'ready' | 'failed'>;
  steps_done: Generated<number>;
  steps: Generated<number>;
  file_size: ColumnType<number | string | null, number | null | undefined, number | null>;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
  expires_at: Timestamp;
}

/** Another e-mail address that somebody has asked for: confirmed by a link to it, undone by a link to the old one. */
export interface AddressChangeTable {
  id: string;
  user_id: string;
  /** In lower case, as `new_email` is. */
  old_email: string;
  new_email: string;
  asked_at: Timestamp;
  confirm_hash: Buffer | null;
  confirm_until: NullableTimestamp;
  confirmed_at: NullableTimestamp;
  undo_hash: Buffer | null;
  undo_until: NullableTimestamp;
  undone_at: NullableTimestamp;
}

/** A view: the confirmed address of a person, and those that were theirs until a moment; what was sent there before it is theirs. */
export interface AddressView {
  user_id: string;
  email: string;
  until: Date;
}

/** A browser in which somebody has signed in; the hash is that of its cookie's name for it. */
export interface KnownDeviceTable {
  user_id: string;
  device_hash: Buffer;
  created_at: Timestamp;
  last_used_at: Timestamp;
}

export interface AccountDatabase {
  'account.user': AccountUserTable;
  'account.session': AccountSessionTable;
  'account.account': AccountCredentialTable;
  'account.verification': AccountVerificationTable;
  'account.two_factor': AccountTwoFactorTable;
  'account.passkey': AccountPasskeyTable;
  'account.refresh_family': RefreshFamilyTable;
  'account.refresh_token': RefreshTokenTable;
  'account.handoff_code': HandoffCodeTable;
  'account.signing_key': SigningKeyTable;
  'account.data_export': DataExportTable;
  'account.address_change': AddressChangeTable;
  'account.address': AddressView;
  'account.known_device': KnownDeviceTable;
}

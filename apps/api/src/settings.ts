import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { deskVariables, toDeskUrl } from '@wbn/host/settings/desk-url.ts';
import { type HostSettings, hostVariables, toHostSettings } from '@wbn/host/settings/host-settings.ts';
import { findMissingPurgeToken, purgeTokenSetting } from '@wbn/host/settings/purge-token.ts';
import { type Environment, readEnvironment, requireTogether } from '@wbn/host/settings/read-environment.ts';
import {
  addressList,
  choice,
  mailAddress,
  originList,
  webAddress,
  wholeNumber,
} from '@wbn/host/settings/setting-types.ts';
import { SettingsError } from '@wbn/host/settings/settings-error.ts';
import * as z from 'zod';
import type { S3Settings } from './files/open-file-store.ts';
import { type PaymentSettings, readPaymentSettings } from './membership/gateway/payment-settings.ts';

const filesAddress = webAddress('https://files.example.org').optional();
const accountsAddress = webAddress('https://accounts.example.org').optional();
const editions: readonly EditionId[] = network.map(({ id }) => id);

const stripeKey = (kind: 'sk' | 'pk') =>
  z
    .string()
    .regex(new RegExp(`^${kind}_(test|live)_\\w+$`), `must begin with ${kind}_test_ or ${kind}_live_`)
    .optional();

const settingsSchema = z.object({
  ...hostVariables,
  API_HOST: z.string().min(1, 'must be a host name or address to listen on').default('127.0.0.1'),
  API_PORT: wholeNumber(0, 65_535).prefault('4002'),
  CORS_ORIGINS: originList.prefault(''),
  SITE_PORT: wholeNumber(1, 65_535).optional(),
  ...deskVariables,
  ACCOUNTS_PORT: wholeNumber(1, 65_535).prefault('4001'),
  PUBLIC_ACCOUNTS_URL: accountsAddress,
  ACCOUNTS_URL: accountsAddress,
  PUBLIC_SITE_URL: webAddress('https://www.example.org').optional(),
  EDITION: choice(editions, 'must be an edition such as australia').default('australia'),
  OPERATOR_EMAIL: mailAddress.default('operator@localhost'),
  STAFF_EMAIL: mailAddress.optional(),
  OPERATOR_LANGUAGE: choice(languages).default('en'),
  PUBLIC_API_URL: filesAddress,
  PURGE_TOKEN: purgeTokenSetting,
  STRIPE_SECRET_KEY: stripeKey('sk'),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)?$/, 'must begin with whsec_; two of them stand with a comma between')
    .optional(),
  STRIPE_API_URL: webAddress('http://127.0.0.1:12111').optional(),
  S3_ENDPOINT: filesAddress,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: filesAddress,
  OPENSEARCH_URL: addressList('http://127.0.0.1:9200').optional(),
  STATEMENT_TIMEOUT: wholeNumber(100, 600_000).prefault('5000'),
  REQUEST_TIMEOUT: wholeNumber(100, 600_000).prefault('15000'),
  CONNECTION_TIMEOUT: wholeNumber(1_000, 600_000).prefault('60000'),
  DATABASE_CONNECTIONS: wholeNumber(1, 500).prefault('10'),
  CALLS_UNDER_WAY: wholeNumber(1, 100_000).prefault('64'),
  LIVE_STREAMS: wholeNumber(1, 1_000_000).prefault('10000'),
});

/** Settings of the API host; every time is in milliseconds. */
export interface Settings extends HostSettings {
  host: string;
  port: number;
  /** Origins that browsers may call from, besides the hosts of the network. */
  corsOrigins: readonly string[];
  /** The site of this installation; when it is on localhost, its port may call in production too. */
  siteUrl: string | undefined;
  /** Origin of the operator's desk; absent on a public installation that names none. */
  deskUrl: string | undefined;
  /** Edition of sites whose host name does not name one, such as localhost. */
  edition: EditionId;
  /** Address of the auth host in browsers; the issuer of its tokens. */
  accountsUrl: string;
  /** Address from which this host reads the auth host's public keys. */
  accountsKeysUrl: string;
  /** Address of this host in browsers, without a trailing slash. */
  publicApiUrl: string;
  /** Token that the site's processes send to follow `/purges`; absent: they run on this machine. */
  purgeToken: string | undefined;
  /** Sentence for `/ready` when PURGE_TOKEN is required and missing. */
  missingPurgeToken: string | undefined;
  /** Absent: files are stored in `dataDir`. */
  s3: S3Settings | undefined;
  /** Nodes of OpenSearch; absent: PostgreSQL answers searches. */
  opensearchUrls: readonly string[] | undefined;
  /** The payment gateway. */
  payment: PaymentSettings;
  /** Receiver of the need-help requests, and their language. */
  operator: { readonly email: string; readonly language: Language };
  /** Receiver of what waits for staff, and of disputes. */
  staff: { readonly email: string; readonly language: Language };
  statementTimeout: number;
  requestTimeout: number;
  connectionTimeout: number;
  databaseConnections: number;
  /** Maximum concurrent searches and other costly calls; further ones get 503 at once. */
  callsUnderWay: number;
  /** Maximum open event streams per process. */
  liveStreams: number;
}

/** Reads the settings of the API host from the environment. Throws SettingsError on the first wrong value. */
export function readSettings(env: Environment): Settings {
  const values = readEnvironment(settingsSchema, env);
  requireTogether(env, 'SMTP_URL', ['MAIL_FROM', 'OPERATOR_EMAIL']);
  const accountsUrl = values.PUBLIC_ACCOUNTS_URL ?? `http://localhost:${values.ACCOUNTS_PORT}`;
  return {
    ...toHostSettings(values),
    host: values.API_HOST,
    port: values.API_PORT,
    corsOrigins: values.CORS_ORIGINS,
    siteUrl:
      values.PUBLIC_SITE_URL ?? (values.SITE_PORT ? `http://localhost:${values.SITE_PORT}` : undefined),
    deskUrl: toDeskUrl(values, accountsUrl),
    edition: values.EDITION,
    accountsUrl,
    accountsKeysUrl: values.ACCOUNTS_URL ?? accountsUrl,
    publicApiUrl: values.PUBLIC_API_URL ?? `http://localhost:${values.API_PORT}`,
    purgeToken: values.PURGE_TOKEN,
    missingPurgeToken: findMissingPurgeToken(values.PURGE_TOKEN, [
      values.PUBLIC_SITE_URL,
      values.PUBLIC_API_URL,
    ]),
    s3: readS3(values),
    opensearchUrls: values.OPENSEARCH_URL,
    payment: readPaymentSettings(values),
    operator: { email: values.OPERATOR_EMAIL, language: values.OPERATOR_LANGUAGE },
    staff: { email: values.STAFF_EMAIL ?? values.OPERATOR_EMAIL, language: values.OPERATOR_LANGUAGE },
    statementTimeout: values.STATEMENT_TIMEOUT,
    requestTimeout: values.REQUEST_TIMEOUT,
    connectionTimeout: values.CONNECTION_TIMEOUT,
    databaseConnections: values.DATABASE_CONNECTIONS,
    callsUnderWay: values.CALLS_UNDER_WAY,
    liveStreams: values.LIVE_STREAMS,
  };
}

/** Returns a bucket with all its settings, or undefined without one. Throws when some are missing. */
function readS3(values: z.output<typeof settingsSchema>): S3Settings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PUBLIC_URL: publicUrl,
  } = values;
  const given = {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PUBLIC_URL: publicUrl,
  };
  const missing = Object.entries(given).find(([, value]) => !value)?.[0];
  if (bucket && accessKeyId && secretAccessKey && publicUrl) {
    return {
      bucket,
      accessKeyId,
      secretAccessKey,
      publicUrl,
      region: values.S3_REGION,
      endpoint: values.S3_ENDPOINT,
    };
  }
  const first = Object.entries({ ...given, S3_ENDPOINT: values.S3_ENDPOINT }).find(([, value]) => value)?.[0];
  if (first) throw new SettingsError(`${missing} must be set when ${first} is.`);
  return undefined;
}

import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { defaultDataDir } from '@wbn/postgres/default-data-dir.ts';
import * as z from 'zod';
import type { S3Settings } from './files/s3-store.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

const mailAddress = /^[^\s@<>,]+@[^\s@<>,]+$/;
const mailbox = /^(?:[^\s@<>,]+@[^\s@<>,]+|[^<>@\r\n]+ <[^\s@<>,]+@[^\s@<>,]+>)$/;

const address = z
  .string()
  .refine(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    'must be an address such as https://files.example.org',
  )
  .transform((text) => text.replace(/\/+$/, ''));

const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  API_HOST: z.string().min(1, 'must be a host name or address to listen on').default('0.0.0.0'),
  API_PORT: wholeNumber(0, 65_535).default(4002),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().min(1, 'must be a folder').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .transform((origins) => origins.filter((origin) => origin !== ''))
    .refine(
      (origins) => origins.every(isOrigin),
      'must hold origins such as https://staging.example.org, with a comma between them',
    ),
  SITE_PORT: wholeNumber(1, 65_535).optional(),
  ACCOUNTS_PORT: wholeNumber(1, 65_535).default(4001),
  PUBLIC_ACCOUNTS_URL: webAddress().optional(),
  ACCOUNTS_URL: webAddress().optional(),
  PUBLIC_SITE_URL: z
    .string()
    .refine((text) => URL.canParse(text), 'must be an address such as https://www.example.org')
    .optional(),
  EDITION: z
    .string()
    .default('australia')
    .refine((id) => network.some((site) => site.id === id), 'must be an edition such as australia'),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback, linklocal, uniquelocal')
    .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((entry) => entry.trim())))
    .refine(
      (entries) => entries.every(isProxyRange),
      "must be 'none' or addresses and ranges such as 10.0.0.0/8, with a comma between them",
    ),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address such as smtp://user:password@mail.example.org:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(mailbox, "must be an e-mail address or 'Name <address>'")
    .default('WBN <no-reply@localhost>'),
  OPERATOR_EMAIL: z.string().regex(mailAddress, 'must be an e-mail address').default('operator@localhost'),
  OPERATOR_LANGUAGE: z.enum(languages).default('en'),
  PUBLIC_API_URL: address.optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: address.optional(),
  STATEMENT_TIMEOUT: wholeNumber(100, 600_000).default(5_000),
  REQUEST_TIMEOUT: wholeNumber(100, 600_000).default(15_000),
  CONNECTION_TIMEOUT: wholeNumber(1_000, 600_000).default(60_000),
  STOP_DELAY: wholeNumber(0, 600_000).default(0),
  STOP_TIMEOUT: wholeNumber(0, 600_000).default(10_000),
  DATABASE_CONNECTIONS: wholeNumber(1, 500).default(10),
  DATABASE_PIPELINES: wholeNumber(1, 100).default(2),
});

/** Settings of the API host; every time is in milliseconds. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** Absent: an own server runs in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logLevel: z.output<typeof settingsSchema>['LOG_LEVEL'];
  /** Origins that browsers may call from, beside the hosts of the network. */
  corsOrigins: readonly string[];
  /** The site that this installation belongs to; when it is on localhost, its port may call in production too. */
  siteUrl: string | undefined;
  /** The edition of a site whose host name says none, such as localhost. */
  edition: EditionId;
  /** The auth host as browsers see it; it stands in the tokens. */
  accountsUrl: string;
  /** Where this host reads the auth host's public keys. */
  accountsKeysUrl: string;
  /** Addresses and ranges whose `x-forwarded-for` is believed; none: nobody's. */
  trustedProxies: readonly string[];
  /** Absent: mails become files in `outboxDir`. */
  smtpUrl: string | undefined;
  outboxDir: string;
  /** This host as browsers see it, without a slash at the end. */
  publicApiUrl: string;
  /** Absent: files lie in `dataDir`. */
  s3: S3Settings | undefined;
  mailFrom: string;
  /** Who gets the requests for help, and in which language. */
  operator: { readonly email: string; readonly language: Language };
  statementTimeout: number;
  requestTimeout: number;
  connectionTimeout: number;
  /** How long a server that was told to stop goes on, saying at `/ready` that it is not, so that proxies turn to another. */
  stopDelay: number;
  stopTimeout: number;
  databaseConnections: number;
  /** Connections beside those, for reads by key. */
  databasePipelines: number;
}

/** A setting that cannot be used; the message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings of the API host from the environment. Throws SettingsError on the first wrong value. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? 'A setting');
    throw new SettingsError(`${name} ${describe(issue)}, but is '${hidePassword(given[name] ?? '')}'.`);
  }
  const values = result.data;
  for (const name of ['MAIL_FROM', 'OPERATOR_EMAIL']) {
    if (values.SMTP_URL && !given[name]) throw new SettingsError(`${name} must be set when SMTP_URL is.`);
  }
  const dataDir = values.DATA_DIR ?? defaultDataDir(checkout);
  const accountsUrl = values.PUBLIC_ACCOUNTS_URL ?? `http://localhost:${values.ACCOUNTS_PORT}`;
  return {
    production: values.NODE_ENV === 'production',
    host: values.API_HOST,
    port: values.API_PORT,
    databaseUrl: values.DATABASE_URL,
    dataDir,
    logLevel: values.LOG_LEVEL,
    corsOrigins: values.CORS_ORIGINS,
    siteUrl:
      values.PUBLIC_SITE_URL ?? (values.SITE_PORT ? `http://localhost:${values.SITE_PORT}` : undefined),
    edition: values.EDITION as EditionId,
    accountsUrl,
    accountsKeysUrl: values.ACCOUNTS_URL ?? accountsUrl,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    outboxDir: join(dataDir, 'outbox'),
    publicApiUrl: values.PUBLIC_API_URL ?? `http://localhost:${values.API_PORT}`,
    s3: readS3(values),
    mailFrom: values.MAIL_FROM,
    operator: { email: values.OPERATOR_EMAIL, language: values.OPERATOR_LANGUAGE },
    statementTimeout: values.STATEMENT_TIMEOUT,
    requestTimeout: values.REQUEST_TIMEOUT,
    connectionTimeout: values.CONNECTION_TIMEOUT,
    stopDelay: values.STOP_DELAY,
    stopTimeout: values.STOP_TIMEOUT,
    databaseConnections: values.DATABASE_CONNECTIONS,
    databasePipelines: values.DATABASE_PIPELINES,
  };
}

/** A bucket with all that belongs to it, or none. */
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

function wholeNumber(lowest: number, highest: number) {
  const message = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, message);
}

/** Without the slash at its end, so that paths can be put behind it. */
function webAddress() {
  return z
    .string()
    .refine(
      (text) => /^https?:/.test(text) && URL.canParse(text),
      'must be an address such as https://accounts.example.org',
    )
    .transform((text) => text.replace(/\/+$/, ''));
}

/** Names that Fastify knows, an address, or a range in CIDR. */
function isProxyRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/[^\s/]/.test(text) && URL.canParse(text);
}

/** What is wrong goes to a terminal or a log. */
function hidePassword(text: string): string {
  return text.replace(/:\/\/[^@\s]*@/, '://***@');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue?.message ?? 'is wrong';
}

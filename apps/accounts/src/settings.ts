import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { defaultDataDir } from '@wbn/postgres/default-data-dir.ts';
import * as z from 'zod';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const mailbox = /^(?:[^\s@<>,]+@[^\s@<>,]+|[^<>@\r\n]+ <[^\s@<>,]+@[^\s@<>,]+>)$/;
const port = 'must be a whole number from 1 to 65535';

const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ACCOUNTS_HOST: z.string().default('0.0.0.0'),
  ACCOUNTS_PORT: portNumber().default(4001),
  SITE_PORT: portNumber().default(4000),
  PUBLIC_SITE_URL: address().optional(),
  PUBLIC_ACCOUNTS_URL: address().optional(),
  API_URL: address().optional(),
  PUBLIC_API_URL: address().optional(),
  EDITION: z
    .string()
    .default('australia')
    .refine((id) => network.some((site) => site.id === id), 'must be an edition such as australia'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address such as smtp://user:password@mail.example.org:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(mailbox, "must be an e-mail address or 'Name <address>'")
    .default('WBN <no-reply@localhost>'),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback, linklocal, uniquelocal')
    .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((entry) => entry.trim())))
    .refine(
      (entries) => entries.every(isProxyRange),
      "must be 'none' or addresses and ranges such as 10.0.0.0/8, with a comma between them",
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Settings of the account host. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** Where visitors go back to when nothing better is known. */
  siteUrl: string;
  /** How browsers reach this host: an origin, without a slash at the end. */
  accountsUrl: string;
  /** Whether this host is on localhost: then sample sign-ins and the outbox may be shown in production too. */
  atHome: boolean;
  /** The edition of a site whose host name says none, such as localhost. */
  edition: EditionId;
  /** Absent: an own server runs in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Absent: one is made once and kept in `dataDir`. */
  secret: string | undefined;
  /** Absent: mails become files in `outboxDir`. */
  smtpUrl: string | undefined;
  outboxDir: string;
  mailFrom: string;
  /** Copies of their data that people asked for. */
  exportsDir: string;
  /** Where the API answers this host, for pictures in `exportsDir`. */
  apiUrl: string;
  /** Addresses and ranges whose `x-forwarded-for` is believed; none: nobody's. */
  trustedProxies: readonly string[];
  logLevel: z.output<typeof settingsSchema>['LOG_LEVEL'];
}

/** A setting that cannot be used; the message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings of the account host. Throws SettingsError on the first wrong value. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? 'A setting');
    const reason =
      issue?.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue?.message;
    throw new SettingsError(`${name} ${reason}${quote(name, given[name] ?? '')}.`);
  }
  const values = result.data;
  const production = values.NODE_ENV === 'production';
  const accountsUrl = new URL(values.PUBLIC_ACCOUNTS_URL ?? `http://localhost:${values.ACCOUNTS_PORT}`);
  const atHome = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(accountsUrl.hostname);
  if (production && !atHome && !values.AUTH_SECRET)
    throw new SettingsError('AUTH_SECRET must be set in production: 32 random characters or more.');
  if (values.SMTP_URL && !given.MAIL_FROM) throw new SettingsError('MAIL_FROM must be set when SMTP_URL is.');
  const dataDir = values.DATA_DIR ?? defaultDataDir(checkout);
  return {
    production,
    host: values.ACCOUNTS_HOST,
    port: values.ACCOUNTS_PORT,
    siteUrl: values.PUBLIC_SITE_URL ?? `http://localhost:${values.SITE_PORT}`,
    accountsUrl: accountsUrl.origin,
    atHome,
    edition: values.EDITION as EditionId,
    databaseUrl: values.DATABASE_URL,
    dataDir,
    secret: values.AUTH_SECRET,
    smtpUrl: values.SMTP_URL,
    outboxDir: join(dataDir, 'outbox'),
    exportsDir: join(dataDir, 'exports'),
    apiUrl: values.API_URL ?? values.PUBLIC_API_URL ?? 'http://localhost:4002',
    mailFrom: values.MAIL_FROM,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
  };
}

/** What is wrong goes to a terminal or a log: without secrets. */
function quote(name: string, value: string): string {
  if (name === 'AUTH_SECRET') return '';
  return `, but is '${value.replace(/:\/\/[^@\s]*@/, '://***@')}'`;
}

function address() {
  return z
    .string()
    .refine(
      (text) => /^https?:/.test(text) && URL.canParse(text),
      'must be an address such as https://www.example.org',
    );
}

function portNumber() {
  return z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, port);
}

/** Names that Fastify knows, an address, or a range in CIDR. */
function isProxyRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [host = '', bits, ...more] = entry.split('/');
  const version = isIP(host);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/[^\s/]/.test(text) && URL.canParse(text);
}

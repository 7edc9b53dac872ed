import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { defaultDataDir } from './default-data-dir.ts';
import { choice, databaseAddress, mailbox, proxyList, smtpAddress, wholeNumber } from './setting-types.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));

/** Environment variables of every host, for the hosts' own schemas. */
export const hostVariables = {
  NODE_ENV: choice(['development', 'test', 'production']).default('development'),
  DATABASE_URL: databaseAddress.optional(),
  DATA_DIR: z.string().min(1, 'must be a folder').optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: proxyList.prefault('loopback, linklocal, uniquelocal'),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: mailbox.default('WBN <no-reply@localhost>'),
  STOP_DELAY: wholeNumber(0, 600_000).prefault('0'),
  STOP_TIMEOUT: wholeNumber(0, 600_000).prefault('10000'),
};

const hostSchema = z.object(hostVariables);

/** Settings of every host; times are in milliseconds. */
export interface HostSettings {
  production: boolean;
  /** Absent: the host starts a PostgreSQL server in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logLevel: z.output<typeof hostSchema>['LOG_LEVEL'];
  /** Addresses and ranges whose `x-forwarded-for` is trusted; empty: none. */
  trustedProxies: readonly string[];
  /** Absent: mails are written to files in `outboxDir`. */
  smtpUrl: string | undefined;
  outboxDir: string;
  mailFrom: string;
  /** Milliseconds that a stopping server keeps serving while `/ready` is 503, so that proxies switch to another. */
  stopDelay: number;
  stopTimeout: number;
}

/** Returns the settings common to all hosts. */
export function toHostSettings(values: z.output<typeof hostSchema>): HostSettings {
  const dataDir = values.DATA_DIR ?? defaultDataDir(checkout);
  return {
    production: values.NODE_ENV === 'production',
    databaseUrl: values.DATABASE_URL,
    dataDir,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    outboxDir: join(dataDir, 'outbox'),
    mailFrom: values.MAIL_FROM,
    stopDelay: values.STOP_DELAY,
    stopTimeout: values.STOP_TIMEOUT,
  };
}

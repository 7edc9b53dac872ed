import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { defaultDataDir } from './default-data-dir.ts';
import { choice, databaseAddress, mailbox, proxyList, smtpAddress, wholeNumber } from './setting-types.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));

/** Variables of every host; spread into the host's own schema. */
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

/** What every host is told; every time is in milliseconds. */
export interface HostSettings {
  production: boolean;
  /** Absent: an own server runs in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logLevel: z.output<typeof hostSchema>['LOG_LEVEL'];
  /** Addresses and ranges whose `x-forwarded-for` is believed; none: nobody's. */
  trustedProxies: readonly string[];
  /** Absent: mails become files in `outboxDir`. */
  smtpUrl: string | undefined;
  outboxDir: string;
  mailFrom: string;
  /** How long a server that was told to stop goes on, saying at `/ready` that it is not, so that proxies turn to another. */
  stopDelay: number;
  stopTimeout: number;
}

/** The part of a host's settings that all hosts have. */
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

import { fileURLToPath } from 'node:url';
import { type Environment, readEnvironment } from '@wbn/host/settings/read-environment.ts';
import { choice, proxyList, webAddress, wholeNumber } from '@wbn/host/settings/setting-types.ts';
import * as z from 'zod';

const deskFolder = fileURLToPath(new URL('..', import.meta.url));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const address = webAddress('https://desk.wbn.example');

const settingsSchema = z.object({
  DESK_HOST: z.string().min(1, 'must be a host name or address to listen on').default('127.0.0.1'),
  DESK_PORT: wholeNumber(0, 65_535).prefault('4003'),
  DESK_URL: address.optional(),
  DESK_BUILD_DIR: z.string().min(1, 'must be a folder').default(`${deskFolder}build`),
  API_URL: address.prefault('http://localhost:4002'),
  PUBLIC_API_URL: address.optional(),
  PUBLIC_ACCOUNTS_URL: address.prefault('http://localhost:4001'),
  PUBLIC_SITE_URL: address.prefault('http://localhost:4000'),
  S3_PUBLIC_URL: address.optional(),
  TRUSTED_PROXIES: proxyList.prefault('loopback, linklocal, uniquelocal'),
  STOP_DELAY: wholeNumber(0, 600_000).prefault('0'),
  STOP_TIMEOUT: wholeNumber(0, 600_000).prefault('10000'),
  LOG_LEVEL: choice(logLevels).default('info'),
});

/** Settings of the desk; times are in milliseconds. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where staff reach the desk. */
  readonly deskUrl: string;
  readonly buildDir: string;
  /** Where browsers reach API, account pages and the operator's site. */
  readonly apiUrl: string;
  readonly accountsUrl: string;
  readonly siteUrl: string;
  /** Where pictures are read from, when it is not the API. */
  readonly filesUrl: string | undefined;
  /** Addresses and ranges whose `x-forwarded-for` is trusted; empty: none. */
  readonly trustedProxies: readonly string[];
  /** How long a server that was told to stop goes on, saying at `/ready` that it is not, so that proxies turn to another. */
  readonly stopDelay: number;
  readonly stopTimeout: number;
  readonly logLevel: (typeof logLevels)[number];
}

/** Reads the settings of the desk from the environment. Throws SettingsError on the first wrong value. */
export function readSettings(env: Environment): Settings {
  const values = readEnvironment(settingsSchema, env);
  return {
    host: values.DESK_HOST,
    port: values.DESK_PORT,
    deskUrl: values.DESK_URL ?? `http://localhost:${values.DESK_PORT}`,
    buildDir: values.DESK_BUILD_DIR,
    apiUrl: values.PUBLIC_API_URL ?? values.API_URL,
    accountsUrl: values.PUBLIC_ACCOUNTS_URL,
    siteUrl: values.PUBLIC_SITE_URL,
    filesUrl: values.S3_PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    stopDelay: values.STOP_DELAY,
    stopTimeout: values.STOP_TIMEOUT,
    logLevel: values.LOG_LEVEL,
  };
}

import { fileURLToPath } from 'node:url';
import { findMissingPurgeToken, purgeTokenSetting } from '@wbn/host/settings/purge-token.ts';
import { type Environment, readEnvironment } from '@wbn/host/settings/read-environment.ts';
import { choice, proxyList, webAddress, wholeNumber } from '@wbn/host/settings/setting-types.ts';
import * as z from 'zod';

const siteFolder = fileURLToPath(new URL('..', import.meta.url));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const address = webAddress('https://api.wbn.example');

const settingsSchema = z.object({
  SITE_HOST: z.string().min(1, 'must be a host name or address to listen on').default('127.0.0.1'),
  SITE_PORT: wholeNumber(0, 65_535).prefault('4000'),
  API_URL: address.prefault('http://localhost:4002'),
  PUBLIC_API_URL: address.optional(),
  PUBLIC_ACCOUNTS_URL: address.prefault('http://localhost:4001'),
  PUBLIC_SITE_URL: address.optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  EDITION: z
    .string()
    .regex(/^[a-z-]+$/, 'must be the name of an edition, such as australia')
    .default('australia'),
  EDITIONS_DIR: z.string().min(1, 'must be a folder').default(`${siteFolder}../../editions`),
  BUILD_DIR: z.string().min(1, 'must be a folder').default(`${siteFolder}build`),
  PAGE_CACHE_MB: wholeNumber(0, 100_000).prefault('64'),
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400).prefault('60'),
  PAGE_CACHE_HOURS: wholeNumber(0, 168).prefault('6'),
  PURGE_TOKEN: purgeTokenSetting,
  TRUSTED_PROXIES: proxyList.prefault('loopback, linklocal, uniquelocal'),
  PAGES_UNDER_WAY: wholeNumber(1, 100_000).prefault('70'),
  API_TIMEOUT: wholeNumber(100, 600_000).prefault('5000'),
  STOP_DELAY: wholeNumber(0, 600_000).prefault('0'),
  STOP_TIMEOUT: wholeNumber(0, 600_000).prefault('10000'),
  LOG_LEVEL: choice(logLevels).default('info'),
});

/** Settings of the site; times are in milliseconds unless the name says otherwise. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where the server reaches the API. */
  readonly apiUrl: string;
  /** Where browsers reach the API. */
  readonly publicApiUrl: string;
  readonly accountsUrl: string;
  /** Where browsers send pictures to, when it is a store other than the API's disk. */
  readonly uploadsOrigin: string | undefined;
  /** Where browsers reach this site; absent: http://localhost with the port. */
  readonly siteUrl: string | undefined;
  /** Shown for a host that belongs to no edition. */
  readonly edition: string;
  readonly editionsDir: string;
  readonly buildDir: string;
  readonly pageCacheBytes: number;
  /** How long a page is fresh without the stream of purges. */
  readonly pageCacheSeconds: number;
  /** How long a page is fresh at most while the stream of purges is followed. */
  readonly pageCacheHours: number;
  /** Pages that may be rendered at the same time; the rest is refused at once with 503. */
  readonly pagesUnderWay: number;
  /** After this the API counts as not answering. */
  readonly apiTimeout: number;
  /** How long a server that was told to stop goes on, saying at `/ready` that it is not, so that proxies turn to another. */
  readonly stopDelay: number;
  readonly stopTimeout: number;
  /** Sent to the API to follow which pages have changed; absent: the API runs on this machine. */
  readonly purgeToken: string | undefined;
  /** Addresses and ranges whose `x-forwarded-for` is trusted; empty: none. */
  readonly trustedProxies: readonly string[];
  /** A sentence for `/ready` when PURGE_TOKEN is missing and needed. */
  readonly missingPurgeToken: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
}

/** Reads the settings of the site from the environment. Throws SettingsError on the first wrong value. */
export function readSettings(env: Environment): Settings {
  const values = readEnvironment(settingsSchema, env);
  return {
    host: values.SITE_HOST,
    port: values.SITE_PORT,
    apiUrl: values.API_URL,
    publicApiUrl: values.PUBLIC_API_URL ?? values.API_URL,
    accountsUrl: values.PUBLIC_ACCOUNTS_URL,
    uploadsOrigin: uploadsOrigin(values),
    siteUrl: values.PUBLIC_SITE_URL,
    edition: values.EDITION,
    editionsDir: values.EDITIONS_DIR,
    buildDir: values.BUILD_DIR,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    pageCacheHours: values.PAGE_CACHE_HOURS,
    pagesUnderWay: values.PAGES_UNDER_WAY,
    apiTimeout: values.API_TIMEOUT,
    purgeToken: values.PURGE_TOKEN,
    trustedProxies: values.TRUSTED_PROXIES,
    missingPurgeToken: findMissingPurgeToken(values.PURGE_TOKEN, [
      values.PUBLIC_SITE_URL,
      values.PUBLIC_API_URL,
      values.API_URL,
    ]),
    stopDelay: values.STOP_DELAY,
    stopTimeout: values.STOP_TIMEOUT,
    logLevel: values.LOG_LEVEL,
  };
}

/** As the API signs uploads: by path at an endpoint, by host name at AWS. */
function uploadsOrigin(values: z.output<typeof settingsSchema>): string | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  if (!bucket) return undefined;
  return endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`;
}

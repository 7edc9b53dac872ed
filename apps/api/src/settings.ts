import { fileURLToPath } from 'node:url';
import { defaultDataDir } from '@wbn/postgres/default-data-dir.ts';
import * as z from 'zod';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

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
  PUBLIC_SITE_URL: z
    .string()
    .refine((text) => URL.canParse(text), 'must be an address such as https://www.example.org')
    .optional(),
  DEMO_WORLD: z.enum(['if-empty', 'never']).default('never'),
  STATEMENT_TIMEOUT: wholeNumber(100, 600_000).default(5_000),
  REQUEST_TIMEOUT: wholeNumber(100, 600_000).default(15_000),
  CONNECTION_TIMEOUT: wholeNumber(1_000, 600_000).default(60_000),
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
  /** Fill an empty database with the demo world before serving. */
  demoWorld: boolean;
  statementTimeout: number;
  requestTimeout: number;
  connectionTimeout: number;
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
    throw new SettingsError(`${name} ${describe(issue)}, but is '${given[name] ?? ''}'.`);
  }
  const values = result.data;
  return {
    production: values.NODE_ENV === 'production',
    host: values.API_HOST,
    port: values.API_PORT,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR ?? defaultDataDir(checkout),
    logLevel: values.LOG_LEVEL,
    corsOrigins: values.CORS_ORIGINS,
    siteUrl:
      values.PUBLIC_SITE_URL ?? (values.SITE_PORT ? `http://localhost:${values.SITE_PORT}` : undefined),
    demoWorld: values.DEMO_WORLD === 'if-empty',
    statementTimeout: values.STATEMENT_TIMEOUT,
    requestTimeout: values.REQUEST_TIMEOUT,
    connectionTimeout: values.CONNECTION_TIMEOUT,
    stopTimeout: values.STOP_TIMEOUT,
    databaseConnections: values.DATABASE_CONNECTIONS,
    databasePipelines: values.DATABASE_PIPELINES,
  };
}

function wholeNumber(lowest: number, highest: number) {
  const message = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, message);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue?.message ?? 'is wrong';
}

import * as z from 'zod';

const port = 'must be a whole number from 1 to 65535';

const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ACCOUNTS_HOST: z.string().default('0.0.0.0'),
  ACCOUNTS_PORT: portNumber().default(4001),
  SITE_PORT: portNumber().default(4000),
  PUBLIC_SITE_URL: z
    .string()
    .refine(
      (text) => /^https?:/.test(text) && URL.canParse(text),
      'must be an address such as https://www.example.org',
    )
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** Where visitors go back to when nothing better is known. */
  siteUrl: string;
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
    throw new SettingsError(`${name} ${reason}, but is '${given[name] ?? ''}'.`);
  }
  const values = result.data;
  return {
    production: values.NODE_ENV === 'production',
    host: values.ACCOUNTS_HOST,
    port: values.ACCOUNTS_PORT,
    siteUrl: values.PUBLIC_SITE_URL ?? `http://localhost:${values.SITE_PORT}`,
    logLevel: values.LOG_LEVEL,
  };
}

function portNumber() {
  return z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, port);
}

import type * as z from 'zod';
import { SettingsError } from './settings-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables whose values are never shown. */
const secretName = /SECRET|PASSWORD|KEY$/;

/**
 * Parses environment variables with a schema; empty ones count as absent. Throws SettingsError on the first invalid
 * one, with its value unless it is secret, because the message goes to a terminal or log.
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Environment,
): z.output<Schema> {
  const given = withoutEmpty(env);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? 'A setting');
  const value = secretName.test(name) ? '' : `, but is '${hidePassword(given[name] ?? '')}'`;
  throw new SettingsError(`${name} ${issue?.message ?? 'is wrong'}${value}.`);
}

/** Throws SettingsError when a variable is set without the others it needs. */
export function requireTogether(env: Environment, name: string, needed: readonly string[]): void {
  const missing = env[name] ? needed.find((other) => !env[other]) : undefined;
  if (missing) throw new SettingsError(`${missing} must be set when ${name} is.`);
}

function withoutEmpty(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}

function hidePassword(text: string): string {
  return text.replace(/:\/\/[^@\s]*@/, '://***@');
}

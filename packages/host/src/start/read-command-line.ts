import { type ParseArgsConfig, parseArgs } from 'node:util';
import { idSchema } from '@wbn/contract/shared/id.ts';
import { UsageError } from './usage-error.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;
export type CommandLine<Given extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Given }>
>;

/** Parses arguments and options of a command. Throws `UsageError` with the problem and the usage. */
export function readCommandLine<Given extends Options>(
  args: readonly string[],
  options: Given,
  usage: string,
): CommandLine<Given> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('.')[0] : error}. ${usage}`);
  }
}

/** Parses an id; `what` names it and `where` its position in the message. Throws `UsageError`. */
export function readId(text: string, what: string, where = ''): string {
  const id = idSchema.safeParse(text);
  if (id.success) return id.data;
  throw new UsageError(`${text} is not the id of ${what}: it has 36 characters${where}.`);
}

export function readBusinessId(text: string): string {
  return readId(text, 'a company', " and stands at the end of its page's address");
}

/** Parses a day `YYYY-MM-DD`, not before `first.today`; `what` names the day in the message. Throws `UsageError`. */
export function readDay(text: string, example: string, first?: { today: string; what: string }): string {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new UsageError(`${text} is not a day: write it as ${example}.`);
  if (first && text < first.today)
    throw new UsageError(`${text} is over: ${first.what} ends today or later.`);
  return text;
}

/** Reads words of `most` characters at most. Throws `UsageError` with `problem` when they are missing or longer. */
export function readWords(text: string | undefined, problem: string, most = 2_000): string {
  const words = text?.trim() ?? '';
  if (words === '' || words.length > most) throw new UsageError(problem);
  return words;
}

/** Parses a whole number; `what` names it in the message. Throws `UsageError`. */
export function readNumber(text: string, what: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${text} is not ${what}: it is a whole number from ${least} to ${most}.`);
}

import { userInfo } from 'node:os';
import { type CommandLine, type Options, readCommandLine } from '@wbn/host/start/read-command-line.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { readSettings, type Settings } from '../../settings.ts';
import type { Staff } from '../../staff/staff-action.ts';

interface CommandContext {
  readonly db: Kysely<Database>;
  readonly settings: Settings;
}

interface VerbParts<Given extends Options, Order> {
  /** What follows the verb. */
  readonly usage: string;
  readonly options?: Given;
  /** Reads what follows the verb, before the database is opened; undefined where only the usage helps. Throws UsageError. */
  readonly read: (words: readonly string[], values: CommandLine<Given>['values']) => Order | undefined;
  /** Returns what is printed. Throws CallError. */
  readonly run: (context: CommandContext, order: Order) => Promise<string>;
}

interface ReadVerb {
  readonly order: unknown;
  readonly run: (context: CommandContext) => Promise<string>;
}

interface Verb {
  readonly usage: string;
  readonly read: (args: readonly string[], usage: string) => ReadVerb;
}

/** The verbs of a command by name; the first one runs when none is given. */
export interface Command {
  readonly name: string;
  readonly verbs: Readonly<Record<string, Verb>>;
}

/** One verb of a command, such as `show` of `pnpm claims`. */
export function defineVerb<Order, Given extends Options = Record<never, never>>({
  usage,
  options,
  read,
  run,
}: VerbParts<Given, Order>): Verb {
  return {
    usage,
    read(args, usageOfAll) {
      const { positionals, values } = readCommandLine(args, options ?? ({} as Given), usageOfAll);
      const order = read(positionals, values);
      if (order === undefined) throw new UsageError(usageOfAll);
      return { order, run: (context) => run(context, order) };
    },
  };
}

/** Reads the arguments of a command. Throws UsageError. */
export function readVerb({ name, verbs }: Command, args: readonly string[]): ReadVerb {
  const lines = Object.entries(verbs).map(([verb, { usage }]) => `pnpm ${name} ${verb} ${usage}`.trimEnd());
  const usageOfAll = `Usage: ${lines.join('\n       ')}`;
  const [usual = ''] = Object.keys(verbs);
  const [given = '', ...rest] = args[0]?.startsWith('-') === false ? args : [usual, ...args];
  const verb = Object.hasOwn(verbs, given) ? verbs[given] : undefined;
  if (!verb) throw new UsageError(usageOfAll);
  return verb.read(rest, usageOfAll);
}

/** Runs a command with the arguments of this process. */
export function runVerb(command: Command): Promise<void> {
  return runCommand(
    readSettings,
    (args) => readVerb(command, args),
    async ({ db }, { run }, settings) => {
      console.log(await run({ db, settings }));
      return 0;
    },
  );
}

/** The option of verbs that change something; read by `readStaff`. */
export const by = { by: { type: 'string' } } as const;

/** Who acts: `--by NAME`, or the user of the machine. */
export function readStaff(given: string | undefined): Staff {
  const name = given?.trim() || userInfo().username;
  return { id: `command:${name}`, name, role: 'operator' };
}

/** Who acts, where others read the name; `why` says who. Throws UsageError without `--by`. */
export function requireStaff(given: string | undefined, why: string): Staff {
  if (!given?.trim()) throw new UsageError(`Say who does it with --by NAME: ${why}.`);
  return readStaff(given);
}

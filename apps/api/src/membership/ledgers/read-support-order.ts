import { readBusinessId, readCommandLine, readDay } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { SupportOrder } from './support.ts';

export type SupportCommand =
  | { readonly verb: 'list'; readonly businessID: string }
  | { readonly verb: 'staff'; readonly email: string; readonly remove: boolean }
  | { readonly verb: 'book'; readonly order: SupportOrder & { readonly doneOn: string } }
  | { readonly verb: 'correct'; readonly order: SupportOrder & { readonly position: number } };

const usage = [
  'Usage: pnpm support list <businessID>',
  '       pnpm support book <businessID> <minutes> "what was done" --by name [--on 2026-11-23]',
  '       pnpm support correct <businessID> <entry> <minutes> "why" --by name',
  '       pnpm support staff <e-mail> [--remove]',
].join('\n');

/** The most minutes in one entry: a working day. */
const mostMinutes = 480;
const mostCharacters = 300;

/** Reads the command line of `pnpm support`; `today` is `YYYY-MM-DD`. Throws `UsageError`. */
export function readSupportCommand(args: readonly string[], today: string): SupportCommand {
  const { positionals, values } = readCommandLine(
    args,
    { by: { type: 'string' }, on: { type: 'string' }, remove: { type: 'boolean' } },
    usage,
  );
  const [verb, id = '', ...words] = positionals;
  if (verb === 'staff' && id.includes('@') && words.length === 0 && !values.by && !values.on)
    return { verb, email: id, remove: values.remove ?? false };
  if (values.remove) throw new UsageError(usage);
  if (verb === 'list' && words.length === 0 && Object.keys(values).length === 0)
    return { verb, businessID: readBusinessId(id) };
  if (verb === 'book' && words.length === 2) {
    const [minutes = '', note = ''] = words;
    const doneOn = values.on === undefined ? today : readDay(values.on, '2026-11-23');
    return { verb, order: { ...readOrder(id, minutes, 1, note, values.by), doneOn } };
  }
  if (verb === 'correct' && words.length === 3 && values.on === undefined) {
    const [entry = '', minutes = '', note = ''] = words;
    const position = readNumber(entry, 1, 1_000_000, 'the number of an entry');
    return { verb, order: { ...readOrder(id, minutes, 0, note, values.by), position } };
  }
  throw new UsageError(usage);
}

function readOrder(id: string, minutes: string, least: number, note: string, by = ''): SupportOrder {
  const words = note.trim();
  if (words === '' || words.length > mostCharacters)
    throw new UsageError(
      `Say in up to ${mostCharacters} characters what was done or why: the company reads it.`,
    );
  if (by.trim() === '') throw new UsageError('Say who did it with --by name.');
  return {
    businessID: readBusinessId(id),
    minutes: readNumber(minutes, least, mostMinutes, 'a number of minutes'),
    note: words,
    byName: by.trim(),
  };
}

function readNumber(text: string, least: number, most: number, what: string): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${text} is not ${what}: it is a whole number from ${least} to ${most}.`);
}

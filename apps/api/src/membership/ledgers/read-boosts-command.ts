import { readBusinessId, readCommandLine, readId } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { BoostReturn } from './return-boost.ts';

export type BoostsCommand =
  | { readonly verb: 'list'; readonly businessID: string }
  | { readonly verb: 'return'; readonly order: BoostReturn };

const usage = [
  'Usage: pnpm boosts list <businessID>',
  '       pnpm boosts return <boost> "why" --by name',
].join('\n');

const mostCharacters = 300;

/** Reads the command line of `pnpm boosts`. Throws `UsageError`. */
export function readBoostsCommand(args: readonly string[]): BoostsCommand {
  const { positionals, values } = readCommandLine(args, { by: { type: 'string' } }, usage);
  const [verb, id = '', note, ...rest] = positionals;
  if (verb === 'list' && note === undefined && values.by === undefined)
    return { verb, businessID: readBusinessId(id) };
  if (verb !== 'return' || note === undefined || rest.length > 0) throw new UsageError(usage);
  const words = note.trim();
  if (words === '' || words.length > mostCharacters)
    throw new UsageError(`Say why in up to ${mostCharacters} characters: the company reads it.`);
  const byName = values.by?.trim();
  if (!byName) throw new UsageError('Say who returns it with --by name.');
  return { verb, order: { boostID: readId(id, 'a boost'), note: words, byName } };
}

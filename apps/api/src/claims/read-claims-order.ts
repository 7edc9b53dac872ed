import { readBusinessId, readCommandLine, readId } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { ImportRemoval } from './remove-imported.ts';
import type { ClaimDecision } from './settle-claim.ts';

type ClaimsOrder =
  | { readonly verb: 'list'; readonly decided: boolean }
  | { readonly verb: 'show'; readonly claimID: string }
  | { readonly verb: 'files'; readonly claimID: string; readonly folder: string }
  | { readonly verb: 'decide'; readonly decision: ClaimDecision }
  | { readonly verb: 'remove'; readonly removal: ImportRemoval };

const usage = [
  'Usage: pnpm claims list [--decided]',
  '       pnpm claims show <claim>',
  '       pnpm claims files <claim> <folder>',
  '       pnpm claims decide <claim> accept|refuse "reason" --by NAME',
  '       pnpm claims remove <businessID>',
].join('\n');

/** Reads the command line of `pnpm claims`. Throws `UsageError`. */
export function readClaimsOrder(args: readonly string[]): ClaimsOrder {
  const options = { decided: { type: 'boolean' }, by: { type: 'string' } } as const;
  const { positionals, values } = readCommandLine(args, options, usage);
  const [verb = 'list', id, second, third, ...rest] = positionals;
  const { decided = false, by } = values;
  if (rest.length > 0 || (decided && verb !== 'list') || (by !== undefined && verb !== 'decide'))
    throw new UsageError(usage);
  if (verb === 'list' && id === undefined) return { verb, decided };
  if (id === undefined) throw new UsageError(usage);
  if (verb === 'show' && second === undefined) return { verb, claimID: readClaim(id) };
  if (verb === 'files' && second !== undefined && third === undefined)
    return { verb, claimID: readClaim(id), folder: second };
  if (verb === 'remove' && second === undefined) return { verb, removal: { businessID: readBusinessId(id) } };
  if (verb !== 'decide' || (second !== 'accept' && second !== 'refuse')) throw new UsageError(usage);
  const reason = third?.trim();
  if (!reason) throw new UsageError('Say why behind the decision: "...". The member reads it.');
  const name = by?.trim();
  if (!name) throw new UsageError('Say who decides: --by NAME.');
  return { verb, decision: { claimID: readClaim(id), decision: second, reason, by: name } };
}

const readClaim = (id: string) => readId(id, 'a claim', ', and pnpm claims list tells it');

import { idSchema } from '@wbn/contract/shared/id.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';

export type TestGatewayOrder = { readonly businessID: string } & (
  | { readonly verb: 'show' }
  | { readonly verb: 'advance'; readonly days: number }
  /** In cents; all that is left without. */
  | { readonly verb: 'refund'; readonly amount: number | undefined }
  | { readonly verb: 'dispute'; readonly step: 'open' | 'won' | 'lost' }
);

const usage = [
  'Usage: pnpm test-gateway show <business>',
  '       pnpm test-gateway advance <business> <days>',
  '       pnpm test-gateway refund <business> [cents]',
  '       pnpm test-gateway dispute <business> open|won|lost',
].join('\n');

/** A clock that has gone further has no use. */
const mostDays = 3660;

/** Reads the command line of `pnpm test-gateway`. Throws `UsageError`. */
export function readTestGatewayOrder(args: readonly string[]): TestGatewayOrder {
  const [verb, id, given, ...rest] = args;
  if (verb === undefined || id === undefined || rest.length > 0) throw new UsageError(usage);
  const read = idSchema.safeParse(id);
  if (!read.success)
    throw new UsageError(`${id} is not the id of a company: it has 36 characters, and its address shows it.`);
  const businessID = read.data;
  if (verb === 'show' && given === undefined) return { verb, businessID };
  if (verb === 'advance') return { verb, businessID, days: readNumber(given, 'days', mostDays) };
  if (verb === 'refund')
    return { verb, businessID, amount: given === undefined ? undefined : readNumber(given, 'cents', 1e9) };
  if (verb === 'dispute' && (given === 'open' || given === 'won' || given === 'lost'))
    return { verb, businessID, step: given };
  throw new UsageError(usage);
}

function readNumber(given: string | undefined, unit: string, most: number): number {
  const number = Number(given);
  if (given !== undefined && Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new UsageError(`${given ?? 'Nothing'} is not a number of ${unit}: it is 1 to ${most}.\n${usage}`);
}

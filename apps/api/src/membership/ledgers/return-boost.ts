import { readBusinessId, readCommandLine, readId } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { SearchEngine, SearchKind } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { catalogNames } from '../../catalog/catalog-names.ts';
import { endBoost, endExpiredBoosts, findBoost } from './boosts.sql.ts';
import { insertBoostEntry } from './ledgers.sql.ts';
import { monthOf } from './plan-history.ts';
import { settleGrants } from './settle-grants.ts';

type BoostsCommand =
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

interface Ending {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

const atOnce = 100;

/** Ends expired boosts and indexes their companies and products again, which removes them from promoted results. */
export async function endBoosts({ db, search }: Ending, at = new Date()): Promise<void> {
  let ended = atOnce;
  while (ended === atOnce)
    ended = await db.transaction().execute(async (transaction) => {
      const rows = await endExpiredBoosts.all(transaction, { at, most: atOnce });
      for (const kind of ['business', 'product'] as const satisfies SearchKind[]) {
        const ids = rows.flatMap(({ resource_type, resource_id }) =>
          resource_type === kind && resource_id !== null ? [resource_id] : [],
        );
        await search.index(kind, ids, transaction);
      }
      return rows.length;
    });
}

interface BoostReturn {
  readonly boostID: string;
  /** The reason, as the company reads it. */
  readonly note: string;
  readonly byName: string;
}

interface ReturnedBoost {
  readonly companyName: string;
  readonly resourceName: string;
  readonly month: string;
  readonly left: number;
}

/**
 * Gives a boost back to its company in the current month and ends it when it still runs, in one transaction. Throws UsageError when there
 * is no such boost or it was returned before.
 */
export function returnBoost(
  db: Kysely<Database>,
  { boostID, note, byName }: BoostReturn,
  at = new Date(),
): Promise<ReturnedBoost> {
  return db.transaction().execute(async (transaction) => {
    const boost = await findBoost.first(transaction, { boostID });
    if (!boost) throw new UsageError(`There is no boost with the id ${boostID}.`);
    const { boosts } = await settleGrants(transaction, boost.business_id, at);
    const [entry] = await insertBoostEntry.all(transaction, {
      business_id: boost.business_id,
      source_key: `returned:${boostID}`,
      kind: 'returned',
      month: monthOf(at),
      amount: 1,
      boost_id: boostID,
      note,
      by_name: byName,
      created_at: at,
    });
    if (!entry) throw new UsageError(`The boost ${boostID} was returned before.`);
    const ended = await endBoost.first(transaction, { boostID, at });
    if (ended?.resource_id)
      await createPostgresSearchEngine(transaction, catalogNames).index(
        ended.resource_type,
        [ended.resource_id],
        transaction,
      );
    return {
      companyName: boost.company_name,
      resourceName: boost.resource_name,
      month: boosts.month,
      left: boosts.left + 1,
    };
  });
}

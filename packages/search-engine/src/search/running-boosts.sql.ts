import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Marked {
  readonly ids: readonly string[];
  /** Seed of the order, which stays the same for the same seed. */
  readonly turn: string;
  readonly most: number;
}

/** Documents with a running boost, of companies on a paid plan, in a pseudo-random order. */
export const selectRunningBoosts = defineStatement((db, { ids, turn, most }: Marked) =>
  db
    .selectFrom('boost')
    .innerJoin('business', 'business.id', 'boost.business_id')
    .select('boost.resource_id as id')
    .$narrowType<{ id: string }>()
    .where('boost.resource_id', '=', anyOf(ids))
    .where('boost.is_over', '=', false)
    .where(sql<boolean>`now() between boost.starts_at and boost.ends_at`)
    .where('business.subscription', '<>', 'standard')
    .orderBy(sql`hashtextextended(boost.resource_id || ${turn}, 0)`)
    .limit(most),
);

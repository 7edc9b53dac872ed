import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Marked {
  readonly ids: readonly string[];
  /** Decides who comes first, and stays the same for as long as the order should. */
  readonly turn: string;
  readonly most: number;
}

/** Those for which a boost runs now, of companies on a paid plan; each is as likely to come first. */
export const chooseRunning = defineStatement((db, { ids, turn, most }: Marked) =>
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

import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { documentTable, matchesAll } from './documents.sql.ts';

interface Wanted {
  readonly kind: 'business' | 'product';
  /** What must all match, each in the language of `tsquery`; one of them is the mark of a boost. */
  readonly match: readonly string[];
  readonly most: number;
}

/** What has the mark of a boost and matches: of the index of words, so that nothing is read where nothing has it. */
export const findMarkedDocuments = defineStatement(
  (_, { kind, match, most }: Wanted) => sql<{ id: string }>`
    select id from ${documentTable(kind)} where ${matchesAll(match)} limit ${most}`,
);

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

import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** One process at a time adds a synonym, so that none is added twice. */
export const lockSynonyms = defineStatement(() => sql`lock table search_synonym in share row exclusive mode`);

export const insertSynonym = defineStatement(
  (
    db,
    { id, phrases, by }: { readonly id: string; readonly phrases: readonly string[]; readonly by: string },
  ) =>
    db
      .insertInto('search_synonym')
      .values({ id, phrases: [...phrases], added_by: by })
      .returningAll(),
);

export const deleteSynonym = defineStatement((db, { id }: { readonly id: string }) =>
  db.deleteFrom('search_synonym').where('id', '=', id).returning(['phrases']),
);

/** Names of companies or products by id. */
export const selectNames = defineStatement(
  (db, { kind, ids }: { readonly kind: 'business' | 'product'; readonly ids: readonly string[] }) =>
    kind === 'business'
      ? db.selectFrom('business').select(['id', 'company_name as name']).where('id', '=', anyOf(ids))
      : db.selectFrom('product').select(['id', 'name']).where('id', '=', anyOf(ids)),
);

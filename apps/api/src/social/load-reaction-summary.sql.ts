import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** How much something is liked; no row for a company or product that visitors may not see. */
export const selectReactionSummary = defineStatement((database, input: { id: string }) =>
  database
    .selectFrom('reaction_summary')
    .select('like_count')
    .where('resource_id', '=', input.id)
    .where(
      sql<boolean>`not exists (select from business where id = ${input.id} and not is_public)
          and not exists (
            select from product join business on business.id = product.business_id
            where product.id = ${input.id} and not (product.is_public and business.is_public)
          )`,
    ),
);

import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Aged {
  /** Ages in days at which a change is worth less. */
  readonly days: readonly number[];
}

/** Public companies of which something has reached one of these ages in the last two days. */
export const selectAgedBusinesses = defineStatement(
  (_, { days }: Aged) => sql<{ id: string }>`
    with aged as (
      select now() - make_interval(days => day + 2) as since, now() - make_interval(days => day) as until
      from unnest(${[...days]}::int[]) as day
    )
    select business.id from business
    where is_public and (
      exists (select from aged where business.updated_at > since and business.updated_at <= until)
      or id in (
        select product.business_id from product
        where is_public and exists (select from aged where product.updated_at > since and product.updated_at <= until)
      )
    )`,
);

import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface DocumentPage {
  /** Rows after this id; the empty string is before every id. */
  readonly after: string;
  readonly most: number;
}

/** Dates at which the quality of a company drops with the age of its last change (`business-quality.ts`). */
const ages = sql`array[current_date - 31, current_date - 91, current_date - 366]`;
/** Missed runs are made up for within this time. */
const madeUp = sql`interval '3 days'`;

/**
 * A batch of companies, by id, whose document may be outdated by time alone: a certificate has expired, or the last change is now old
 * enough to count less.
 */
export const selectAgedBusinesses = defineStatement(
  (_, { after, most }: DocumentPage) => sql<{ id: string }>`
    with aged as (
      select business_id as id from business_certificate
      where expire_date between current_date - ${madeUp} and current_date
      union
      select business.id from unnest(${ages}) as age
      join business on updated_at >= age - ${madeUp} and updated_at < age + 1
      union
      select business_id from unnest(${ages}) as age
      join product on product.updated_at >= age - ${madeUp} and product.updated_at < age + 1
    )
    select id from aged where id > ${after} order by id limit ${most}`,
);

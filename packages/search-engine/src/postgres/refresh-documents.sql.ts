import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Wanted {
  /** After this id; empty text is before every id. */
  readonly after: string;
  readonly most: number;
}

/** Days after the last change at which a company counts as less alive (`business-quality.ts`). */
const ages = sql`array[current_date - 31, current_date - 91, current_date - 366]`;
/** So many days that this was not run are made up for. */
const madeUp = sql`interval '3 days'`;

/**
 * Companies that may stand elsewhere today although nobody has touched them: a certificate has run out, or the last change is now
 * so long ago that it counts for less. A batch, by id.
 */
export const selectAgedBusinesses = defineStatement(
  (_, { after, most }: Wanted) => sql<{ id: string }>`
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

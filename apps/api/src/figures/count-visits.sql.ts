import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { VisitRow } from './visit-rows.ts';

/** The UTC day of a time. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const findSalt = defineStatement((db, { day }: { day: string }) =>
  db.selectFrom('figure_salt').select('salt').where('day', '=', day),
);

/** Stores the secret of a day, unless another process has just done so; returns the one that is stored. */
export const ensureSalt = defineStatement(
  (_, { day, salt }: { day: string; salt: Buffer }) => sql<{ salt: Buffer }>`
    insert into figure_salt as known (day, salt) values (${day}, ${salt})
    on conflict (day) do update set day = excluded.day
    returning known.salt`,
);

/** Deletes the secrets of days that are over. */
export const deleteOldSalts = defineStatement(
  (_, { day }: { day: string }) => sql`delete from figure_salt where day < ${day}`,
);

/** Inserts events that are not there yet, of companies and products that exist. */
export const insertEvents = defineStatement(
  (_, { day, rows }: { day: string; rows: readonly VisitRow[] }) => {
    const column = <Name extends keyof VisitRow>(name: Name) => rows.map((row) => row[name]);
    return sql`
      insert into figure_event
        (day, business_id, kind, product_id, source, words, visitor, people_group, country, place)
      select ${day}, event.* from unnest(
        ${column('business_id')}::text[], ${column('kind')}::text[], ${column('product_id')}::text[],
        ${column('source')}::text[], ${column('words')}::text[], ${column('visitor')}::bytea[],
        ${column('people_group')}::smallint[], ${column('country')}::text[], ${column('place')}::smallint[]
      ) as event (business_id, kind, product_id, source, words, visitor, people_group, country, place)
      join business on business.id = event.business_id and business.is_public
      left join product on product.id = event.product_id and product.business_id = event.business_id
      where event.product_id = '' or product.id is not null
      -- The same order in all processes, so that batches with equal events do not wait for each other in a circle.
      order by event.business_id, event.kind, event.product_id, event.source, event.words, event.visitor, event.place
      on conflict do nothing`;
  },
);

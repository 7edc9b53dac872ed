import { type RawBuilder, sql } from 'kysely';
import type { RowConditions, SearchKind } from './search-engine.ts';

/** Conditions on the rows behind the documents of a kind, for the `where` of a statement on its table; none for none. */
export function holdsFor(kind: SearchKind, conditions: RowConditions = {}): RawBuilder<unknown>[] {
  const wanted =
    kind === 'business' ? ofBusinesses(conditions) : kind === 'product' ? ofProducts(conditions) : [];
  return [
    ...(conditions.among ? [sql`id = any(${[...conditions.among]}::text[])`] : []),
    ...(wanted.length > 0
      ? [sql`id in (select id from ${sql.table(kind)} where ${sql.join(wanted, sql` and `)})`]
      : []),
  ];
}

function ofBusinesses({ categories, verified, contractManufacturing }: RowConditions) {
  return [
    ...(categories ? [sql`category_ids && ${[...categories]}::text[]`] : []),
    ...(verified ? [sql`verified`] : []),
    ...(contractManufacturing
      ? [sql`factory->'contractManufacturing' @> ${JSON.stringify([contractManufacturing])}::jsonb`]
      : []),
  ];
}

function ofProducts({ certified, priced }: RowConditions) {
  return [
    ...(certified
      ? [
          sql`business_id in (select business_id from business_certificate
                              where expire_date is null or expire_date >= current_date)`,
        ]
      : []),
    ...(priced ? [sql`price is not null`] : []),
  ];
}

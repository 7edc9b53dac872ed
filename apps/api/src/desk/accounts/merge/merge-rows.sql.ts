import { defineUnpreparedStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MergePlace } from './merge-places.ts';

/** The merge that moves, and its companies. */
export interface Merging {
  readonly mergeID: string;
  readonly keptID: string;
  readonly goneID: string;
}

interface Moving extends Merging {
  readonly place: MergePlace;
}

export const placeName = ({ table, columns }: MergePlace) => `${table}.${columns[0]}`;

/** SQL text of a place, with the ids of the companies as parameters. */
function fill(text: string, { keptID, goneID }: Merging): RawBuilder<boolean> {
  const parts = text
    .split(/(\$kept|\$gone)/)
    .map((part) => (part === '$kept' ? sql`${keptID}` : part === '$gone' ? sql`${goneID}` : sql.raw(part)));
  return sql<boolean>`(${sql.join(parts, sql.raw(''))})`;
}

const isOf = (alias: string, { columns }: MergePlace, id: string) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} = ${id}`),
    sql` and `,
  );

/** The columns that name a row of a place, besides those of the company, as JSON. */
const keyOf = (alias: string, { key }: MergePlace) =>
  sql`jsonb_build_object(${sql.join(key.flatMap((column) => [sql.lit(column), sql.ref(`${alias}.${column}`)]))})`;

const isTheirs = ({ place, keptID }: Moving) =>
  place.isAnyColumn ? sql`true` : isOf('theirs', { ...place, columns: [place.columns[0]] }, keptID);

const rivalOf = ({ place, ...merging }: Moving) =>
  sql`exists (select from ${sql.table(place.table)} as theirs
    where ${isTheirs({ ...merging, place })} and ${fill(place.rival ?? 'false', merging)})`;

/** Rows of the gone company that cannot move: a row of the kept one stands in their way, or they would make no sense. */
const cannotMove = (moving: Moving) =>
  sql<boolean>`(${fill(moving.place.absurd ?? 'false', moving)} or ${moving.place.rival ? rivalOf(moving) : sql`false`})`;

const chosen = (moving: Moving) =>
  sql`${isOf('mine', moving.place, moving.goneID)} and ${fill(moving.place.where ?? 'true', moving)}`;

/** Takes away rows of the kept company that give way to those of the gone one; returns their number. */
export const takeYielding = defineUnpreparedStatement((_, moving: Moving) => {
  const { place, mergeID } = moving;
  return sql<{ count: number }>`
    with gone as (
      delete from ${sql.table(place.table)} as theirs using ${sql.table(place.table)} as mine
      where ${isTheirs(moving)} and ${chosen(moving)}
        and ${fill(place.rival ?? 'false', moving)} and ${fill(place.yields ?? 'false', moving)}
      returning to_jsonb(theirs) as was, ${keyOf('theirs', place)} as row_key
    ), kept as (
      insert into business_merge_row (merge_id, place, what, row_key, was)
      select ${mergeID}, ${placeName(place)}, 'taken', row_key, was from gone
    )
    select count(*)::int as count from gone`;
});

/** Takes away rows of the gone company that cannot move; returns their number. */
export const takeUnmovable = defineUnpreparedStatement((_, moving: Moving) => {
  const { place, mergeID } = moving;
  return sql<{ count: number }>`
    with gone as (
      delete from ${sql.table(place.table)} as mine where ${chosen(moving)} and ${cannotMove(moving)}
      returning to_jsonb(mine) as was, ${keyOf('mine', place)} as row_key
    ), kept as (
      insert into business_merge_row (merge_id, place, what, row_key, was)
      select ${mergeID}, ${placeName(place)}, 'taken', row_key, was from gone
    )
    select count(*)::int as count from gone`;
});

/** Counts the rows that cannot move and stay. */
export const countStaying = defineUnpreparedStatement(
  (_, moving: Moving) =>
    sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(moving.place.table)} as mine where ${chosen(moving)} and ${cannotMove(moving)}`,
);

/** Gives the rows of a place to the kept company; returns their number. */
export const moveRows = defineUnpreparedStatement((_, moving: Moving) => {
  const { place, mergeID, keptID } = moving;
  return sql<{ count: number }>`
    with moved as (
      update ${sql.table(place.table)} as mine
      set ${sql.join(place.columns.map((column) => sql`${sql.ref(column)} = ${keptID}`))}
      where ${chosen(moving)} and not ${cannotMove(moving)}
      returning ${keyOf('mine', place)} as row_key
    ), kept as (
      insert into business_merge_row (merge_id, place, what, row_key)
      select ${mergeID}, ${placeName(place)}, 'moved', row_key from moved
    )
    select count(*)::int as count from moved`;
});

const sameKey = (alias: string, { key }: MergePlace) =>
  key.length === 0
    ? sql`true`
    : sql.join(
        key.map(
          (column) => sql`${sql.ref(`${alias}.${column}`)}::text = stored.row_key ->> ${sql.lit(column)}`,
        ),
        sql` and `,
      );

/** Gives the rows of a place back to the gone company, as far as the kept one still has them; returns their number. */
export const moveRowsBack = defineUnpreparedStatement((_, { place, mergeID, keptID, goneID }: Moving) => {
  return sql<{ count: number }>`
    with moved as (
      update ${sql.table(place.table)} as mine
      set ${sql.join(place.columns.map((column) => sql`${sql.ref(column)} = ${goneID}`))}
      from business_merge_row as stored
      where stored.merge_id = ${mergeID} and stored.place = ${placeName(place)} and stored.what = 'moved'
        and ${isOf('mine', place, keptID)} and ${sameKey('mine', place)}
      returning 1
    )
    select count(*)::int as count from moved`;
});

interface OfMerge {
  readonly mergeID: string;
}

interface OfTable extends OfMerge {
  /** Whose rows have one column as key: `id`. */
  readonly table: string;
  /** The columns that the merge has changed. */
  readonly columns: readonly string[];
}

/** Gives changed columns their values of before the merge. */
export const changeRowsBack = defineUnpreparedStatement(
  (_, { mergeID, table, columns }: OfTable) => sql`
    update ${sql.table(table)} as mine
    set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = (jsonb_populate_record(null::${sql.table(table)}, stored.was)).${sql.ref(column)}`))}
    from business_merge_row as stored
    where stored.merge_id = ${mergeID} and stored.place = ${table} and stored.what = 'changed'
      and mine.id = stored.row_key ->> 'id'`,
);

/** Puts back what was taken away, the last first. */
export const putRowsBack = defineUnpreparedStatement(
  (_, { mergeID }: OfMerge) => sql<{ count: number }>`
    select count(*) filter (where put_merged_row_back(split_part(taken.place, '.', 1), taken.was))::int as count
    from (
      select place, was from business_merge_row where merge_id = ${mergeID} and what = 'taken' order by number desc offset 0
    ) as taken`,
);

/** Forgets what a merge has moved. */
export const deleteMergeRows = defineUnpreparedStatement((db, { mergeID }: OfMerge) =>
  db.deleteFrom('business_merge_row').where('merge_id', '=', mergeID),
);

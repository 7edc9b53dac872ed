import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import { documentTable } from './document-table.ts';
import type { MarkGroup } from './filter-marks.ts';
import { matchesAllByIndex } from './matches-all.sql.ts';
import type { SearchKind, SearchSort } from './search-engine.ts';

interface Listed {
  readonly kind: SearchKind;
  readonly groups: readonly MarkGroup[];
  readonly sort: SearchSort | undefined;
  readonly skip: number;
  readonly size: number;
}

const best = sql`quality desc, registered_at desc, id desc`;
const newest = sql`registered_at desc, id desc`;
/** Written as in the condition of the index `search_verified`. */
const isVerified = sql`marks @> '{=v1}'::text[]`;

/** What documents stand in order by where no words rank them. */
function orderOf(sort: SearchSort | undefined): RawBuilder<unknown> {
  if (sort === 'newest') return newest;
  return sort === 'verified' ? sql`(${isVerified}) desc, ${best}` : best;
}

/** How many documents pass filters by type, country and industry: a sum of kept counters. */
export const sumKept = defineStatement((_, { kind, groups }: Pick<Listed, 'kind' | 'groups'>) => {
  const passes = groups.map((group) => sql`${columnOf(group)} = any(${valuesOf(group)}::text[])`);
  return sql<{ total: number }>`
    select coalesce(sum(documents), 0)::int as total from search_count
    where ${sql.join([sql`kind = ${kind}`, ...passes], sql` and `)}`;
});

/** Few documents: all that pass are read and put in order; `total` ends at `most`. */
export const listFew = defineStatement((_, { kind, match, most, sort, skip, size }: Few) => {
  return sql<{ total: number; ids: string[] }>`
    with hit as materialized (
      select id, quality, registered_at, marks from ${documentTable(kind)}
      where ${matchesAllByIndex(match)} limit ${most}
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by ${orderOf(sort)} limit ${size} offset ${skip}) as ids`;
});

interface Few extends Omit<Listed, 'groups'> {
  /** What must all match, each in the language of `tsquery`. */
  readonly match: readonly string[];
  readonly most: number;
}

/** Many documents: an index that has them in order is read until the page is full. */
export const listMany = defineStatement((_, { kind, groups, sort, skip, size }: Listed) => {
  const passes = groups.map((group) => conditionOf(group));
  const table = documentTable(kind);
  const where = (...more: RawBuilder<unknown>[]) => sql.join([sql`true`, ...passes, ...more], sql` and `);
  if (sort !== 'verified')
    return sql<{ ids: string[] }>`
      select array(select id from ${table} where ${where()}
                   order by ${orderOf(sort)} limit ${size} offset ${skip}) as ids`;
  const upTo = skip + size;
  return sql<{ ids: string[] }>`
    select array(
      select id from (
        (select id, quality, registered_at, marks from ${table} where ${where(isVerified)} order by ${best} limit ${upTo})
        union all
        (select id, quality, registered_at, marks from ${table} where ${where(sql`not ${isVerified}`)}
         order by ${best} limit ${upTo})
      ) as document
      order by ${orderOf(sort)} limit ${size} offset ${skip}) as ids`;
});

/** Those of some documents that pass. */
export const listAmong = defineStatement((_, listed: Listed & { readonly among: readonly string[] }) => {
  const { kind, groups, among, sort, skip, size } = listed;
  const passes = groups.map((group) => conditionOf(group));
  return sql<{ total: number; ids: string[] }>`
    with hit as materialized (
      select id, quality, registered_at, marks from ${documentTable(kind)}
      where ${sql.join([sql`id = any(${among}::text[])`, ...passes], sql` and `)}
    )
    select (select count(*) from hit)::int as total,
           array(select id from hit order by ${orderOf(sort)} limit ${size} offset ${skip}) as ids`;
});

/** One value of a column stands in an index with the order; all else is looked up in the row. */
function conditionOf(group: MarkGroup): RawBuilder<unknown> {
  const values = valuesOf(group);
  const hasColumn = group.facet === undefined || group.facet === 'countries' || group.facet === 'industries';
  if (hasColumn && values.length === 1) return sql`${columnOf(group)} = ${values[0]}`;
  return sql`marks && ${[...group.marks]}::text[]`;
}

function columnOf({ facet }: MarkGroup): RawBuilder<unknown> {
  if (facet === undefined) return sql`business_type`;
  return facet === 'countries' ? sql`country` : sql`industry_id`;
}

/** Without the letter that marks begin with. */
function valuesOf({ marks }: MarkGroup): string[] {
  return marks.map((mark) => mark.slice(2));
}

import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import type { SearchKind } from '@wbn/search-engine/search-engine.ts';
import { sql } from 'kysely';

/** Rows of a transaction become visible when it ends, so only rows older than this are examined. */
const settled = sql`now() - interval '15 minutes'`;

/** Takes the search that is due longest, of an owner with a confirmed address, and reserves it for ten minutes (SKIP LOCKED). */
export const claimDueSearch = defineStatement((db) =>
  db
    .updateTable('saved_search')
    .set({ next_look_at: sql<Date>`now() + interval '10 minutes'` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('saved_search as search')
        .innerJoin('account.user as account', 'account.id', 'search.user_id')
        .select('search.id')
        .where('search.alerts', '<>', 'none')
        .where('search.next_look_at', '<=', sql<Date>`now()`)
        .where('account.email_verified', '=', true)
        .orderBy('search.next_look_at')
        .limit(1)
        .forUpdate('search')
        .skipLocked(),
    )
    .returning([
      'id',
      'user_id',
      'parameters',
      'alerts',
      sql<string>`told_until::text`.as('since'),
      sql<string>`greatest(told_until, ${settled})::text`.as('until'),
    ]),
);

interface Looked {
  readonly id: string;
  readonly since: string;
  readonly until: string;
  readonly days: number;
}

/**
 * Stores that everything until `until` was told, and the time of the next look in `days`. Changes no row when another process has done it.
 */
export const recordSearchRun = defineStatement((db, { id, since, until, days }: Looked) =>
  db
    .updateTable('saved_search')
    .set({
      told_until: until,
      next_look_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .where('id', '=', id)
    .where('told_until', '=', sql<Date>`${since}::timestamptz`),
);

interface NewOnes {
  readonly kind: SearchKind;
  /** Text as PostgreSQL writes it: a Date would lose the microseconds. */
  readonly since: string;
  readonly until: string;
  readonly most: number;
}

/** Entries that became public in a period, newest first; a product also when its company became public. */
export const selectNewOnes = defineStatement((_, { kind, since, until, most }: NewOnes) => {
  const between = (column: string) =>
    sql`${sql.ref(column)} > ${since}::timestamptz and ${sql.ref(column)} <= ${until}::timestamptz`;
  if (kind === 'user')
    return sql<{ id: string }>`
      select id from user_profile where ${between('created_at')} order by created_at desc limit ${most}`;
  if (kind === 'business')
    return sql<{ id: string }>`
      select id from business where ${between('first_public_at')} and is_public
      order by first_public_at desc limit ${most}`;
  return sql<{ id: string }>`
    (select id from product where ${between('first_public_at')} and is_public
     order by first_public_at desc limit ${most})
    union
    (select product.id from business join product on product.business_id = business.id
     where ${between('business.first_public_at')} and business.is_public and product.is_public
     order by business.first_public_at desc limit ${most})`;
});

const nameOf = {
  business: sql<string>`company_name`,
  product: sql<string>`name`,
  user: sql<string>`trim(first_name || ' ' || last_name)`,
  quotation: sql<string>`subject`,
};

/** Names for the mail, in no order. */
export const selectNames = defineStatement(
  (db, { kind, ids }: { kind: keyof typeof nameOf; ids: readonly string[] }) =>
    db
      .selectFrom(kind === 'user' ? 'user_profile' : kind)
      .select(['id', nameOf[kind].as('name')])
      .where('id', '=', anyOf(ids)),
);

/** Data of an alert mail; no row when the search was deleted or its mails were stopped. */
export const findAlert = defineStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('saved_search as search')
    .select([
      'search.user_id',
      'search.language',
      'search.name',
      'search.parameters',
      'search.edition',
      'search.stop_token as token',
    ])
    .where('search.id', '=', id)
    .where('search.alerts', '<>', 'none'),
);

import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import type { SearchKind } from '@wbn/search-engine/search-engine.ts';
import { sql } from 'kysely';

/** What a transaction made public may be seen only when it ends: so old is everything that is looked at. */
const settled = sql`now() - interval '15 minutes'`;

/** Takes the search that has been due longest, of an owner with a confirmed address; nobody else takes it for ten minutes. */
export const takeDueSearch = defineStatement((db) =>
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

/** What was public by `until` is told; the next look is after so many days. Changes nothing when another process has told it since. */
export const noteLook = defineStatement((db, { id, since, until, days }: Looked) =>
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
  /** As PostgreSQL writes times: a Date would lose the microseconds. */
  readonly since: string;
  readonly until: string;
  readonly most: number;
}

/** What has become public between two moments, the newest first; a product is when its company is, too. */
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
};

/** Names of what was found, for the mail; in no order. */
export const selectNames = defineStatement(
  (db, { kind, ids }: { kind: SearchKind; ids: readonly string[] }) =>
    db
      .selectFrom(kind === 'user' ? 'user_profile' : kind)
      .select(['id', nameOf[kind].as('name')])
      .where('id', '=', anyOf(ids)),
);

/** What a mail about a search says to whom; no row when it is not kept any more, or its mails were stopped. */
export const findAlert = defineStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('saved_search as search')
    .innerJoin('account.user as account', 'account.id', 'search.user_id')
    .innerJoin('user_profile as reader', 'reader.id', 'search.user_id')
    .select([
      'account.email',
      'reader.preferred_language as preferred',
      'search.language',
      'search.name',
      'search.parameters',
      'search.edition',
      'search.stop_token as token',
    ])
    .where('search.id', '=', id)
    .where('search.alerts', '<>', 'none')
    .where('account.email_verified', '=', true),
);

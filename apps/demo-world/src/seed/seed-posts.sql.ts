import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Of {
  readonly seed: number;
}

/** Temporary table of authors: people, as themselves and as the companies that they own. */
export const createSeedAuthors = defineStatement(
  (_, { seed }: Of) => sql`
    create temporary table seed_author on commit drop as
    select row_number() over (order by author.number, business_id nulls first)::integer - 1 as place, author.*
    from (
      select substr(source_id, ${`${seed}-user-`.length + 1})::integer as number, person.id as user_id, owned.business_id
      from user_profile as person
      cross join lateral (
        select null::text as business_id
        union all
        select business_id from business_member where user_id = person.id
      ) as owned
      where person.source = 'seed' and person.source_id like ${`${seed}-user-%`}
    ) as author`,
);

export const indexSeedAuthors = defineStatement(() => sql`create unique index on seed_author (place)`);

export const countSeedAuthors = defineStatement(
  () => sql<{ count: number }>`select count(*)::integer as count from seed_author`,
);

interface Posts extends Of {
  readonly authors: number;
  readonly from: number;
  readonly to: number;
}

const texts = [
  'Back from the fair with a full order book: lead times are six weeks until the end of the quarter.',
  'We have certified the second line. Test reports go out with every batch from now on.',
  'A container of the new series is at the port; the first pallets can be picked up on Monday.',
  'Looking for a partner who machines castings of up to 400 kg and measures them on the spot.',
  'Prices of raw material fall for the third month. Quotes of the summer are worth asking again.',
  'Our catalogue for the coming year is out, with drawings of all sizes.',
];

/**
 * Inserts posts by number, one every 15 seconds of their time, so that a number gives the same post in any database. A few authors write
 * much, most of them little.
 */
export const insertSeedPosts = defineStatement(
  (_, { seed, authors, from, to }: Posts) => sql`
    insert into post (id, user_id, business_id, timeline_id, timeline_type, content, created_at)
    select
      substr(made.id, 1, 8) || '-' || substr(made.id, 9, 4) || '-7' || substr(made.id, 13, 3)
        || '-8' || substr(made.id, 16, 3) || '-' || substr(made.id, 19, 12),
      author.user_id, author.business_id, coalesce(author.business_id, author.user_id),
      case when author.business_id is null then 'user' else 'business' end,
      (${texts}::text[])[1 + made.number % ${texts.length}], made.at
    from (
      select number,
        timestamptz '2026-01-01 00:00Z' + number * interval '15 seconds' as at,
        lpad(to_hex(1767225600000 + number::bigint * 15000), 12, '0')
          || md5(${`${seed}-post-`} || number) as id,
        ('x' || substr(md5(${`${seed}-author-`} || number), 1, 7))::bit(28)::integer / 268435456.0 as chance
      from generate_series(${from}::integer, ${to}::integer) as number
    ) as made
    join seed_author as author on author.place = floor(${authors}::integer * made.chance * made.chance)::integer
    on conflict (id) do nothing`,
);

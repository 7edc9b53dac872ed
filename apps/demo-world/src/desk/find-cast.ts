import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** A demo company with its owner. */
export interface CastCompany {
  readonly id: string;
  readonly name: string;
  readonly ownerID: string;
}

/** Who of the demo world plays a part in cases of the desk; undefined where the demo world is not there. */
export async function findCast(db: Kysely<Database>) {
  const companies = await db
    .selectFrom('business')
    .innerJoin('business_member as member', 'member.business_id', 'business.id')
    .select([
      'business.id',
      'business.company_name as name',
      'member.user_id as ownerID',
      'business.subscription',
    ])
    .where('business.source', '=', 'demo')
    .where('member.role', '=', 'owner')
    .orderBy('business.source_id')
    .execute();
  const people = await db
    .selectFrom('account.user as account')
    .innerJoin('user_profile as person', 'person.id', 'account.id')
    .select(['account.id', 'account.name'])
    .where('person.source', '=', 'demo')
    .orderBy('person.source_id')
    .execute();
  const post = await textOf(db, 'post');
  const comment = await textOf(db, 'comment');
  const payer = companies.find(({ subscription }) => subscription !== 'standard');
  if (companies.length < 6 || people.length < 6 || !post || !comment || !payer) return undefined;
  return {
    companies: companies as readonly CastCompany[],
    people,
    payer: payer as CastCompany,
    post,
    comment,
  };
}

export type Cast = NonNullable<Awaited<ReturnType<typeof findCast>>>;

/** The newest text by a person of the demo world. */
async function textOf(db: Kysely<Database>, table: 'post' | 'comment') {
  const { rows } = await sql<{
    id: string;
    ownerID: string;
    ownerType: 'user' | 'business';
    content: string;
  }>`
    select one.id, one.author_id as "ownerID", one.content,
      case when one.business_id is null then 'user' else 'business' end as "ownerType"
    from ${sql.table(table)} as one
    join user_profile person on person.id = one.user_id
    where person.source = 'demo' and one.content <> ''
    order by one.created_at desc limit 1`.execute(db);
  return rows[0];
}

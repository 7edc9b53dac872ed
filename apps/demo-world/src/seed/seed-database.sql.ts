import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** The companies of a seed, by number. */
export const selectSeedBusinesses = defineStatement((db, { seed }: { seed: number }) => {
  const prefix = `${seed}-company-`;
  return db
    .selectFrom('business')
    .select(['id', 'company_name', 'business_type', 'industry_id'])
    .where('source', '=', 'seed')
    .where('source_id', 'like', `${prefix}%`)
    .orderBy(sql`substr(source_id, ${prefix.length + 1})::int`);
});

/** Person n owns company n. */
export const joinBusinesses = defineStatement(
  (_, { seed }: { seed: number }) => sql`
    insert into business_member (business_id, user_id, role, created_at)
    select company.id, person.id, 'owner', person.created_at
    from user_profile as person
    join business as company on company.source = 'seed'
      and company.source_id = replace(person.source_id, '-user-', '-company-')
    where person.source = 'seed' and person.source_id like ${`${seed}-user-%`}
    on conflict do nothing`,
);

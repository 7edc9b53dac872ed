import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Rows considered per industry and country, to bound the work. */
const lookedAt = 300;

/**
 * Companies to propose for following. Order: partners (companies of the reader's connections, connections of the reader's companies), same
 * industry and country as the reader or their companies, one of the two, others; then verified companies and those with a photo. Excludes
 * companies that the reader follows, works for, has muted or is in a block with.
 */
export const selectFollowProposals = defineStatement(
  (_, { userID, most }: { userID: string; most: number }) => {
    const some = (condition: string) => sql`(
      select business.id, business.industry_id, business.country, business.verified, business.profile_photo
      from business
      where business.is_public and ${sql.raw(condition)}
      order by business.verified desc, business.first_public_at desc nulls last limit ${sql.lit(lookedAt)})`;
    const isOwn = (column: string) =>
      sql.raw(`exists (select from own where own.${column} = proposed.${column})`);
    return sql<{ id: string }>`
      with company as materialized (select business_id as id from business_member where user_id = ${userID}),
      own as materialized (
        select industry_id, country from user_profile where id = ${userID}
        union select industry_id, country from business where id in (select id from company)
      ),
      connected as materialized (
        select case when requester_id = me.id then addressee_id else requester_id end as id
        from (select ${userID}::text as id union all select id from company) as me
        join connection on me.id in (requester_id, addressee_id) and status = 'accepted'
      ),
      partner as materialized (
        select id from connected
        union select business_id from business_member where user_id in (select id from connected)
      )
      select proposed.id from (
        ${some('id in (select id from partner)')}
        union ${some('(industry_id, country) in (select industry_id, country from own)')}
        union ${some('industry_id in (select industry_id from own)')}
        union ${some('country in (select country from own)')}
        union ${some('true')}
      ) as proposed
      where not exists (select from follow where user_id = ${userID} and resource_id = proposed.id)
        and proposed.id not in (select id from company)
        and not exists (select from mute where user_id = ${userID} and muted_id = proposed.id)
        and not exists (
          select from block
          where (blocker_id = ${userID} and blocked_id = proposed.id) or (blocker_id = proposed.id and blocked_id = ${userID}))
      order by
        (proposed.id in (select id from partner)) desc,
        ${isOwn('industry_id')}::integer + ${isOwn('country')}::integer desc,
        ${isOwn('industry_id')} desc,
        proposed.verified desc, (proposed.profile_photo is not null) desc, proposed.id desc
      limit ${most}`;
  },
);

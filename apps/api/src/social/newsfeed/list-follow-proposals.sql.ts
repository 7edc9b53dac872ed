import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Of each industry and country so many are looked at, however many there are. */
const lookedAt = 300;

/**
 * Companies that somebody may like to follow: of their industry and country first, then of one of the two, then any; verified ones and
 * those with a photo before others. None that they follow, work for or have muted, or that is in a block with them.
 */
export const selectFollowProposals = defineStatement(
  (_, { userID, most }: { userID: string; most: number }) => {
    const some = (condition: string) => sql`(
      select business.id, business.industry_id, business.country, business.verified, business.profile_photo
      from person, business
      where business.is_public and ${sql.raw(condition)}
      order by business.verified desc, business.first_public_at desc nulls last limit ${sql.lit(lookedAt)})`;
    return sql<{ id: string }>`
      with person as materialized (select industry_id, country from user_profile where id = ${userID})
      select proposed.id from (
        ${some('business.industry_id = person.industry_id and business.country = person.country')}
        union ${some('business.industry_id = person.industry_id')}
        union ${some('business.country = person.country')}
        union ${some('true')}
      ) as proposed, person
      where not exists (select from follow where user_id = ${userID} and resource_id = proposed.id)
        and not exists (select from business_member where user_id = ${userID} and business_id = proposed.id)
        and not exists (select from mute where user_id = ${userID} and muted_id = proposed.id)
        and not exists (
          select from block
          where (blocker_id = ${userID} and blocked_id = proposed.id) or (blocker_id = proposed.id and blocked_id = ${userID}))
      order by
        (proposed.industry_id is not distinct from person.industry_id)::integer
          + (proposed.country is not distinct from person.country)::integer desc,
        (proposed.industry_id is not distinct from person.industry_id) desc,
        proposed.verified desc, (proposed.profile_photo is not null) desc, proposed.id desc
      limit ${most}`;
  },
);

import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** Everything public of a person, with the likes and the first public business; a `where` makes it one or some. */
export function fromUserProfile(database: Kysely<Database>) {
  return database
    .selectFrom('user_profile as person')
    .leftJoin('reaction_summary as likes', 'likes.resource_id', 'person.id')
    .select([
      'person.id',
      'person.source',
      'person.first_name',
      'person.last_name',
      'person.username',
      'person.profession',
      'person.show_profession',
      'person.birth_date',
      'person.show_birth_date',
      'person.country',
      'person.state_id',
      'person.city',
      'person.preferred_language',
      'person.brief_presentation',
      'person.company_name',
      'person.industry_id',
      'person.job_position',
      'person.business_type',
      'person.profile_photo',
      'person.cover_photo',
      sql<number>`coalesce(likes.like_count, 0)`.as('like_count'),
    ])
    .select((person) =>
      person
        .selectFrom('business_member as member')
        .innerJoin('business', 'business.id', 'member.business_id')
        .select('member.business_id')
        .whereRef('member.user_id', '=', 'person.id')
        .where('business.is_public', '=', sql.lit(true))
        .orderBy('member.created_at')
        .orderBy('member.business_id')
        .limit(1)
        .as('business_id'),
    );
}

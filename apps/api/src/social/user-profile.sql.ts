import type { Database, UserProfileTable } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql, type Updateable } from 'kysely';

/** Selects the public data of people, with likes and the first public company; the caller adds a `where`. */
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

/** A person with data only they may see; the e-mail address is that of the account. */
export const selectOwnProfile = defineStatement((db, { userID }: { userID: string }) =>
  fromUserProfile(db)
    .leftJoin('account.user as login', 'login.id', 'person.id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('measure')
          .select(['measure.until', 'decision_id'])
          .whereRef('target_id', '=', 'person.id')
          .where('kind', 'in', ['mute', 'suspend'])
          .where('ended_at', 'is', null)
          .where('measure.until', '>', sql<Date>`now()`)
          .orderBy('measure.until', 'desc')
          .limit(1)
          .as('suspension'),
      (join) => join.onTrue(),
    )
    .select(['person.mobile_phone', 'person.gender', 'person.version', 'login.email'])
    .select(['suspension.until as suspended_until', 'suspension.decision_id as suspension_id'])
    .where('person.id', '=', userID),
);

export type OwnProfileRow = RowOf<typeof selectOwnProfile>;

export const selectUserProfile = defineStatement((database, input: { id: string }) =>
  fromUserProfile(database).where('person.id', '=', input.id),
);

export type UserProfileRow = RowOf<typeof selectUserProfile>;

export type ProfileChange = Pick<
  Updateable<UserProfileTable>,
  | 'first_name'
  | 'last_name'
  | 'country'
  | 'state_id'
  | 'city'
  | 'gender'
  | 'preferred_language'
  | 'mobile_phone'
  | 'birth_date'
  | 'show_birth_date'
  | 'profession'
  | 'show_profession'
  | 'brief_presentation'
  | 'business_type'
  | 'industry_id'
  | 'company_name'
  | 'job_position'
  | 'profile_photo'
  | 'cover_photo'
>;

/** Locks the profile until the transaction ends and returns what a save is compared with. */
export const lockProfile = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('user_profile')
    .select(['version', 'country', 'state_id'])
    .where('id', '=', userID)
    .forUpdate(),
);

interface ProfileUpdate {
  readonly userID: string;
  /** Columns without a value are not changed. */
  readonly change: ProfileChange;
  /** Whether a typed field has changed. */
  readonly newVersion: boolean;
}

export const updateProfile = defineStatement((db, { userID, change, newVersion }: ProfileUpdate) =>
  db
    .updateTable('user_profile')
    .set({ ...change, updated_at: sql`now()` })
    .$if(newVersion, (update) => update.set((row) => ({ version: row('version', '+', 1) })))
    .where('id', '=', userID),
);

/** Sets the name that mails to the account begin with. */
export const renameAccount = defineStatement((db, { userID, name }: { userID: string; name: string }) =>
  db.updateTable('account.user').set({ name }).where('id', '=', userID),
);

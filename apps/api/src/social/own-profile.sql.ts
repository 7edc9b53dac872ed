import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { fromUserProfile } from './user-profile.sql.ts';

/** A person with what only they may see; the address is the account's. */
export function fromOwnProfile(database: Kysely<Database>) {
  return fromUserProfile(database)
    .leftJoin('account.user as login', 'login.id', 'person.id')
    .select(['person.mobile_phone', 'person.gender', 'person.version', 'login.email']);
}

export type OwnProfileRow = Awaited<ReturnType<ReturnType<typeof fromOwnProfile>['executeTakeFirstOrThrow']>>;

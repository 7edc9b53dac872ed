import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly verified: boolean;
}

/** Somebody who has an account, by the address in any case. */
export function findPersonByEmail(db: Kysely<Database>, email: string): Promise<Person | undefined> {
  return people(db).where('account.user.email', '=', email.toLowerCase()).executeTakeFirst();
}

export function findPerson(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  return people(db).where('account.user.id', '=', id).executeTakeFirst();
}

/** The hash of the password that somebody signs in with. */
export async function findPasswordHash(db: Kysely<Database>, userID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account.account')
    .select('password')
    .where('user_id', '=', userID)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** The session that better-auth's token stands for. */
export function findSession(
  db: Kysely<Database>,
  token: string,
): Promise<{ id: string; userId: string } | undefined> {
  return db
    .selectFrom('account.session')
    .select(['id', 'user_id as userId'])
    .where('token', '=', token)
    .executeTakeFirst();
}

function people(db: Kysely<Database>) {
  return db
    .selectFrom('account.user')
    .innerJoin('user_profile', 'user_profile.id', 'account.user.id')
    .select([
      'account.user.id as id',
      'account.user.email as email',
      'user_profile.first_name as firstName',
      'account.user.email_verified as verified',
    ]);
}

import { hashPassword } from '@wbn/accounts/auth/password-hash.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { demoEmail, demoPassword } from './demo-people.ts';

/** Adds accounts for people of the demo world who have none, and returns how many were made. */
export async function addSignIns(db: Kysely<Database>): Promise<number> {
  const people = await db
    .selectFrom('user_profile')
    .leftJoin('account.user', 'account.user.id', 'user_profile.id')
    .select([
      'user_profile.id',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'user_profile.created_at as createdAt',
    ])
    .where('source', '=', 'demo')
    .where('account.user.id', 'is', null)
    .execute();
  if (people.length === 0) return 0;
  // The password is published, so sharing one hash reveals nothing.
  const password = await hashPassword(demoPassword);
  await db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('account.user')
      .values(
        people.map(({ id, username, firstName, lastName, createdAt }) => ({
          id,
          name: `${firstName} ${lastName}`,
          email: demoEmail(username),
          email_verified: true,
          // Old accounts, because limits apply to new ones.
          created_at: createdAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (made.length === 0) return;
    await transaction
      .insertInto('account.account')
      .values(
        made.map(({ id }) => ({
          id: newId(),
          user_id: id,
          account_id: id,
          provider_id: 'credential',
          password,
        })),
      )
      .execute();
  });
  return people.length;
}

/**
 * Whether people of the demo world may have sign-ins, whose password is published: only in development and on localhost. `env` has NODE_ENV
 * and PUBLIC_ACCOUNTS_URL.
 */
export function mayHaveSignIns(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NODE_ENV !== 'production') return true;
  const address = env.PUBLIC_ACCOUNTS_URL || 'http://localhost';
  return URL.canParse(address) && /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(new URL(address).hostname);
}

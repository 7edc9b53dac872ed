import { hashPassword } from '@wbn/accounts/auth/password-hash.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { demoEmail, demoPassword } from './demo-people.ts';

/**
 * Gives the people of the demo world accounts, where they have none, and tells how many were made.
 */
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
  // The password is published, so one hash for all of them gives nothing away.
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
          // They are no newcomers, for whom limits hold.
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
 * Whether the people of the demo world may have sign-ins, whose password is published: in development, and on a computer of
 * one's own. `env` as the hosts read it: NODE_ENV, PUBLIC_ACCOUNTS_URL.
 */
export function mayHaveSignIns(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NODE_ENV !== 'production') return true;
  const address = env.PUBLIC_ACCOUNTS_URL || 'http://localhost';
  return URL.canParse(address) && /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(new URL(address).hostname);
}

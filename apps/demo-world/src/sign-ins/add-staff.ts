import { createAuth } from '@wbn/accounts/auth/create-auth.ts';
import { newSecondFactor } from '@wbn/accounts/auth/new-second-factor.ts';
import { hashPassword } from '@wbn/accounts/auth/password-hash.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { demoEmail, demoPassword } from './demo-people.ts';
import { demoStaff } from './demo-staff.ts';

interface AuthSettings {
  readonly accountsUrl: string;
  /** AUTH_SECRET, with which second factors are encrypted. */
  readonly secret: string;
}

/** Adds the sample staff to a demo world without any staff. Returns how many were made. */
export async function addStaff(db: Kysely<Database>, settings: AuthSettings): Promise<number> {
  const known = await db.selectFrom('staff_member').select('user_id').limit(1).executeTakeFirst();
  const sample = await db
    .selectFrom('user_profile')
    .select('id')
    .where('source', '=', 'demo')
    .limit(1)
    .executeTakeFirst();
  // Never beside people and companies of an operator: the password is published.
  if (known || !sample) return 0;
  const auth = createAuth({ db, ...settings });
  // The password is published, so sharing one hash reveals nothing.
  const password = await hashPassword(demoPassword);
  const people = await Promise.all(
    demoStaff.map(async (person) => ({
      ...{ ...person, id: newId(), email: demoEmail(person.username) },
      factor: await newSecondFactor(auth),
    })),
  );
  await db.transaction().execute(async (transaction) => {
    for (const { id, username, firstName, lastName, email, role, factor } of people) {
      await transaction
        .insertInto('user_profile')
        .values({
          ...{ id, source: 'member', source_id: id, username },
          ...{ first_name: firstName, last_name: lastName, preferred_language: 'en' },
        })
        .execute();
      await transaction
        .insertInto('account.user')
        .values({
          ...{ id, name: `${firstName} ${lastName}`, email },
          ...{ email_verified: true, two_factor_enabled: true },
        })
        .execute();
      const credential = { account_id: id, provider_id: 'credential', password };
      await transaction
        .insertInto('account.account')
        .values({ id: newId(), user_id: id, ...credential })
        .execute();
      await transaction
        .insertInto('account.two_factor')
        .values({ id: newId(), user_id: id, ...factor })
        .execute();
      await transaction.insertInto('staff_member').values({ user_id: id, role }).execute();
    }
  });
  return people.length;
}

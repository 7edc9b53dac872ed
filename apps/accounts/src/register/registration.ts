import { randomInt } from 'node:crypto';
import type { Language } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Transaction } from 'kysely';
import { forgetConfirmations } from './confirmation.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  /** In lower case. */
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
}

/**
 * Makes somebody's profile, account and password, and gives their id. An address that nobody has
 * confirmed belongs to whoever registered last, so that nobody can wait in it for its owner. Gives nothing, and changes
 * nothing, when the address is somebody's.
 */
export async function registerPerson(
  transaction: Transaction<Database>,
  registration: Registration,
): Promise<string | undefined> {
  const known = await transaction
    .selectFrom('account.user')
    .select(['id', 'email_verified'])
    .where('email', '=', registration.email)
    .forUpdate()
    .executeTakeFirst();
  if (known?.email_verified) return undefined;
  if (known) {
    await replacePerson(transaction, known.id, registration);
    await forgetConfirmations(transaction, known.id);
    return known.id;
  }
  return createPerson(transaction, registration);
}

async function createPerson(transaction: Transaction<Database>, person: Registration): Promise<string> {
  const id = newId();
  await createProfile(transaction, id, person);
  await transaction
    .insertInto('account.user')
    .values({ id, name: fullName(person), email: person.email })
    .execute();
  await transaction
    .insertInto('account.account')
    .values({
      id: newId(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: person.passwordHash,
    })
    .execute();
  return id;
}

async function replacePerson(
  transaction: Transaction<Database>,
  id: string,
  person: Registration,
): Promise<void> {
  await transaction
    .updateTable('user_profile')
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      company_name: person.companyName || null,
      preferred_language: person.language,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('account.user')
    .set({ name: fullName(person), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('account.account')
    .set({ password: person.passwordHash, updated_at: new Date() })
    .where('user_id', '=', id)
    .where('provider_id', '=', 'credential')
    .execute();
}

async function createProfile(
  transaction: Transaction<Database>,
  id: string,
  person: Registration,
): Promise<void> {
  for (const username of usernames(person)) {
    const made = await transaction
      .insertInto('user_profile')
      .values({
        id,
        source: 'member',
        source_id: id,
        first_name: person.firstName,
        last_name: person.lastName,
        username,
        company_name: person.companyName || null,
        preferred_language: person.language,
      })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return;
  }
  throw new Error('No user name was free');
}

/** `ana.rossi`, then the same with digits; `member` where a name has no Latin letters. */
function usernames({ firstName, lastName }: Registration): string[] {
  const plain = `${firstName}.${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 40);
  const base = plain || 'member';
  const digits = [10_000, 1_000_000, 1_000_000_000];
  return [...(plain ? [base] : []), ...digits.map((most) => `${base}.${randomInt(most / 10, most)}`)];
}

function fullName({ firstName, lastName }: Registration): string {
  return `${firstName} ${lastName}`;
}

import { randomInt } from 'node:crypto';
import type { Language } from '@wbn/contract/shared/language.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Transaction } from 'kysely';
import { deleteConfirmations } from '../auth/confirmation.ts';
import {
  insertCredential,
  insertProfile,
  insertUser,
  lockAddress,
  lockUser,
  updateCredential,
  updateProfile,
  updateUser,
} from './registration.sql.ts';

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
 * Creates profile, account and password and returns the person's id; returns undefined and changes nothing when a confirmed account has the
 * address. Replaces an unconfirmed registration of the address, so that a stranger cannot occupy it.
 */
export async function registerPerson(
  transaction: Transaction<Database>,
  registration: Registration,
): Promise<string | undefined> {
  await lockAddress.run(transaction, { email: registration.email });
  const known = await lockUser.first(transaction, { email: registration.email });
  if (known?.email_verified) return undefined;
  if (known) {
    await replacePerson(transaction, known.id, registration);
    await deleteConfirmations(transaction, known.id);
    return known.id;
  }
  return createPerson(transaction, registration);
}

async function createPerson(transaction: Transaction<Database>, person: Registration): Promise<string> {
  const id = newId();
  await createProfile(transaction, id, person);
  await insertUser.run(transaction, { id, name: fullName(person), email: person.email });
  await insertCredential.run(transaction, {
    id: newId(),
    user_id: id,
    account_id: id,
    provider_id: 'credential',
    password: person.passwordHash,
  });
  return id;
}

async function replacePerson(
  transaction: Transaction<Database>,
  userID: string,
  person: Registration,
): Promise<void> {
  const now = new Date();
  await updateProfile.run(transaction, {
    userID,
    change: {
      first_name: person.firstName,
      last_name: person.lastName,
      company_name: person.companyName || null,
      preferred_language: person.language,
      updated_at: now,
    },
  });
  await updateUser.run(transaction, { userID, change: { name: fullName(person), updated_at: now } });
  await updateCredential.run(transaction, {
    userID,
    change: { password: person.passwordHash, updated_at: now },
  });
}

async function createProfile(
  transaction: Transaction<Database>,
  id: string,
  person: Registration,
): Promise<void> {
  for (const username of usernames(person)) {
    const made = await insertProfile.first(transaction, {
      id,
      source: 'member',
      source_id: id,
      first_name: person.firstName,
      last_name: person.lastName,
      username,
      company_name: person.companyName || null,
      preferred_language: person.language,
    });
    if (made) return;
  }
  throw new Error('No user name was free');
}

/** User names to try: `ana.rossi`, then with digits; `member` when the name has no Latin letters. */
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

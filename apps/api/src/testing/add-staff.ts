import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { addPerson } from './fixtures.ts';

export interface GivenStaff {
  /** Id of a colleague who was added before; otherwise one is added. */
  readonly userID?: string;
  readonly role?: StaffRole;
  readonly name?: string;
  readonly editions?: readonly string[];
  readonly kinds?: readonly string[];
  /** Epoch seconds; by default now. */
  readonly secondFactorAt?: number;
}

/** Adds an account with a role at the desk, by default a moderator named Vera Moss. Returns its id. */
export async function addStaff(
  db: Kysely<Database>,
  { role = 'moderator', name = 'Vera Moss', editions, kinds }: GivenStaff = {},
): Promise<string> {
  const [first_name = name, last_name = ''] = name.split(' ');
  const id = await addPerson(db, { first_name, last_name });
  await db
    .insertInto('account.user')
    .values({ id, name, email: `${id}@staff.example`, email_verified: true })
    .execute();
  await db
    .insertInto('staff_member')
    .values({
      user_id: id,
      role,
      editions: editions ? [...editions] : null,
      kinds: kinds ? [...kinds] : null,
    })
    .execute();
  return id;
}

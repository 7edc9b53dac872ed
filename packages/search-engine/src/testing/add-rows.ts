import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable, Kysely } from 'kysely';

type Given<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

/** Adds a company with default values; returns its id. */
export async function addBusiness(db: Kysely<Database>, given: Given<'business'> = {}): Promise<string> {
  const id = newId();
  const plain = { id, source: 'test', source_id: id, company_name: 'Acme Valves', business_type: 'MA' };
  await db
    .insertInto('business')
    .values({ ...plain, ...given })
    .execute();
  return id;
}

/** Adds a product of a company; returns its id. */
export async function addProduct(
  db: Kysely<Database>,
  business_id: string,
  given: Given<'product'> = {},
): Promise<string> {
  const id = newId();
  const plain = { id, business_id, source: 'test', source_id: id, name: 'Ball valve', specs: '[]' };
  await db
    .insertInto('product')
    .values({ ...plain, ...given })
    .execute();
  return id;
}

/** Adds a person; returns the id. */
export async function addPerson(db: Kysely<Database>, given: Given<'user_profile'> = {}): Promise<string> {
  const id = newId();
  const plain = {
    id,
    source: 'test',
    source_id: id,
    first_name: 'Ana',
    last_name: 'Rossi',
    username: id,
  };
  await db
    .insertInto('user_profile')
    .values({ ...plain, ...given })
    .execute();
  return id;
}

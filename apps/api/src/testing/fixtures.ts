import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable, Kysely } from 'kysely';

type Given<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

/** Creation time of test accounts, so that limits for new accounts do not apply. */
export const longAgo = new Date('2024-01-01');

/** Adds a company with defaults for omitted columns. Returns its id. */
export async function addBusiness(db: Kysely<Database>, given: Given<'business'> = {}): Promise<string> {
  const id = given.id ?? newId();
  await db
    .insertInto('business')
    .values({ id, source: 'test', source_id: id, company_name: 'Acme Valves', business_type: 'MA', ...given })
    .execute();
  return id;
}

/** Adds a product of a company. Returns its id. */
export async function addProduct(
  db: Kysely<Database>,
  businessId: string,
  given: Given<'product'> = {},
): Promise<string> {
  const product = productRow(businessId, given);
  await db.insertInto('product').values(product).execute();
  return product.id;
}

/** Returns a row of a product with defaults for omitted columns. */
export function productRow(businessId: string, given: Given<'product'> = {}) {
  const id = given.id ?? newId();
  return {
    id,
    business_id: businessId,
    source: 'test',
    source_id: id,
    name: 'Ball valve',
    specs: '[]',
    ...given,
  };
}

/** Adds a person. Returns the id. */
export async function addPerson(db: Kysely<Database>, given: Given<'user_profile'> = {}): Promise<string> {
  const person = personRow(given);
  await db.insertInto('user_profile').values(person).execute();
  return person.id;
}

/** Returns the row of a person. */
export function personRow(given: Given<'user_profile'> = {}) {
  const id = given.id ?? newId();
  return {
    id,
    source: 'test',
    source_id: id,
    first_name: 'Ana',
    last_name: 'Rossi',
    username: id,
    ...given,
  };
}

/** Sets the number of likes of a resource. */
export async function addLikes(db: Kysely<Database>, resourceId: string, count: number): Promise<void> {
  await db.insertInto('reaction_summary').values({ resource_id: resourceId, like_count: count }).execute();
}

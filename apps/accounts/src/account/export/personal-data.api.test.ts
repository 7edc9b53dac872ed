import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readPersonalData } from './read-personal-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

it.each([
  ['owner', ['Deleted', 'Draft', 'Published']],
  ['admin', ['Deleted', 'Draft', 'Published']],
  ['member', ['Published']],
] as const)(
  'decision 7: the copy of a company for its %s holds what they may see of its products',
  async (role, names) => {
    const { db } = database;
    const [user_id, business_id] = [newId(), newId()];
    const source = { source: 'member', source_id: business_id };
    const person = { id: user_id, first_name: 'Ana', last_name: 'Rossi', username: user_id };
    await db
      .insertInto('user_profile')
      .values({ ...person, ...source })
      .execute();
    await db
      .insertInto('account.user')
      .values({ id: user_id, name: 'Ana', email: `${user_id}@x.example` })
      .execute();
    const company = { id: business_id, company_name: 'Rossi', business_type: 'MA' };
    await db
      .insertInto('business')
      .values({ ...company, ...source })
      .execute();
    await db.insertInto('business_member').values({ business_id, user_id, role }).execute();
    const product = (name: string) => {
      const id = newId();
      return { id, business_id, source: 'member', source_id: id, name, specs: '[]' };
    };
    await db.insertInto('product').values(product('Published')).execute();
    await db
      .insertInto('product')
      .values({ ...product('Draft'), status: 'draft' })
      .execute();
    await db
      .insertInto('product')
      .values({ ...product('Deleted'), deleted_at: new Date() })
      .execute();
    const data = await readPersonalData(db, user_id);
    const products = data['businesses.json'].flatMap((business) => business.products);
    expect(products.map(({ name }) => name).sort()).toEqual(names);
  },
);

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readStaff } from '../../commands/frame/verbs.ts';
import { setMembership } from '../../membership/set-membership.ts';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import type { Answer } from '../../testing/call-server.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { type ProductCalls, productCalls } from '../../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let calls: ProductCalls;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = productCalls(api);
});
afterAll(() => api.stop());

/** Adds a company whose smaller plan shows 7 of its 12 products. */
async function addCutCompany() {
  const company = await addBusinessPeople(api, { subscription: 'gold' });
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1)
    ids.push(await addProduct(api.db, company.businessID, { name: `Part ${n}` }));
  await setMembership(api.db, readStaff('Vera'), { businessID: company.businessID, level: 'standard' });
  return { ...company, ids };
}

it('CON-19: concurrent writes to two companies do not deadlock, and search finds exactly what is public', async () => {
  const companies = [await addCutCompany(), await addCutCompany()];
  const answers = await Promise.all(
    companies.flatMap(({ businessID, owner, admin, ids }) =>
      ids.flatMap((id, n): Promise<Answer | undefined>[] => {
        const plan = n % 2 ? 'gold' : 'standard';
        return [
          calls.save(owner, id, {
            name: `Whatsit ${n} ${businessID.slice(-3)}`,
            keywords: ['new', `word${n}`],
          }),
          calls.setStatus(admin, id, n % 3 ? 'published' : 'draft'),
          calls.delete(owner, ids[(n + 5) % 12] ?? id),
          calls.restore(admin, id),
          calls.create(admin, businessID, { name: `Gadget ${n}` }),
          setMembership(api.db, readStaff('Vera'), { businessID, level: plan }).then(() => undefined),
          api.search.index('business', [businessID]).then(() => undefined),
        ];
      }),
    ),
  );
  const outcomes = new Set(answers.map((answer) => answer?.body.name ?? 'ok'));
  expect([...outcomes].filter((name) => !['ok', 'PlanLimitReached', 'NotFound'].includes(name))).toEqual([]);
  const { rows } = await sql<{ id: string }>`
    select product.id from product full join search_document_product as document
      on document.id collate "default" = product.id and product.is_public
    where (product.is_public and document.id is null) or (document.id is not null and product.id is null)`.execute(
    api.db,
  );
  expect(rows).toEqual([]);
  for (const { businessID } of companies) {
    await setMembership(api.db, readStaff('Vera'), { businessID, level: 'gold' });
    await setMembership(api.db, readStaff('Vera'), { businessID, level: 'standard' });
    expect((await calls.listed(businessID)).length).toBeLessThanOrEqual(7);
  }
});

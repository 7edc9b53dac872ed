import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls as allCalls } from '@wbn/contract/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { loadDownload } from '../testing/load-download.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { quotationCalls } from '../testing/quotation-calls.ts';
import { readArchive } from '../testing/read-archive.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let calls: ReturnType<typeof quotationCalls>;
let buyer: BusinessPerson;
/** Asks in the second request; it is public in no list. */
let company: BusinessPeople;
let offering: BusinessPeople;
let invited: BusinessPeople;
let quotationIDs: string[];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = quotationCalls(api);
  buyer = await addAccount(api, 'Quirina');
  company = await calls.supplier({ company_name: 'Quirrelbach Pumps', status: 'unpublished', country: 'NO' });
  [offering, invited] = [await calls.supplier(), await calls.supplier()];
  await api.db
    .updateTable('user_profile')
    .set({ last_name: 'Quillfeather', country: 'NO' })
    .where('id', 'in', [buyer.userID, company.owner.userID])
    .execute();
  const asked = [
    await calls.created({}, buyer),
    await calls.created({ from: company.businessID }, company.owner),
  ];
  quotationIDs = asked.map(({ quotationID }) => quotationID);
  for (const id of quotationIDs) {
    expect((await calls.offer(id, offering.businessID, offering.member)).status).toBe(200);
    expect(
      (await calls.offer(id, invited.businessID, invited.member, 7_777, 'Only we know this.')).status,
    ).toBe(200);
  }
  await api.jobs.settle();
});
afterAll(() => api.stop());

const secrets = () => [
  buyer.userID,
  company.businessID,
  company.owner.userID,
  'Quirina',
  'Quillfeather',
  'Quirrelbach',
  '"NO"',
  'Norway',
];

const params = (id: string) => ({
  id,
  rid: id,
  roundID: id,
  resourceID: id,
  userID: offering.member.userID,
  businessID: offering.businessID,
});

/** Every call that reads, as a supplier may make it with what they know, and a report of the request. */
function requestsOf({ member, businessID }: BusinessPeople, id: string) {
  const reads = allCalls.filter(
    ({ method, stream, access, name }) =>
      // Without the list of all countries, which has the buyer's.
      method === 'GET' && !stream && access !== 'refresh-token' && name !== 'list-countries',
  );
  const query = { bid: businessID, ubid: businessID, userID: member.userID };
  const report = allCalls.filter(({ name }) => name === 'report-resource');
  return [
    ...reads.flatMap((call) =>
      [query, {}].map((given) => ({ call, request: { params: params(id), query: given } })),
    ),
    ...report.map((call) => ({
      call,
      request: { body: { resourceID: id, resourceType: 'quotation', reason: 'spam' } },
    })),
  ];
}

it('RFQ-04: no call tells a supplier who the buyer is, nor what another supplier offers', async () => {
  for (const supplier of [offering, invited])
    for (const id of quotationIDs)
      for (const { call, request } of requestsOf(supplier, id)) {
        const { status, body } = await send(api, call, request, supplier.member.headers);
        const text = JSON.stringify(body) ?? '';
        expect(status, `${call.name}: ${text}`).toBeLessThan(500);
        for (const secret of secrets()) expect(text, call.name).not.toContain(secret);
        if (supplier === offering) expect(text, call.name).not.toContain('Only we know this.');
      }
});

it("RFQ-04: a supplier's archive has its offer without the buyer, and that of the buyer's company its request", async () => {
  const [, id = ''] = quotationIDs;
  const archiveOf = async ({ businessID, owner }: BusinessPeople) => {
    const { bytes } = await loadDownload(api, { businessID, kind: 'company', headers: owner.headers });
    const entries = await readArchive(bytes);
    return entries.get('quotations.json')?.toString() ?? '';
  };
  const offers = await archiveOf(invited);
  expect(JSON.parse(offers).offers).toContainEqual(
    expect.objectContaining({ quotationID: id, subject: 'Gate valves', text: 'Only we know this.' }),
  );
  for (const secret of secrets()) expect(offers).not.toContain(secret);
  expect(JSON.parse(await archiveOf(company)).quotations).toMatchObject([
    { quotationID: id, status: 'open' },
  ]);
});

it('RFQ-04: neither do writes, notices and mails before the choice; others never learn it', async () => {
  const [id = ''] = quotationIDs;
  const changed = await calls.offer(id, offering.businessID, offering.member, 4_000);
  const withdrawn = await calls.withdraw(id, invited.businessID, invited.member);
  const refused = await calls.choose(id, changed.body.data.ownOffer.offerID, offering.member);
  expect(refused.status).toBe(404);
  expect((await calls.close(id, offering.member)).status).toBe(404);
  await calls.offer(id, invited.businessID, invited.member);
  const suppliers = [offering, invited].flatMap(({ member, admin, owner }) => [member, admin, owner]);
  const mails = existsSync(api.outboxDir)
    ? readdirSync(api.outboxDir)
        .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'))
        .filter((mail) =>
          [offering, invited].some(({ member, admin, owner }) =>
            [member, admin, owner].some(({ email }) => mail.includes(`To: ${email}`)),
          ),
        )
    : [];
  const { rows } = await sql<{ text: string }>`
    select notification::text as text from notification
    where user_id = any(${suppliers.map(({ userID }) => userID)}::text[])`.execute(api.db);
  expect([rows.length, mails.length].every((count) => count > 0)).toBe(true);
  for (const text of [
    JSON.stringify(changed.body),
    JSON.stringify(withdrawn.body),
    JSON.stringify(refused.body),
    ...mails,
    ...rows.map((row) => row.text),
  ])
    for (const secret of secrets()) expect(text).not.toContain(secret);

  const { offers } = await calls.own(id, buyer);
  const chosen = offers.find(({ business }) => business.authorID === offering.businessID);
  expect((await calls.choose(id, chosen?.offerID ?? '', buyer)).status).toBe(200);
  expect(JSON.stringify(await calls.notices(offering.member))).toContain('Quillfeather');
  for (const text of [
    JSON.stringify(await calls.notices(invited.member)),
    JSON.stringify((await calls.load(id, invited.member)).body),
    JSON.stringify(await calls.found({ show: 'offered' }, invited.member)),
  ])
    for (const secret of [...secrets(), offering.businessID]) expect(text).not.toContain(secret);
});

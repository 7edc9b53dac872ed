import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@wbn/contract/call.ts';
import { calls as allCalls } from '@wbn/contract/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { longAgo } from '../testing/fixtures.ts';
import { loadDownload } from '../testing/load-download.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { quotationCalls } from '../testing/quotation-calls.ts';
import { readArchive } from '../testing/read-archive.ts';
import { callsOf } from '../testing/relation-calls.ts';
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
  for (const [id, who] of quotationIDs.map((id, n) => [id, [buyer, company.owner][n] ?? buyer] as const)) {
    const asked = await calls.ask(id, invited.businessID, invited.member, 'Which pressure class?');
    expect((await calls.answer(id, asked.body.data.questionID, who, 'PN 16')).status).toBe(200);
    const open = await calls.own(id, who);
    await calls.shortlist(id, open.offers[0]?.offerID ?? '', true, who);
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

interface Suspect {
  readonly id: string;
  readonly type: 'user' | 'business';
  readonly names: readonly string[];
}

describe('RFQ-04: two suspects cannot be told apart', () => {
  /** What a supplier sees of a request for quotation, of itself and of a suspect, as text without ids and names of suspects and the time of day. */
  async function seen(
    suspects: readonly Suspect[],
    suspect: Suspect,
    { supplier, quotationID }: { supplier: BusinessPeople; quotationID: string },
  ): Promise<string> {
    const lines: string[] = [];
    const note = async (call: Call, request: Parameters<typeof send>[2]) => {
      const { status, body } = await send(api, call, request, supplier.member.headers);
      let text = JSON.stringify(body) ?? '';
      for (const { id, names } of suspects)
        for (const secret of [id, ...names]) text = text.replaceAll(secret, 'SUSPECT');
      lines.push(
        `${call.name} ${status} ${text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) => (new Date(time) < begun ? time : 'NOW'))}`,
      );
    };
    for (const { call, request } of requestsOf(supplier, quotationID)) await note(call, request);
    for (const { call, request } of requestsOf(supplier, suspect.id))
      if ('params' in request)
        await note(call, {
          ...request,
          params: {
            ...request.params,
            userID: suspect.id,
            businessID: suspect.id,
            resourceType: suspect.type,
          },
        });
    return lines.join('\n');
  }
  let begun: Date;

  /** Everything a supplier can do to a suspect, and how it is undone; blocks last, because they end the others. */
  async function press(supplier: BusinessPeople, { id, type }: Suspect) {
    const as = callsOf(api, supplier.owner);
    const { businessID } = supplier;
    const resource = { resourceID: id };
    const done = [
      await as.post(`social/mute/${type}`, resource),
      await as.post(`social/follow/${type}`, resource),
      await as.post('social/connection', { ...resource, resourceType: type }),
      await as.post(`social/block/${type}`, resource),
      await as.post(`social/block/${type}`, { ...resource, businessID }),
      await callsOf(api, supplier.member).post(`social/block/${type}`, resource),
    ].map(({ status }) => status);
    return {
      done,
      undo: async () => {
        await as.delete(`social/mute/${id}`);
        await as.delete(`social/block/${id}`, {});
        await as.delete(`social/block/${id}`, { businessID });
        await callsOf(api, supplier.member).delete(`social/block/${id}`, {});
      },
    };
  }

  it('by blocking, muting, following or asking one of them: every read answers byte for byte the same', async () => {
    const [person, other] = [buyer, await addAccount(api, 'Wilhelmina')];
    const [asking, silent] = [
      await calls.supplier({ company_name: 'Wolkenstein North' }),
      await calls.supplier({ company_name: 'Wolkenstein South' }),
    ];
    const ofCompany = await calls.created({ from: asking.businessID }, asking.owner);
    for (const { businessID, member } of [offering, invited])
      expect((await calls.offer(ofCompany.quotationID, businessID, member)).status).toBe(200);
    const asked = await calls.ask(ofCompany.quotationID, invited.businessID, invited.member, 'Which class?');
    await calls.answer(ofCompany.quotationID, asked.body.data.questionID, asking.owner, 'PN 25');
    await api.db
      .updateTable('user_profile')
      .set({ last_name: 'Wetterstein', country: 'NO' })
      .where('id', '=', other.userID)
      .execute();
    const people: Suspect[] = [
      { id: person.userID, type: 'user', names: ['Quirina', 'Quillfeather'] },
      { id: other.userID, type: 'user', names: ['Wilhelmina', 'Wetterstein'] },
    ];
    const companies: Suspect[] = [
      { id: asking.businessID, type: 'business', names: ['Wolkenstein North'] },
      { id: silent.businessID, type: 'business', names: ['Wolkenstein South'] },
    ];
    await api.db
      .updateTable('business')
      .set({ created_at: longAgo, updated_at: longAgo })
      .where('id', 'in', [asking.businessID, silent.businessID])
      .execute();
    begun = new Date();
    // The first look reports the request, which is seen in one's own reports.
    for (const id of [quotationIDs[0] ?? '', ofCompany.quotationID])
      await callsOf(api, offering.member).post('social/reports', {
        resourceID: id,
        resourceType: 'quotation',
        reason: 'spam',
      });
    for (const [quotationID, suspects] of [
      [quotationIDs[0] ?? '', people],
      [ofCompany.quotationID, companies],
    ] as const) {
      const answers = [];
      for (const suspect of suspects) {
        const { done, undo } = await press(offering, suspect);
        expect(done).toEqual([200, 200, 200, 200, 200, 200]);
        answers.push(await seen(suspects, suspect, { supplier: offering, quotationID }));
        await undo();
      }
      expect(answers[0]).toContain('load-open-quotation 200');
      expect(answers[0]).toContain('"offerCount":2');
      expect(answers[0]).toMatch(/list-quotation-questions 200 .*"answer":"PN/);
      expect(answers[1]).toBe(answers[0]);
    }
  });

  it('by blocking first and waiting for what arrives: invitation, notice and lists are the same', async () => {
    const [asking, silent] = [await addAccount(api, 'Ines'), await addAccount(api, 'Ivan')];
    const [first, second] = [await calls.supplier(), await calls.supplier()];
    for (const [supplier, suspect] of [
      [first, asking],
      [second, silent],
    ] as const)
      expect(
        (
          await callsOf(api, supplier.owner).post('social/block/user', {
            resourceID: suspect.userID,
            businessID: supplier.businessID,
          })
        ).status,
      ).toBe(200);
    const { quotationID } = await calls.created({}, asking);
    await api.jobs.settle();
    const [ofFirst, ofSecond] = await Promise.all(
      [first, second].map(async ({ businessID, owner }) => ({
        loaded: { ...(await calls.load(quotationID, owner)).body.data, businessID: undefined },
        found: (await calls.found({ bid: businessID, show: 'invited' }, owner)).map(
          ({ quotationID: id }) => id,
        ),
        notices: (await calls.notices(owner)).map(({ kind, resource }) => [kind, resource.id]),
      })),
    );
    expect(ofFirst).toMatchObject({ loaded: { isInvited: true }, found: [quotationID] });
    expect(ofFirst?.notices).toContainEqual(['quotation-invited', quotationID]);
    expect(ofSecond).toEqual(ofFirst);
  });

  it('by leaving out a colleague who asks for themselves, or by removing them', async () => {
    const supplier = await calls.supplier();
    const { businessID, admin, owner, outsider } = supplier;
    const ids: string[] = [];
    for (const asking of [admin, outsider])
      ids.push((await calls.created({ text: `Forty of ${asking.email.length}` }, asking)).quotationID);
    await api.jobs.settle();
    const answers = async () => {
      const found = (await calls.found({ bid: businessID }, owner)).map(({ quotationID }) => quotationID);
      const notices = (await calls.notices(owner)).map(({ resource }) => resource.id);
      return ids.map((id) => [found.includes(id), notices.includes(id)]);
    };
    expect(await answers()).toEqual([
      [true, true],
      [true, true],
    ]);
    // Whoever asks does not supply themselves.
    expect((await calls.load(ids[0] ?? '', admin)).status).toBe(404);
    await callsOf(api, owner).delete(`business/${businessID}/member/${admin.userID}`);
    expect(await answers()).toEqual([
      [true, true],
      [true, true],
    ]);
  });
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

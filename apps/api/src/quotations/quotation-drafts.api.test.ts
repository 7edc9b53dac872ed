import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoment } from '@wbn/edition/format.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPerson } from '../testing/add-business-people.ts';
import { addMeasure } from '../testing/add-measure.ts';
import { quotationCalls } from '../testing/quotation-calls.ts';
import { callsOf } from '../testing/relation-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let calls: ReturnType<typeof quotationCalls>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = quotationCalls(api);
});
afterAll(() => api.stop());
// Companies and requests of one test do not fit those of the next.
afterEach(async () => {
  await api.db.updateTable('business').set({ status: 'unpublished' }).execute();
  await api.db.deleteFrom('quotation').execute();
});

/** Plain bearings stand in two industries. */
const bearings = ['0004.06.03', '0006.04'] as const;

const preview = async (body: object, who?: Parameters<typeof calls.preview>[1]) =>
  (await calls.preview(body, who)).body.data;

const mailsTo = ({ email }: { email: string }) =>
  readdirSync(api.outboxDir)
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll(/=\r\n|\r\n(?= )/g, ''))
    .filter((mail) => mail.includes(`To: ${email}`));

describe('RFQ-07: it says who will hear of it before it is sent', () => {
  it('counts the companies that will be told, with the trades, as create-quotation then tells them', async () => {
    await calls.supplier({ country: 'IT' });
    await calls.supplier({ country: 'IT' });
    await calls.supplier({ country: 'DE' });
    // Nobody works for it, so nobody would read it.
    const { businessID } = await calls.supplier({ country: 'IT' });
    await sql`delete from business_member where business_id = ${businessID}`.execute(api.db);
    const buyer = await addAccount(api, 'Bea');
    const body = { categoryID: '0001.01', countries: ['IT'] };
    for (const who of [undefined, buyer])
      expect(await preview(body, who)).toMatchObject({
        count: 2,
        trades: [{ id: '0001.01', count: 2 }],
        nearest: [],
        named: [],
      });
    expect(await calls.created(body, buyer)).toMatchObject({ invitedCount: 2 });
  });

  it('leaves out the company that asks and those that the buyer has blocked', async () => {
    const [own, blocked] = [await calls.supplier(), await calls.supplier()];
    const { owner, businessID } = own;
    await callsOf(api, owner).post('social/block/business', { resourceID: blocked.businessID });
    const to = [businessID, blocked.businessID];
    const asked = await preview({ categoryID: '0001.01', from: businessID, to }, owner);
    expect(asked.count).toBe(0);
    expect(asked.named.map(({ mayHear }: { mayHear: boolean }) => mayHear)).toEqual([false, false]);
    const refused = await calls.create({ from: businessID, to }, owner);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['to.0', 'to.1']]);
  });

  it('with none it names the nearest categories with companies, and how many fit without the filters', async () => {
    await calls.supplier({ category_ids: ['0001.02'] });
    await calls.supplier({ category_ids: ['0001.03'], country: 'IT' });
    const { count, nearest } = await preview({ categoryID: '0001.01' });
    expect(count).toBe(0);
    expect(nearest).toMatchObject([
      { id: '0001.02', count: 1 },
      { id: '0001.03', count: 1 },
      { id: '0001', within: [], count: 2 },
    ]);
    const narrow = await preview({ categoryID: '0001.02', countries: ['SE'], certificates: ['iso-9001'] });
    expect([narrow.count, narrow.anyCount, narrow.nearest]).toEqual([0, 1, []]);
  });

  it('also sends to the companies that a search found, and not to those that nobody answers for', async () => {
    const found = await calls.supplier({ company_name: 'Acme Casting', category_ids: ['0002.01'] });
    const fitting = await calls.supplier();
    const unowned = await calls.supplier({ company_name: 'Nobody Ltd' });
    await sql`delete from business_member where business_id = ${unowned.businessID}`.execute(api.db);
    const to = [unowned.businessID, found.businessID, fitting.businessID];
    expect((await preview({ categoryID: '0001.01', to })).named).toEqual([
      { businessID: unowned.businessID, name: 'Nobody Ltd', fits: false, mayHear: false },
      { businessID: found.businessID, name: 'Acme Casting', fits: false, mayHear: true },
      { businessID: fitting.businessID, name: expect.any(String), fits: true, mayHear: true },
    ]);
    const buyer = await addAccount(api, 'Bea');
    const refused = await calls.create({ to }, buyer);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['to.0']]);
    const { quotationID, invitedCount } = await calls.created({ to: to.slice(1) }, buyer);
    expect(invitedCount).toBe(2);
    await api.jobs.settle();
    expect(await calls.notices(found.member)).toMatchObject([{ resource: { id: quotationID } }]);
    expect((await calls.offer(quotationID, found.businessID, found.member)).status).toBe(200);
  });

  it.each([bearings, [...bearings].reverse()])(
    'reaches companies of the trade of the same name (%s, %s)',
    async (...[one, other]) => {
      const twin = await calls.supplier({
        category_ids: [other ?? ''],
        industry_id: (other ?? '').slice(0, 4),
      });
      const { count, trades } = await preview({ categoryID: one });
      expect(count).toBe(1);
      expect(trades).toMatchObject([
        { id: one, name: 'Plain Bearings & Bushings', count: 0 },
        { id: other, name: 'Plain Bearings & Bushings', count: 1 },
      ]);
      const { quotationID } = await calls.created({ categoryID: one }, await addAccount(api, 'Bea'));
      for (const category of [one, other])
        expect(
          (await calls.found({ category }, twin.member)).map((quotation) => quotation.quotationID),
        ).toEqual([quotationID]);
    },
  );
});

describe('RFQ-08: editing and limits', () => {
  it('changes until the first offer and tells only the companies that fit now', async () => {
    const italian = await calls.supplier({ country: 'IT' });
    const german = await calls.supplier({ country: 'DE' });
    const buyer = await addAccount(api, 'Bea');
    const { quotationID: id, version } = await calls.created({ countries: ['IT'], openDays: 3 }, buyer);
    await api.jobs.settle();
    const text = 'Three hundred gate valves, DN 80.';
    const edit = { text, quantity: 300, countries: ['IT', 'DE'], openDays: 7 as const };
    const changed = await calls.update(id, { ...edit, version }, buyer);
    expect(changed.body.data).toMatchObject({
      text,
      quantity: 300,
      invitedCount: 2,
      version: 2,
      mayEdit: true,
    });
    expect(Date.parse(changed.body.data.closesAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await api.jobs.settle();
    for (const { member } of [italian, german])
      expect((await calls.load(id, member)).body.data).toMatchObject({
        text,
        changedAt: expect.any(String),
        changedFields: ['text', 'quantity', 'countries'],
      });
    // RFQ-19: who was told before hears of the edit, who fits only now of the request.
    const kinds = async (who: BusinessPerson) => (await calls.notices(who)).map(({ kind }) => kind);
    expect(await kinds(italian.member)).toEqual(['quotation-edited', 'quotation-invited']);
    expect(await kinds(german.member)).toEqual(['quotation-invited']);
    // Of two edits of one version the second is refused.
    const late = await calls.update(id, { ...edit, version }, buyer);
    expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/colleague/)]);
    await calls.offer(id, german.businessID, german.member);
    const refused = await calls.update(id, { ...edit, version: 2 }, buyer);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/has an offer/)]);
    expect((await calls.own(id, buyer)).mayEdit).toBe(false);
    await calls.close(id, buyer);
    expect((await calls.update(id, { ...edit, version: 2 }, buyer)).status).toBe(409);
  });

  it('one that told nobody does not count against the limit of a new account, which is told before', async () => {
    const buyer = await addAccount(api, 'Bea');
    const allowed = async () => (await preview({}, buyer)).allowed;
    expect((await preview({})).allowed).toEqual({ most: 2, left: 2, mostOpen: 3, open: 0 });
    const { most } = await allowed();
    const { quotationID, version } = await calls.created({}, buyer);
    expect(await allowed()).toMatchObject({ most, left: most, open: 1 });
    // It counts when an edit makes it tell somebody.
    await calls.supplier();
    await calls.update(quotationID, { version, text: 'Now with a supplier.' }, buyer);
    expect(await allowed()).toMatchObject({ left: most - 1 });
    await calls.update(quotationID, { version: 2, text: 'And once more.' }, buyer);
    expect(await allowed()).toMatchObject({ left: most - 1 });
  });

  it('a suspended person asks nobody, also where nobody would be told', async () => {
    const buyer = await addAccount(api, 'Bea');
    await addMeasure(api.db, 'mute', { type: 'user', id: buyer.userID });
    expect((await calls.create({}, buyer)).status).toBe(403);
  });
});

it('RFQ-19: several edits are one entry and no mail of their own; who passed hears nothing', async () => {
  const [told, passed] = [await calls.supplier(), await calls.supplier()];
  const buyer = await addAccount(api, 'Bea');
  const { quotationID: id } = await calls.created({ text: 'Forty valves.' }, buyer);
  await api.jobs.settle();
  await calls.pass(id, passed.businessID, passed.member, { reason: 'quantity' });
  const edits = [{ quantity: 300 }, { quantity: 300, unit: 'boxes' }, { quantity: 300, unit: 'boxes' }];
  for (const [n, edit] of edits.entries()) {
    const { status } = await calls.update(id, { text: 'Forty valves.', ...edit, version: n + 1 }, buyer);
    expect(status).toBe(200);
  }
  await api.jobs.settle();
  expect(mailsTo(told.member)).toHaveLength(1);
  const [edited, invited, ...more] = await calls.notices(told.member);
  expect([edited?.kind, invited?.kind, more]).toEqual(['quotation-edited', 'quotation-invited', []]);
  expect(edited?.resource).toMatchObject({ id, type: 'open-quotation' });
  expect((await calls.notices(passed.member)).map(({ kind }) => kind)).toEqual(['quotation-invited']);
  const { changedFields } = (await calls.load(id, told.member)).body.data;
  expect(changedFields).toEqual(['quantity', 'unit']);
  await calls.close(id, buyer);
});

describe('RFQ-10: further fields', () => {
  const terms = {
    deliveryTerm: 'CIF',
    deliveryPlace: ' Port  Botany ',
    targetPrice: { amount: 4_500, currency: 'USD' },
    frequency: 'monthly',
  } as const;

  it('shows suppliers delivery term and place, target price and how often', async () => {
    const supplier = await calls.supplier();
    const buyer = await addAccount(api, 'Bea');
    const { quotationID } = await calls.created(terms, buyer);
    for (const seen of [
      await calls.own(quotationID, buyer),
      (await calls.load(quotationID, supplier.member)).body.data,
    ])
      expect(seen).toMatchObject({ ...terms, deliveryPlace: 'Port Botany' });
  });

  it('refuses currencies and terms that do not exist, and contact data in any text', async () => {
    const ana = await addAccount(api);
    for (const [body, field] of [
      [{ targetPrice: { amount: 100, currency: 'ZZZ' } }, 'targetPrice.currency'],
      [{ targetPrice: { amount: 0, currency: 'USD' } }, 'targetPrice.amount'],
      [{ deliveryTerm: 'XYZ' }, 'deliveryTerm'],
      [{ deliveryPlace: 'ana@acme.example' }, 'deliveryPlace'],
      [{ unit: 'acme.com' }, 'unit'],
      [{ frequency: 'daily' }, 'frequency'],
    ] as const) {
      const answer = await calls.create({ ...body } as never, ana);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});

it('RFQ-11: the invitation names the company that it is for, quantity, unit, country and closing day', async () => {
  const supplier = await calls.supplier({ company_name: 'Acme Valves' });
  const { quotationID } = await calls.created({ openDays: 3 }, await addAccount(api, 'Bea'));
  await api.jobs.settle();
  const notices = await callsOf(api, supplier.member).get('notification/list');
  expect(notices.body.data.notifications).toMatchObject([
    { kind: 'quotation-invited', root: { id: supplier.businessID, type: 'business', text: 'Acme Valves' } },
  ]);
  const [mail = ''] = mailsTo(supplier.member);
  const { closes_at } = await api.db
    .selectFrom('quotation')
    .select('closes_at')
    .where('id', '=', quotationID)
    .executeTakeFirstOrThrow();
  const due = formatMoment('en-AU', closes_at, 'Australia/Sydney').replaceAll('\u00a0', ' ');
  for (const words of [
    'Subject: Request for quotation for Acme Valves: Gate valves',
    'A buyer asks Acme Valves for an offer.',
    'Wanted: 200 pieces',
    'Australia',
    `closes on ${due}`,
    `/open-requests/${quotationID}?as`,
  ])
    expect(mail.replaceAll('=C2=B7', '·').replaceAll('=C2=A0', ' ')).toContain(words);
});

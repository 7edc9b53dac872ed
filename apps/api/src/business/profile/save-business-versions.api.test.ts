import { countLockWaits } from '@wbn/postgres/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { profileOf, wholeProfile } from '../../testing/profile-of.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let people: BusinessPeople;
let page: ReturnType<typeof profileOf>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
beforeEach(async () => {
  people = await addBusinessPeople(api);
  page = profileOf(api, people);
});
afterAll(() => api.stop());

const first = { general: 1, contact: 1, factory: 1, trade: 1, terms: 1, certificates: 1 };
const factory = (city: string) => ({ factory: { city }, versions: { factory: 1 } });

describe('versions', () => {
  it('begin at 1 for every part and count its own changes', async () => {
    expect((await page.load()).session.versions).toEqual(first);
    const { body } = await page.save({ factory: { city: 'Como' }, certificates: [{ name: 'ISO 9001' }] });
    expect(body.session.versions).toEqual({ ...first, factory: 2, certificates: 2 });
    const again = await page.save({ factory: { city: ' Como ' }, businessTerms: {} });
    expect(again.body.session.versions).toEqual({ ...first, factory: 2, certificates: 2 });
  });

  it('refuse a save from an older version by naming its part, and store nothing', async () => {
    await page.save(factory('Como'), people.admin);
    const before = await page.load();
    const late = await page.save({ ...factory('Bari'), tradeCapabilities: { averageLeadTime: 7 } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      name: 'Conflict',
      fields: { factory: 'has been changed since this version' },
    });
    expect(await page.load()).toEqual(before);
    const next = await page.save({ factory: { city: 'Bari' }, versions: { factory: 2 } });
    expect(next.body.session.versions.factory).toBe(3);
    expect((await page.save({ factory: { city: 'Asti' } })).status).toBe(200);
  });

  it('let two people change two parts at once', async () => {
    const answers = await Promise.all([
      page.save(factory('Como'), people.admin),
      page.save({ contactInfo: { city: 'Bari' }, versions: { contact: 1, factory: 1 } }),
      page.save({ businessTerms: { packagingTypes: ['crate'] }, versions: { terms: 1 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data, session } = await page.load();
    expect([data.factory.city, data.contactInfo.city]).toEqual(['Como', 'Bari']);
    expect(session.versions).toEqual({ ...first, factory: 2, contact: 2, terms: 2 });
  });

  it('accept one of twenty concurrent saves of one version', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        page.save(factory(`City ${at}`), at % 2 ? people.admin : people.owner),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const { data, session } = await page.load();
    expect(data.factory.city).toBe(won[0]?.body.data.factory.city);
    expect(session.versions.factory).toBe(2);
    expect(await page.activity()).toHaveLength(1);
  });
});

describe('certificates', () => {
  it('BIZ-24: keep their ids and order; omitted ones are deleted', async () => {
    const { body } = await page.save({ certificates: wholeProfile.certificates });
    const [iso14001, iso9001] = body.data.certificates;
    const changed = { ...iso9001, name: 'ISO 9001:2015', issueDate: '' };
    const next = await page.save({ certificates: [changed, { name: 'CE' }, iso14001] });
    const { certificates } = next.body.data;
    expect(certificates.map(({ name }: { name: string }) => name)).toEqual([
      'ISO 9001:2015',
      'CE',
      'ISO 14001',
    ]);
    expect([certificates[0].id, certificates[2].id]).toEqual([iso9001.id, iso14001.id]);
    expect(certificates[0]).not.toHaveProperty('issueDate');
    const last = await page.save({ certificates: [iso14001, changed] });
    expect(last.body.data.certificates).toEqual([iso14001, { id: iso9001.id, name: 'ISO 9001:2015' }]);
    expect((await page.save({ certificates: [] })).body.data.certificates).toEqual([]);
  });

  it("BIZ-24: use an id once, and create a new certificate for another company's id", async () => {
    const other = profileOf(api, await addBusinessPeople(api));
    const foreign = (await other.save({ certificates: [{ name: 'Theirs' }] })).body.data.certificates[0];
    const { body } = await page.save({ certificates: [{ ...foreign, name: 'Mine' }] });
    const [mine] = body.data.certificates;
    expect(mine.id).not.toBe(foreign.id);
    expect((await other.load()).data.certificates).toEqual([foreign]);
    expect((await page.save({ certificates: [mine, mine] })).body.fields).toEqual({
      'certificates.1.id': 'is there twice',
    });
  });
});

describe('activity', () => {
  it('records every changed part with its person, and nothing else', async () => {
    await page.save(wholeProfile, people.admin);
    await page.save({ general: wholeProfile.general });
    await page.save({ versions: { general: 1 } });
    const entries = await page.activity();
    expect(entries.map(({ action }) => action)).toEqual(Array(6).fill('profile-changed'));
    expect(entries.map(({ details }) => details.part)).toEqual(Object.keys(first));
    expect(new Set(entries.map(({ userID }) => userID))).toEqual(new Set([people.admin.userID]));
  });
});

describe('leaving', () => {
  it('PERM-04: makes a save that runs while its person is removed wait, and refuses it', async () => {
    const removal = await api.db.startTransaction().execute();
    await removal
      .deleteFrom('business_member')
      .where('business_id', '=', people.businessID)
      .where('user_id', '=', people.admin.userID)
      .execute();
    const saving = page.save(factory('Como'), people.admin);
    await expect.poll(() => countLockWaits(api.db)).toBe(1);
    await removal.commit().execute();
    const { status, body } = await saving;
    expect([status, body.name]).toEqual([403, 'Forbidden']);
    const { data } = await page.load();
    expect(data).not.toHaveProperty('factory');
    expect(await page.activity()).toEqual([]);
    expect((await page.load(people.admin)).session).toBeNull();
  });
});

import { createBusiness, createFailedMessage } from '@wbn/contract/business/create-business.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPerson } from '../../testing/add-business-people.ts';
import { ask, callServer, post } from '../../testing/call-server.ts';
import { drawSample } from '../../testing/sample-pictures.ts';
import { sendBusinessFile } from '../../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let ana: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  ana = await addAccount(api);
});
afterAll(() => api.stop());

const form = {
  companyName: '  Harbour   Gear ',
  industry: '0006',
  categories: ['0006.0006.01', '0006.02', '03', '0006.01'],
  businessType: 'MA',
  country: 'AU',
  state: 'AU-NSW',
  shortDescription: ' Gearboxes for conveyors. ',
};

const create = (body: object, headers: Record<string, string> = ana.headers) =>
  post(`${api.url}/business/profile/create`, body, headers);

async function countBusinesses(): Promise<number> {
  return (await api.db.selectFrom('business').select('id').execute()).length;
}

describe('business/profile/create', () => {
  it('BIZ-07: stores every field and makes the creator the owner, on standard and not verified', async () => {
    const { body } = await callServer(
      api.url,
      createBusiness,
      { body: form },
      { ...ana.headers, 'accept-language': 'it' },
    );
    expect(body.message).toBe('Saved successfully');
    expect(body.session).toEqual({
      access: 'owner',
      versions: { general: 1, contact: 1, factory: 1, trade: 1, terms: 1, certificates: 1 },
      products: { used: 0, total: 7 },
      publication: { status: 'draft', missing: ['contact'] },
    });
    expect(body.data).toMatchObject({
      subscription: 'standard',
      verified: false,
      general: {
        companyName: 'Harbour Gear',
        shortDescription: 'Gearboxes for conveyors.',
        businessType: { code: 'MA', name: 'Produttori' },
        industry: { id: '0006', name: 'Trasmissione di potenza' },
      },
      contactInfo: {
        country: { code: 'AU', countryName: 'Australia' },
        state: { stateID: 'AU-NSW', stateName: 'New South Wales' },
      },
    });
    const ids = body.data.general.categories.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['0006.01', '0006.02', '0006.03']);
    expect(body.data).not.toHaveProperty('sample');
    const { source } = await api.db
      .selectFrom('business')
      .select('source')
      .where('id', '=', body.data.businessID)
      .executeTakeFirstOrThrow();
    expect(source).toBe('member');
    const activity = await api.db
      .selectFrom('business_activity')
      .select(['action', 'user_id', 'user_name'])
      .where('business_id', '=', body.data.businessID)
      .execute();
    expect(activity).toEqual([{ action: 'business-created', user_id: ana.userID, user_name: 'Ana Rossi' }]);
  });

  it('BIZ-04 BIZ-07: gives the company the logo and cover that were uploaded before', async () => {
    const bytes = await drawSample({ width: 900, height: 300 }).jpeg().toBuffer();
    const send = (purpose: 'profilePhoto' | 'coverPhoto') =>
      sendBusinessFile({ url: api.url, user: ana, bytes, purpose });
    const pictures = {
      profilePhoto: { token: await send('profilePhoto') },
      coverPhoto: { token: await send('coverPhoto') },
    };
    const { body } = await create({ ...form, ...pictures });
    const { profilePhoto, coverPhoto } = body.data.general;
    expect(profilePhoto.url).toMatch(/^\/files\/.*\.webp$/);
    expect((await fetch(`${api.url}${coverPhoto.url}`)).status).toBe(200);
    const owners = await api.db.selectFrom('picture').select('owner_id').execute();
    expect(owners.map(({ owner_id }) => owner_id)).toEqual([body.data.businessID, body.data.businessID]);
    // An upload token of one company is invalid for another.
    expect((await create({ ...form, ...pictures })).body.name).toBe('NotFound');
    const otto = await addAccount(api, 'Otto');
    expect((await create({ ...form, ...pictures }, otto.headers)).body.name).toBe('NotFound');
  });

  const bad: [string, object, Record<string, string>][] = [
    [
      'nothing',
      { companyName: '', industry: '', categories: [], businessType: '', country: '', shortDescription: '' },
      {
        companyName: 'is required',
        industry: 'is required',
        categories: 'is required',
        businessType: 'is required',
        country: 'is required',
        shortDescription: 'is required',
      },
    ],
    ['an unknown industry', { industry: '0099' }, { industry: 'is not in the list' }],
    ['a category as industry', { industry: '0006.01' }, { industry: 'is not in the list' }],
    [
      'a category of another industry',
      { categories: ['0001.01'] },
      { categories: 'is not a category of this industry' },
    ],
    ['a sub-category', { categories: ['0006.01.01'] }, { categories: 'is not a category of this industry' }],
    ['an unknown type', { businessType: 'XX' }, { businessType: 'is not in the list' }],
    ['an unknown country', { country: 'XX' }, { country: 'is not in the list' }],
    ['no state where there are some', { state: '' }, { state: 'is required' }],
    ['a state of another country', { state: 'IT-25' }, { state: 'is not a state of this country' }],
    ['a state where there are none', { country: 'GI' }, { state: 'is not a state of this country' }],
    ['too long a name', { companyName: 'x'.repeat(161) }, { companyName: 'is too long' }],
    ['too long a text', { shortDescription: 'x'.repeat(513) }, { shortDescription: 'is too long' }],
  ];
  it.each(bad)('BIZ-08: refuses %s by field, in the words of the form', async (_, change, fields) => {
    const before = await countBusinesses();
    const { status, body } = await create({ ...form, ...change });
    expect({ status, body }).toEqual({
      status: 400,
      body: { success: false, name: 'ValidationError', message: createFailedMessage, fields },
    });
    expect(await countBusinesses()).toBe(before);
  });

  it('PERM-01: refuses visitors', async () => {
    expect((await create(form, {})).status).toBe(401);
  });

  it('refuses a person whose profile is gone', async () => {
    const gone = await api.signIn(newId());
    expect((await create(form, gone.headers)).body.name).toBe('NotFound');
  });

  it('ignores verified, paid and old in the request', async () => {
    const { body } = await create({
      ...form,
      id: newId(),
      businessID: newId(),
      verified: true,
      subscription: 'platinum',
      source: 'demo',
      access: 'admin',
      registeredAt: '2001-01-01T00:00:00Z',
    });
    expect(body.data).toMatchObject({ verified: false, subscription: 'standard' });
    expect(body.data).not.toHaveProperty('sample');
    expect(body.data.registeredAt > '2020').toBe(true);
    expect(body.session.access).toBe('owner');
  });
});

describe('repetitions', () => {
  it('creates one company for ten concurrent requests with one key; another body under it is a Conflict', async () => {
    const pia = await addAccount(api, 'Pia');
    const headers = { ...pia.headers, 'idempotency-key': 'create-0001' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(form, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.businessID)).size).toBe(1);
    expect((await create({ ...form, companyName: 'Other' }, headers)).body.name).toBe('Conflict');
    const mine = await ask(`${api.url}/business/profile/my-list`, { headers: pia.headers });
    expect(mine.body.data).toHaveLength(1);
  });

  it('limits a person to twenty companies a day; failures do not count', async () => {
    const eve = await addAccount(api, 'Eve');
    await create({ ...form, country: 'XX' }, eve.headers);
    const answers = await Promise.all(Array.from({ length: 22 }, () => create(form, eve.headers)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
    expect((await create(form)).status).toBe(200);
  });
});

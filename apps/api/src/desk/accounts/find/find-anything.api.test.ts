import type { FoundHit } from '@wbn/contract/desk/find-anything.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { syncCase } from '../../../cases/sync-case.ts';
import { addBusinessPeople, type BusinessPeople } from '../../../testing/add-business-people.ts';
import { addGroup } from '../../../testing/add-group.ts';
import { addRequest } from '../../../testing/add-request.ts';
import { ask } from '../../../testing/call-server.ts';
import { addBusiness, addPerson, addProduct } from '../../../testing/fixtures.ts';
import { needHelpRow } from '../../../testing/need-help-row.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';

let api: TestServer;
let vera: SignedIn;
let rossi: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = await api.signInStaff();
  rossi = await addBusinessPeople(api, {
    company_name: 'Rossi Valves',
    country: 'CL',
    contact: JSON.stringify({
      email: 'Sales@Rossi.example',
      website: 'https://www.rossi.example/es',
      phone: { countryCode: '+56', businessPhoneNumber: '32 274 0000' },
    }),
  });
  await sql`insert into membership (business_id, billing) values (${rossi.businessID}, '{"taxId": {"type": "cl_tin", "value": "76.543.210-K"}}')`.execute(
    api.db,
  );
});
afterAll(() => api.stop());

async function find(text: string, who = vera): Promise<FoundHit[]> {
  const { status, body } = await ask(`${api.url}/desk/find?text=${encodeURIComponent(text)}`, who);
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  return body.data;
}

const namesOf = async (text: string, who = vera) =>
  (await find(text, who)).map(({ type, name }) => `${type} ${name}`);

describe('STF-40 finding anything', () => {
  it('finds a company by its name, address, id, mail address, domain, tax id and phone', async () => {
    const { businessID } = rossi;
    const texts = [
      'rossi v',
      businessID,
      `https://www.wbnchile.example/business/Rossi%2520Valves-${businessID}/`,
      'sales@rossi.example',
      'rossi.example',
      'https://rossi.example/kontakt',
      '76543210k',
      'CL 76.543.210-K'.slice(3),
      '+56 (32) 274-0000',
      '0056322740000',
    ];
    for (const text of texts)
      expect({ text, hits: await find(text) }).toMatchObject({
        text,
        hits: [
          {
            type: 'business',
            id: businessID,
            name: 'Rossi Valves',
            facts: ['CL'],
            path: `/companies/${businessID}`,
          },
        ],
      });
  });

  it('finds a person by name, last name, mail address, id and domain of the address', async () => {
    const { userID, email } = rossi.owner;
    for (const text of ['Olga Ros', userID, email.toUpperCase(), `https://www.wbn.example/profile/${userID}`])
      expect(await find(text)).toMatchObject([{ type: 'user', id: userID, path: `/people/${userID}` }]);
    expect((await find('people.example')).map(({ type }) => type)).toContain('user');
    expect(await namesOf('ROSSI')).toContain('user Olga Rossi');
  });

  it('finds what belongs to a company or person by its id, and never what a thread or group says', async () => {
    const { businessID, owner, outsider } = rossi;
    const productID = await addProduct(api.db, businessID, { name: 'Gate valve' });
    expect(await find(productID)).toMatchObject([
      {
        type: 'product',
        name: 'Gate valve',
        facts: ['Rossi Valves', 'CL'],
        path: `/companies/${businessID}`,
      },
    ]);
    const requestID = await addRequest(api.db, {
      from: outsider.userID,
      to: businessID,
      subject: 'Secret prices',
    });
    const thread = await find(`https://www.wbn.example/business/${businessID}/requests/${requestID}`);
    expect(thread[0]).toMatchObject({ type: 'request', name: '', path: `/companies/${businessID}` });
    expect(JSON.stringify(thread)).not.toContain('Secret');
    const groupID = await addGroup(api.db, {}, { founder_id: owner.userID, name: 'Valves of the Andes' });
    expect(await find(groupID)).toMatchObject([
      { type: 'group', name: 'Valves of the Andes', path: `/people/${owner.userID}` },
    ]);
  });

  it('finds a case by its id and by what it is about, only for who deals with its kind and edition', async () => {
    const request = { ...needHelpRow(), edition: 'chile' };
    await api.db.insertInto('need_help_request').values(request).execute();
    await syncCase(api.db, 'need-help', request.id);
    const [hit] = await find(request.id);
    expect(hit).toMatchObject({ type: 'case', facts: ['need-help', 'open'] });
    expect(await find(hit?.id ?? '')).toEqual([hit]);
    expect(await find(request.id, await api.signInStaff({ editions: ['italy'] }))).toEqual([]);
    expect(await find(request.id, await api.signInStaff({ kinds: ['claim'] }))).toEqual([]);
  });

  it('shows companies and people of the colleague’s editions only', async () => {
    const italian = await addBusiness(api.db, { company_name: 'Rossi Vini', country: 'IT' });
    const narrowed = await api.signInStaff({ editions: ['italy'] });
    expect(await namesOf('rossi', narrowed)).toEqual(['business Rossi Vini']);
    expect(await find(rossi.businessID, narrowed)).toEqual([]);
    expect(await find(italian, narrowed)).toHaveLength(1);
    const seat = await api.signInStaff({ editions: ['miami'] });
    const nowhere = await addBusiness(api.db, { company_name: 'Rossi Nowhere', country: null });
    expect((await find('rossi n', seat)).map(({ id }) => id)).toEqual([nowhere]);
  });

  it('takes any text, and gives at most 20', async () => {
    for (let count = 0; count < 30; count++)
      await addPerson(api.db, { first_name: 'Zoë', last_name: `Abc${count}` });
    expect(await find('zoë abc')).toHaveLength(20);
    for (const text of ['%%', '__', '\\\\', "'; drop", '100%', '@@', 'https://', '++'])
      expect(await find(text)).toEqual([]);
  });

  it('reads one index for each reading', async () => {
    await sql`set enable_seqscan = off`.execute(api.db);
    for (const [column, query] of [
      ['business_name', sql`select id from business where lower(company_name) like ${'ros%'}`],
      [
        'business_website_host',
        sql`select id from business where (reverse(lower(substring(contact ->> 'website' from '^[a-zA-Z]+://(?:[^/@]*@)?(?:www\\.)?([^/:?#]+)'))) collate "C") = 'x'`,
      ],
    ] as const) {
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(api.db);
      expect(JSON.stringify(rows)).toContain(column);
    }
  });
});

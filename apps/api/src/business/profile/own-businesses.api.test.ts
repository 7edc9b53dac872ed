import { listActivity } from '@wbn/contract/business/activity.ts';
import { listOwnBusinesses } from '@wbn/contract/business/business.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { ask, callServer } from '../../testing/call-server.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let people: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api, { subscription: 'gold' });
  await addProduct(api.db, people.businessID);
  await addProduct(api.db, people.businessID, { status: 'draft' });
  await addProduct(api.db, people.businessID, { deleted_at: new Date() });
});
afterAll(() => api.stop());

/** The draft takes no slot. */
const products = { used: 1, total: 20 };

describe('session of business/profile/{id}', () => {
  const load = (headers: Record<string, string>) =>
    ask(`${api.url}/business/profile/${people.businessID}`, { headers });

  it('BIZ-26: tells owner, admin and member their role, others nothing, and is not cacheable', async () => {
    for (const role of ['owner', 'admin', 'member'] as const) {
      const { body, headers } = await load(people[role].headers);
      expect(body.session).toEqual({
        access: role,
        versions: { general: 1, contact: 1, factory: 1, trade: 1, terms: 1, certificates: 1 },
        products,
        publication: expect.objectContaining({ status: 'published' }),
      });
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('vary')).toContain('Authorization');
    }
    const stranger = await load(people.outsider.headers);
    expect(stranger.body.session).toBeNull();
    expect(stranger.headers.get('cache-control')).toBe('private, no-store');
    expect((await load({})).body.session).toBeNull();
  });
});

describe('business/profile/my-list', () => {
  it("BIZ-01: lists the person's companies in the order of joining, with role and slots", async () => {
    const older = await addBusiness(api.db, { company_name: 'Older', country: 'IT', verified: true });
    await api.db
      .insertInto('business_member')
      .values({ business_id: older, user_id: people.admin.userID, role: 'owner', created_at: '2020-01-01' })
      .execute();
    const headers = { ...people.admin.headers, 'accept-language': 'es' };
    const { body } = await callServer(api.url, listOwnBusinesses, {}, headers);
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({
      businessID: older,
      access: 'owner',
      verified: true,
      subscription: 'standard',
      products: { used: 0, total: 7 },
      general: { companyName: 'Older', businessType: { code: 'MA', name: 'Fabricantes' } },
      contactInfo: { country: { code: 'IT', countryName: 'Italia', emoji: '🇮🇹' } },
    });
    expect(body.data[1]).toMatchObject({ businessID: people.businessID, access: 'admin', products });
    const nobody = await addAccount(api);
    expect((await callServer(api.url, listOwnBusinesses, {}, nobody.headers)).body.data).toEqual([]);
    expect((await ask(`${api.url}/business/profile/my-list`)).status).toBe(401);
  });
});

describe('business/{id}/activity', () => {
  const path = () => `${api.url}/business/${people.businessID}/activity`;

  it('PERM-05: lists the newest first, thirty per page, to the end; keeps the names of deleted people', async () => {
    const ids = Array.from({ length: 65 }, () => newId()).toSorted();
    await api.db
      .insertInto('business_activity')
      .values(
        ids.map((id, at) => ({
          id,
          business_id: people.businessID,
          user_id: at === 0 ? null : people.admin.userID,
          user_name: 'Adam Rossi',
          action: 'profile-changed',
          details: JSON.stringify({ part: 'general' }),
        })),
      )
      .execute();
    const pages: { activityID: string }[][] = [];
    let nextID: string | null | undefined;
    while (nextID !== null) {
      const query = nextID ? { nextID } : {};
      const input = { params: { id: people.businessID }, query };
      const { body } = await callServer(api.url, listActivity, input, people.owner.headers);
      pages.push(body.data);
      nextID = body.nextID as string | null;
    }
    expect(pages.map((page) => page.length)).toEqual([30, 30, 5]);
    expect(pages.flat().map(({ activityID }) => activityID)).toEqual(ids.toReversed());
    expect(pages[0]?.[0]).toMatchObject({
      action: 'profile-changed',
      userID: people.admin.userID,
      userName: 'Adam Rossi',
      details: { part: 'general' },
    });
    expect(pages[2]?.[4]).not.toHaveProperty('userID');
  });

  it('PERM-05: is for the owner only', async () => {
    const ways = [people.admin, people.member, people.outsider];
    for (const { headers } of ways) expect((await ask(path(), { headers })).status).toBe(403);
    expect((await ask(path())).status).toBe(401);
    const unknown = await ask(`${api.url}/business/${newId()}/activity`, { headers: people.owner.headers });
    expect(unknown.status).toBe(404);
    const wrong = await ask(`${path()}?nextID=x`, { headers: people.owner.headers });
    expect(wrong.body.fields).toHaveProperty('nextID');
  });
});

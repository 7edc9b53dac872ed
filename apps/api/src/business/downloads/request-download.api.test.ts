import { requestDownload } from '@wbn/contract/business/request-download.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { ask, callServer, post } from '../../testing/call-server.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { loadDownload } from '../../testing/load-download.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

async function requestUrl(businessID: string, headers: Record<string, string>): Promise<string> {
  const input = { params: { id: businessID }, body: { kind: 'products' as const } };
  const { body } = await callServer(api.url, requestDownload, input, headers);
  return api.url + body.data.url;
}

describe('request-download', () => {
  it('returns an address that works once, without a token, and saves a file with a readable name', async () => {
    const { businessID, admin } = await addBusinessPeople(api, {
      company_name: "Válvulas Ñandú's & Söhne 泵",
    });
    await addProduct(api.db, businessID);
    const day = new Date().toISOString().slice(0, 10);
    const { response, bytes, fileName, url } = await loadDownload(api, {
      businessID,
      kind: 'products',
      headers: admin.headers,
    });
    expect(fileName).toBe(`válvulas-ñandú-s-söhne-泵-${day}-products.csv`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition':
        `attachment; filename="valvulas-nandu-s-sohne-_-${day}-products.csv"; ` +
        `filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect((await ask(api.url + url)).status).toBe(404);
    const activities = await api.db
      .selectFrom('business_activity')
      .select(['action', 'user_id', 'details'])
      .where('business_id', '=', businessID)
      .execute();
    expect(activities).toEqual([
      { action: 'data-downloaded', user_id: admin.userID, details: { download: 'products' } },
    ]);
  });

  it('serves the file to one of many concurrent requests; HEAD does not use the address up', async () => {
    const { businessID, owner } = await addBusinessPeople(api);
    const url = await requestUrl(businessID, owner.headers);
    expect((await fetch(url, { method: 'HEAD' })).status).not.toBe(200);
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(url)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  });

  it('expires after a minute, and for a person who has left', async () => {
    const { businessID, owner, admin } = await addBusinessPeople(api);
    const late = await requestUrl(businessID, owner.headers);
    await api.db.updateTable('download').set({ expires_at: new Date() }).execute();
    expect((await ask(late)).body).toMatchObject({ name: 'NotFound' });
    const left = await requestUrl(businessID, admin.headers);
    await api.db.deleteFrom('business_member').where('user_id', '=', admin.userID).execute();
    expect((await ask(left)).body).toMatchObject({ name: 'Forbidden' });
    expect((await ask(`${api.url}/downloads/nothing`)).body).toMatchObject({ name: 'NotFound' });
  });

  it('PERM: gives products to owner and admins, the company to its owner, and stores only hashes', async () => {
    const { businessID, ...people } = await addBusinessPeople(api);
    const statusOf = async (kind: string) => {
      const answers: Record<string, number> = {};
      for (const [role, { headers }] of Object.entries(people))
        answers[role] = (await post(`${api.url}/business/${businessID}/download`, { kind }, headers)).status;
      return answers;
    };
    expect(await statusOf('products')).toEqual({ owner: 200, admin: 200, member: 403, outsider: 403 });
    expect(await statusOf('company')).toEqual({ owner: 200, admin: 403, member: 403, outsider: 403 });
    expect(await statusOf('people')).toEqual({ owner: 400, admin: 400, member: 400, outsider: 400 });
    const url = await requestUrl(businessID, people.owner.headers);
    const rows = await api.db.selectFrom('download').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1));
  });
});

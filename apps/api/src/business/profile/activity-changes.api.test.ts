import { listActivity } from '@wbn/contract/business/activity.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { callServer } from '../../testing/call-server.ts';
import { profileOf } from '../../testing/profile-of.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let people: BusinessPeople;
let page: ReturnType<typeof profileOf>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api);
  page = profileOf(api, people);
});
afterAll(() => api.stop());

/** Returns the details of the newest entry, as the owner sees them. */
async function latest(language: string) {
  const headers = { ...people.owner.headers, 'accept-language': language };
  const input = { params: { id: people.businessID }, query: {} };
  const { body } = await callServer(api.url, listActivity, input, headers);
  return body.data[0]?.details;
}

it('shows changes with old and new values, names of codes, and shortened long texts', async () => {
  const general = { companyName: 'Acme Valves', businessType: 'MA', totalEmployees: { min: 51, max: 200 } };
  await page.save({ general, contactInfo: { city: 'Brescia', country: 'IT' } });
  await page.save({
    general: {
      ...general,
      businessType: 'EX',
      totalEmployees: { min: 1200 },
      generalDescription: 'y'.repeat(900),
    },
  });
  expect(await latest('es')).toEqual({
    part: 'general',
    changes: [
      { field: 'generalDescription', after: `${'y'.repeat(160)}…` },
      { field: 'businessType', before: 'Fabricantes', after: 'Exportadores' },
      { field: 'totalEmployees', before: '51 - 200', after: '1200 -' },
    ],
  });

  await page.save({ contactInfo: { city: 'Perth', country: 'AU', website: 'acme.example' } });
  expect((await latest('zh'))?.changes).toEqual([
    { field: 'city', before: 'Brescia', after: 'Perth' },
    { field: 'country', before: '意大利', after: '澳大利亚' },
    { field: 'website', after: 'https://acme.example' },
  ]);

  await page.save({ certificates: [{ name: 'ISO 9001', issueDate: '2025-03-01' }] });
  expect(await latest('en')).toEqual({
    part: 'certificates',
    changes: [{ field: 'certificate', after: 'ISO 9001, 2025-03-01' }],
  });
});

import { deskRights } from '@wbn/contract/desk/rights.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const load = async (given: Parameters<TestServer['signInStaff']>[0]) => {
  const { headers } = await api.signInStaff(given);
  return (await fetch(`${api.url}/desk/me`, { headers })).json();
};

it('STF-31: tells staff their role, rights and narrowings', async () => {
  const { data } = await load({
    role: 'support',
    name: 'Lucia Ferro',
    editions: ['chile'],
    kinds: ['support'],
  });
  expect(data).toMatchObject({
    name: 'Lucia Ferro',
    role: 'support',
    editions: ['chile'],
    kinds: ['support'],
  });
  expect(data.rights).toContain('answer-support');
  expect(data.rights).not.toContain('moderate');
  const administrator = await load({ role: 'administrator' });
  expect(administrator.data.rights).toEqual(Object.keys(deskRights));
  expect(administrator.data).not.toHaveProperty('editions');
});

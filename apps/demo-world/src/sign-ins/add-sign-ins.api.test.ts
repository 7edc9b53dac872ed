import { startTestHost, type TestHost } from '@wbn/accounts/testing/start-test-host.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addSignIns } from './add-sign-ins.ts';
import { demoEmail, demoPassword } from './demo-people.ts';

let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
  const person = (username: string, source: string) => ({
    id: newId(),
    source,
    source_id: username,
    first_name: 'Nuria',
    last_name: 'Castellote',
    username,
  });
  await host.db
    .insertInto('user_profile')
    .values([person('nuria.castellote', 'demo'), person('someone.else', 'seed')])
    .execute();
});
afterAll(() => host.stop());

it('adds sign-ins once, for people of the demo world only', async () => {
  expect(await addSignIns(host.db)).toBe(1);
  expect(await addSignIns(host.db)).toBe(0);
  const { statusCode } = await host
    .browser()
    .post('/login', { email: demoEmail('nuria.castellote'), password: demoPassword });
  expect(statusCode).toBe(303);
});

import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addMember } from './testing/add-member.ts';
import { startTestHost, type TestHost } from './testing/start-test-host.ts';

const [invitation, business] = [newId(), newId()];
const page = `http://localhost:4000/my-business?invitation=${invitation}`;
let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
  const inviter = await addMember(host, 'nadia@boss.example');
  const source = { source: 'member', source_id: business };
  await host.db
    .insertInto('business')
    .values({ id: business, ...source, company_name: 'Boss & Sons', business_type: 'MA' })
    .execute();
  const invited = { email: 'ugo@boss.example', role: 'admin' as const, language: 'en' };
  await host.db
    .insertInto('business_invitation')
    .values({ id: invitation, business_id: business, invited_by: inviter, ...invited })
    .execute();
});
afterAll(() => host.stop());

const asks =
  'Ana Rossi invites you to work for Boss &amp; Sons on WBN. The invitation is for ugo@boss.example';

it.each(['/login', '/register'])(
  'decision 7: %s names who invites to which company and keeps the address',
  async (path) => {
    const browser = host.browser();
    const { body } = await browser.get(`${path}?continue=${encodeURIComponent(page)}`);
    expect(body).toContain(asks);
    expect(body).toMatch(/name="email"[^>]* value="ugo@boss\.example"/);
    const refused = await browser.post(path, { email: 'ugo@boss.example', password: '' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(asks);
  },
);

it('decision 7: says nothing for an invitation that is over, nor on another page with its id', async () => {
  const login = async (address: string) =>
    (await host.browser().get(`/login?continue=${encodeURIComponent(address)}`)).body;
  for (const other of [page.replace('my-business', 'favorites'), page.slice(0, -1), `${page}'`]) {
    const body = await login(other);
    expect(body).not.toContain('ugo@boss.example');
    expect(body).toContain('One account for all 25 sites of the network.');
  }
  await host.db.updateTable('business_invitation').set({ expires_at: sql<Date>`now()` }).execute();
  expect(await login(page)).not.toContain('ugo@boss.example');
});

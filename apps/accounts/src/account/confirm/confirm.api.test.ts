import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { password } from '../../testing/add-member.ts';
import { signIn } from '../../testing/signed-in-browser.ts';
import { startTestHost, type TestHost } from '../../testing/start-test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const path = '/account/confirm';
/** Minutes since the session last authenticated. */
const minutesAgo = async (userID: string) => {
  const { age } = await host.db
    .selectFrom('account.session')
    .select(sql<number>`round(extract(epoch from now() - authenticated_at) / 60)::int`.as('age'))
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
  return age;
};

describe('confirming the identity again', () => {
  it('takes the password, records the time, and returns to the site with a new hand-off', async () => {
    const ana = await signIn(host, 'ana@confirm.example');
    expect(await minutesAgo(ana.id)).toBe(0);
    await host.db
      .updateTable('account.session')
      .set({ authenticated_at: sql<Date>`now() - interval '2 days'` })
      .where('user_id', '=', ana.id)
      .execute();
    const back = `${host.settings.siteUrl}/business/1/members`;
    const page = await ana.browser.get(`${path}?continue=${encodeURIComponent(back)}`);
    expect(page.body).toContain('type="password"');
    expect(page.body).toContain('id="passkey-button"');
    expect((await ana.browser.post(path, { password: 'not the password', continue: back })).statusCode).toBe(
      401,
    );
    expect((await ana.browser.post(path, { password: '', continue: back })).statusCode).toBe(422);
    expect(await minutesAgo(ana.id)).toBe(2880);
    const answer = await ana.browser.post(path, { password, continue: back });
    const address = new URL(String(answer.headers.location));
    expect(address.pathname).toBe('/SetID/');
    expect(address.searchParams.get('continue')).toBe(back);
    expect(await minutesAgo(ana.id)).toBe(0);
  });

  it('asks visitors to sign in first', async () => {
    const { headers, statusCode } = await host.browser().get(path);
    expect(statusCode).toBe(303);
    expect(String(headers.location)).toContain('/login?');
  });
});

import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { password } from '../../testing/add-member.ts';
import { type SignedIn, signIn } from '../../testing/signed-in-browser.ts';
import { startTestHost, type TestHost } from '../../testing/start-test-host.ts';

const path = '/account/passkeys';
let host: TestHost;
let ana: SignedIn;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
  ana = await signIn(host, 'ana@rossi.example');
});
afterAll(() => host.stop());

async function addPasskey(userID: string): Promise<string> {
  const id = newId();
  await host.db
    .insertInto('account.passkey')
    .values({
      id,
      user_id: userID,
      name: 'Phone <b>',
      public_key: 'key',
      credential_id: id,
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    })
    .execute();
  return id;
}

describe('passkeys', () => {
  it('are listed, and removed by their owner only, who gets a mail', async () => {
    const id = await addPasskey(ana.id);
    expect((await ana.browser.get(path)).body).toContain('Remove Phone &lt;b&gt;');
    const eva = await signIn(host, 'eva@rossi.example');
    await eva.browser.post(path, { passkey: id });
    expect((await ana.browser.get(path)).body).toContain(id);
    await ana.browser.post(path, { passkey: id });
    expect((await ana.browser.get(path)).body).toContain('You have no passkeys yet.');
    const [mail] = await host.mailsTo(ana.email);
    expect(mail?.text).toContain('A passkey was removed from your account.');
    expect(await host.mailsTo(eva.email)).not.toContainEqual(
      expect.objectContaining({ subject: mail?.subject }),
    );
  });

  it('are added by our script shortly after the password', async () => {
    const script = /<script src="(\/assets\/passkey-[\w-]+\.js)" type="module">/;
    const address = script.exec((await ana.browser.get(path)).body)?.[1] ?? '';
    expect((await host.browser().get(address)).headers['content-type']).toContain('text/javascript');
    await host.db
      .updateTable('account.session')
      .set({ created_at: new Date(Date.now() - 3_600_000) })
      .where('user_id', '=', ana.id)
      .execute();
    const options = () => ana.browser.get('/api/auth/passkey/generate-register-options');
    expect((await ana.browser.get(path)).body).not.toMatch(script);
    expect((await options()).statusCode).toBe(403);
    expect((await ana.browser.post(path, { password: 'no' })).statusCode).toBe(401);
    expect((await ana.browser.post(path, { password })).statusCode).toBe(303);
    const answer = await options();
    expect(answer.json()).toMatchObject({ rp: { id: new URL(host.settings.accountsUrl).hostname } });
  });

  it('are not added without a session, without proof or past our page', async () => {
    const add = `${path}/add`;
    expect((await host.browser().post(add, {})).statusCode).toBe(401);
    expect((await ana.browser.post(add, {})).statusCode).toBe(400);
    expect((await ana.browser.post('/api/auth/passkey/verify-registration', {})).statusCode).toBe(404);
  });

  it('work in a browser that hides the origin of a request', async () => {
    const verify = '/api/auth/passkey/verify-authentication';
    const hidden = { origin: 'null' };
    const send = (site: string) => ana.browser.post(verify, {}, { ...hidden, 'sec-fetch-site': site });
    expect((await send('cross-site')).statusCode).toBe(403);
    expect((await send('same-origin')).statusCode).toBe(400);
  });
});

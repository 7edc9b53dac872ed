import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectSessions } from '../../auth/sessions.sql.ts';
import { browserName } from '../../browser-name.ts';
import { signIn } from '../../testing/signed-in-browser.ts';
import { startTestHost, type TestHost } from '../../testing/start-test-host.ts';

let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const families = async (id: string) => (await host.tokens.listFamilies(id)).map(({ familyID }) => familyID);

describe("open sessions with 'end'", () => {
  it('lists each browser with address and sites, and marks this one', async () => {
    const ana = await signIn(host, 'ana@rossi.example');
    await signIn(host, ana.email, ana);
    const { body } = await ana.browser.get('/account/sessions');
    expect(body.match(/<h2 /g)).toHaveLength(2);
    expect(body.match(/This browser/g)).toHaveLength(1);
    expect(body).toContain('<span>localhost:4000</span>');
    expect(body).toMatch(/Address 198\.51\./);
    expect(body).toMatch(/title="\d+ \w+ \d{4}, \d+:\d\d [ap]m AE[DS]T">Last used (now|\d minutes? ago)</);
  });

  it('ends one browser and the tokens of its sites', async () => {
    const eva = await signIn(host, 'eva@rossi.example');
    const other = await signIn(host, eva.email, eva);
    const [latest] = (await selectSessions.all(host.db, { userID: eva.id })).toSorted((one, two) =>
      two.id.localeCompare(one.id),
    );
    await eva.browser.post('/account/sessions', { session: latest?.id ?? '' });
    expect((await other.browser.get('/account')).statusCode).toBe(303);
    expect(await families(eva.id)).toEqual([eva.familyID]);
    expect((await eva.browser.get('/account')).statusCode).toBe(200);
  });

  it('ends one site and keeps the browser signed in', async () => {
    const ida = await signIn(host, 'ida@rossi.example');
    await ida.browser.post('/account/sessions', { family: ida.familyID });
    expect(await families(ida.id)).toEqual([]);
    expect((await ida.browser.get('/account')).statusCode).toBe(200);
  });

  it('ends all others, also sites whose session is over', async () => {
    const ugo = await signIn(host, 'ugo@rossi.example');
    const other = await signIn(host, ugo.email, ugo);
    const orphan = await signIn(host, ugo.email, ugo);
    await host.db
      .updateTable('account.refresh_family')
      .set({ session_id: null })
      .where('id', '=', orphan.familyID)
      .execute();
    await ugo.browser.post('/account/sessions', { others: 'yes' });
    expect(await families(ugo.id)).toEqual([ugo.familyID]);
    expect((await other.browser.get('/account')).statusCode).toBe(303);
  });

  it('ends nothing of another person', async () => {
    const leo = await signIn(host, 'leo@rossi.example');
    const thief = await signIn(host, 'thief@rossi.example');
    const [session] = await selectSessions.all(host.db, { userID: leo.id });
    await thief.browser.post('/account/sessions', { session: session?.id ?? '' });
    await thief.browser.post('/account/sessions', { family: leo.familyID });
    expect(await families(leo.id)).toEqual([leo.familyID]);
    expect((await leo.browser.get('/account')).statusCode).toBe(200);
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari', 'iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['curl/8.0', undefined, undefined],
  ])('names the browser of %s', (userAgent, browser, system) => {
    expect(browserName(userAgent)).toEqual({ browser, system });
  });
});

import { startTestHost, type TestHost } from '@wbn/accounts/testing/start-test-host.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addStaff } from './add-staff.ts';
import { demoEmail, demoPassword } from './demo-people.ts';

let host: TestHost;
const secret = 'a secret of the tests that is long enough';
beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

const email = demoEmail('vera.moss');
const back = 'http://localhost:4003/';

const addDemoPerson = ({ db }: TestHost) =>
  db
    .insertInto('user_profile')
    .values({
      ...{ id: newId(), source: 'demo', source_id: 'one', username: 'one' },
      ...{ first_name: 'One', last_name: 'Sample' },
    })
    .execute();

describe('STF-13: sample staff', () => {
  it('are added once, and log in at the desk with a code of the outbox page, without a phone', async () => {
    const { accountsUrl } = host.settings;
    // Without the demo world there are none.
    expect(await addStaff(host.db, { accountsUrl, secret })).toBe(0);
    await addDemoPerson(host);
    expect(await addStaff(host.db, { accountsUrl, secret })).toBe(3);
    expect(await addStaff(host.db, { accountsUrl, secret })).toBe(0);
    for (let time = 0; time < 2; time += 1) {
      const browser = host.browser();
      await browser.post('/login', { email, password: demoPassword, continue: back });
      const { body } = await browser.get('/outbox');
      const code = new RegExp(`${email}</span><code>(\\d{6})<`).exec(body)?.[1] ?? '';
      const answer = await browser.post('/login/second-factor', { way: 'app', code, continue: back });
      expect(String(answer.headers.location)).toContain(`${back}SetID/?token=`);
    }
  });

  it('show no code where the installation is not on localhost', async () => {
    const live = await startTestHost(inject('postgresUrl'), { atHome: false });
    await addDemoPerson(live);
    await addStaff(live.db, { accountsUrl: live.settings.accountsUrl, secret });
    expect((await live.browser().get('/outbox')).body).not.toContain(email);
    await live.stop();
  });
});

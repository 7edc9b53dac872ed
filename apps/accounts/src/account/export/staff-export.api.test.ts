import { deleteAccountForStaff, makeExport } from '@wbn/host/jobs/account-tasks.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addMember } from '../../testing/add-member.ts';
import { type SignedIn, signIn } from '../../testing/signed-in-browser.ts';
import { startTestHost, type TestHost } from '../../testing/start-test-host.ts';

let host: TestHost;
let vera: SignedIn;
let ana: SignedIn;
beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
  vera = await signIn(host, 'vera@wbn.example');
  ana = await signIn(host, 'ana@rossi.example');
  await host.db.insertInto('staff_member').values({ user_id: vera.id, role: 'administrator' }).execute();
});
afterAll(() => host.stop());

describe('STF-47 what staff order at the desk', () => {
  it('makes the export without telling the person; only the colleague who ordered it loads it, as long as they are one', async () => {
    const id = newId();
    const order = {
      id,
      user_id: ana.id,
      staff_id: vera.id,
      language: 'en',
      edition: 'italy',
      back: 'http://localhost:4000/',
    };
    await host.db.insertInto('account.data_export').values(order).execute();
    await addJob(host.db, makeExport, { exportID: id }, id);
    await host.jobs.settle();
    const load = ({ browser }: SignedIn) => browser.get(`/staff/export?id=${id}`);
    const loaded = await load(vera);
    expect({ status: loaded.statusCode, type: loaded.headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/zip',
    });
    expect((await load(ana)).statusCode).toBe(404);
    expect((await ana.browser.get('/account/export')).body).not.toContain(id);
    expect((await ana.browser.get(`/account/export/download?id=${id}`)).statusCode).toBe(404);
    await host.db.updateTable('staff_member').set({ left_at: new Date() }).execute();
    expect((await load(vera)).statusCode).toBe(404);
  });

  it('deletes an account and mails the person; once it is gone there is nothing to do', async () => {
    const id = await addMember(host, 'eva@rossi.example');
    const payload = { userID: id, language: 'it', edition: 'italy', back: 'http://localhost:4000/' } as const;
    for (let time = 0; time < 2; time++) {
      await addJob(host.db, deleteAccountForStaff, payload, id);
      await host.jobs.settle();
    }
    const left = await host.db.selectFrom('user_profile').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
    const mails = await host.mailsTo('eva@rossi.example');
    expect(mails.filter(({ subject }) => /eliminat|account/i.test(subject)).length).toBeGreaterThan(0);
  });
});

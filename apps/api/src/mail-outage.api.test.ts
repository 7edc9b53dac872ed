import { sendNeedHelp } from '@wbn/contract/need-help/send-need-help.ts';
import { listJobs } from '@wbn/host/jobs/jobs.sql.ts';
import { maxRetryDelay } from '@wbn/host/jobs/task.ts';
import { passTime } from '@wbn/host/jobs/testing/pass-time.ts';
import { startMailServer, type TestMailServer } from '@wbn/mail/testing/start-mail-server.ts';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { addBusinessPeople } from './testing/add-business-people.ts';
import { callServer, post } from './testing/call-server.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let mail: TestMailServer;
let api: TestServer;
beforeEach(async () => {
  mail = await startMailServer();
  api = await startTestServer(inject('postgresUrl'), { smtpUrl: mail.smtpUrl });
});
afterEach(async () => {
  await api.stop();
  mail.close();
});

const request = {
  firstName: 'Ana',
  lastName: 'Rossi',
  businessName: 'Rossi',
  country: 'CL',
  companyPhone: '+56 32 274 0000',
  email: 'ana@rossi.example',
  buyProduct1: '0005',
};

it('delivers invitation and request for help ten minutes after a mail outage of two hours, each once', async () => {
  mail.isDown = true;
  const people = await addBusinessPeople(api, { company_name: 'Rossi Pompe' });
  const path = `${api.url}/business/${people.businessID}/member/invite`;
  const invited = await post(path, { email: 'eva@rossi.example', access: 'admin' }, people.owner.headers);
  const { body } = await callServer(api.url, sendNeedHelp, { body: request });
  await passTime(api, 120);
  expect(mail.taken).toEqual([]);
  expect((await listJobs(api.db)).map(({ task, state }) => [task, state]).toSorted()).toEqual([
    ['mail-invitation', 'waiting'],
    ['mail-need-help', 'waiting'],
  ]);

  mail.isDown = false;
  await passTime(api, maxRetryDelay);
  expect(await listJobs(api.db)).toEqual([]);
  const taken = mail.taken.map(({ id, to }) => [to, id.slice(0, 36)]);
  expect(taken.toSorted()).toEqual([
    ['eva@rossi.example', invited.body.data.invitationID],
    ['operator@wbn.example', body.data.requestID],
  ]);
});

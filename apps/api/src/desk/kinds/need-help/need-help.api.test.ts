import { sendNeedHelp } from '@wbn/contract/need-help/send-need-help.ts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { callServer } from '../../../testing/call-server.ts';
import { deskCalls, textOf } from '../../../testing/desk-calls.ts';
import { mailsTo } from '../../../testing/read-mails.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let api: TestServer;
let desk: ReturnType<typeof deskCalls>;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  desk = deskCalls(api, await api.signInStaff({ name: 'Vera Moss', role: 'support' }));
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

async function askHelp(): Promise<string> {
  const { body } = await callServer(api.url, sendNeedHelp, {
    body: {
      ...{ firstName: 'Ana', lastName: 'Rossi', businessName: 'Viña Rossi', businessType: 'MA', website: '' },
      ...{
        jobPosition: 'export-manager',
        address: 'Camino Real 1',
        zipcode: '',
        city: 'Casablanca',
        usaState: '',
      },
      ...{
        country: 'CL',
        companyPhone: '+56 32 274 0000',
        companyFax: '',
        totalEmployees: '',
        salesEmployees: '',
      },
      ...{
        mobilePhone: '',
        email: 'ana@rossi.example',
        buyProduct1: '0005',
        buyProduct2: '',
        buyProduct3: '',
      },
      ...{
        buyProduct4: '',
        moreInfoBuy: 'Bottling machines.',
        sellProduct1: '',
        sellProduct2: '',
        sellProduct3: '',
      },
      ...{ sellProduct4: '', moreInfoSell: '', followUp: '', edition: 'chile', language: 'es' },
    },
  });
  return body.data.requestID;
}

describe('STF-60 STF-62 requests for help at the desk', () => {
  it('shows the form and mails the answer in the language of the person', async () => {
    const requestID = await askHelp();
    const found = await desk.caseOf('need-help', requestID);
    expect(found.edition).toBe('chile');
    for (const part of ['Bottling machines.', 'ana@rossi.example', 'Export manager', 'Chile', 'Viña Rossi'])
      expect(textOf(found)).toContain(part);
    const reply = 'Le llamamos mañana.';
    const preview = await desk.send('POST', `cases/${found.caseID}/preview`, {
      decision: { name: 'answer', values: { reply } },
    });
    expect(preview.body.data).toMatchObject([
      { to: 'Ana Rossi', language: 'es', subject: 'Su consulta a WBN' },
    ]);
    expect(await desk.carryOut(found, 'answer', { reply })).toMatchObject({
      state: 'decided',
      outcome: 'answer',
    });
    const [mail] = await mailsTo(api, 'ana@rossi.example');
    expect(mail?.subject).toBe('Su consulta a WBN');
    expect(mail?.text).toContain('Vera Moss responde');
    expect(mail?.text).toContain('Reply-To: WBN <operator@wbn.example>');
    const acts = await selectStaffActions.all(api.db, { targetID: requestID, most: 9 });
    expect(acts.map(({ act, case_id }) => [act, case_id])).toEqual([
      ['close-need-help', found.caseID],
      ['answer-need-help', found.caseID],
    ]);
  });

  it('waits after a question, and is ended with a note', async () => {
    const found = await desk.caseOf('need-help', await askHelp());
    const asked = await desk.carryOut(found, 'ask', { reply: '¿Qué máquinas?' });
    expect(asked).toMatchObject({ state: 'waiting', outcome: 'ask' });
    expect(await mailsTo(api, 'ana@rossi.example')).toHaveLength(1);
    expect(await desk.carryOut(asked, 'done', { note: 'Called her.' })).toMatchObject({
      ...{ state: 'decided', outcome: 'done' },
    });
  });
});

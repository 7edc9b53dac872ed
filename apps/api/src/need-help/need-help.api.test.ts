import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needHelpProblems } from '@wbn/contract/need-help/need-help-problems.ts';
import { sendNeedHelp } from '@wbn/contract/need-help/send-need-help.ts';
import { listJobs } from '@wbn/host/jobs/jobs.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { callServer, post } from '../testing/call-server.ts';
import { addBusiness } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterEach(() => api.stop());

const whole = {
  firstName: 'Ana',
  lastName: 'Rossi',
  businessName: 'Viña Rossi',
  businessType: 'MA',
  website: 'www.rossi.example',
  jobPosition: 'export-manager',
  address: 'Camino Real 1',
  zipcode: '2480000',
  city: 'Casablanca',
  usaState: '',
  country: 'CL',
  companyPhone: '+56 32 274 0000',
  companyFax: '',
  totalEmployees: '10-50',
  salesEmployees: '4',
  mobilePhone: '+56 9 8765 4321',
  email: 'ana@rossi.example',
  buyProduct1: '0005',
  buyProduct2: '',
  buyProduct3: '0006',
  buyProduct4: '0005',
  moreInfoBuy: 'Bottling machines.\nUsed ones too.',
  sellProduct1: '0011',
  sellProduct2: '',
  sellProduct3: '',
  sellProduct4: '',
  moreInfoSell: 'Wine.',
  followUp: '',
  edition: 'chile',
  language: 'es',
} as const;

const url = () => `${api.url}/needhelp/send`;
const stored = () => api.db.selectFrom('need_help_request').selectAll().orderBy('id').execute();
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('POST needhelp/send', () => {
  it('CALL-38 NHF-12 NHF-15: stores the whole form of anyone', async () => {
    const { body } = await callServer(api.url, sendNeedHelp, { body: whole });
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: body.data.requestID,
      first_name: 'Ana',
      business_name: 'Viña Rossi',
      usa_state: null,
      country: 'CL',
      company_fax: null,
      total_employees: '10-50',
      buy_products: ['0005', '0006'],
      sell_products: ['0011'],
      more_info_buy: 'Bottling machines.\nUsed ones too.',
      edition: 'chile',
      language: 'es',
    });
  });

  it('decision 22: mails the operator with names for codes; a reply goes to the person', async () => {
    const { body } = await callServer(api.url, sendNeedHelp, { body: whole });
    await api.jobs.settle();
    const file = join(api.outboxDir, `${body.data.requestID}.eml`);
    // Removes the soft line breaks of the encoding.
    const mail = readFileSync(file, 'utf8').replaceAll('=\r\n', '');
    expect(mail).toContain('To: operator@wbn.example');
    expect(mail).toContain('Reply-To: Ana Rossi <ana@rossi.example>');
    expect(mail).toContain('Country: Chile');
    expect(mail).toContain('Position in the company: Export manager');
    expect(mail).toContain('Products and services: Machineries');
    expect(mail).toContain('Language of the page: Spanish');
  });

  it('names company and plan of an upgrade to the operator, and refuses an impossible one', async () => {
    const businessID = await addBusiness(api.db, { company_name: 'Viña Rossi', subscription: 'gold' });
    const ask = (upgradePlan: string, upgradeBusiness: string = businessID) =>
      post(url(), { ...whole, upgradePlan, upgradeBusiness });
    const { body } = await ask('premium');
    await api.jobs.settle();
    const mail = readFileSync(join(api.outboxDir, `${body.data.requestID}.eml`), 'utf8').replaceAll(
      '=\r\n',
      '',
    );
    expect(mail).toMatch(/Plan: premium\s+Company: Vi=C3=B1a Rossi \(gold\)/);
    expect(mail).toContain(businessID);
    const problem = async (answer: ReturnType<typeof ask>) => (await answer).body.fields;
    const { unknown } = needHelpProblems;
    expect(await problem(ask('gold'))).toEqual({ upgradePlan: unknown });
    expect(await problem(ask('standard'))).toEqual({ upgradePlan: unknown });
    expect(await problem(ask('premium', ''))).toEqual({ upgradePlan: unknown });
    expect(await problem(ask('premium', newId()))).toEqual({ upgradeBusiness: unknown });
    expect(await problem(ask('premium', "' or 1=1"))).toEqual({ upgradeBusiness: unknown });
    expect(await stored()).toHaveLength(1);
  });

  it('NHF-10 decision 22: names every wrong field, and stores nothing', async () => {
    const answer = await post(url(), {
      ...whole,
      firstName: ' ',
      businessType: 'XX',
      website: 'not a site',
      country: 'US',
      companyPhone: '123',
      companyFax: 'none',
      totalEmployees: 'many',
      salesEmployees: '-',
      mobilePhone: 'abc',
      email: 'ana',
      buyProduct2: '0016',
      moreInfoBuy: 'x'.repeat(513),
      moreInfoSell: 'x'.repeat(513),
      language: 'de',
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, name: 'ValidationError' });
    expect(answer.body.fields).toEqual({
      firstName: needHelpProblems.required,
      businessType: needHelpProblems.unknown,
      website: needHelpProblems.website,
      usaState: needHelpProblems.usaState,
      companyPhone: needHelpProblems.phone,
      companyFax: needHelpProblems.phone,
      totalEmployees: needHelpProblems.employees,
      salesEmployees: needHelpProblems.employees,
      mobilePhone: needHelpProblems.phone,
      email: needHelpProblems.email,
      buyProduct2: needHelpProblems.unknown,
      moreInfoBuy: needHelpProblems.tooLong,
      moreInfoSell: needHelpProblems.tooLong,
      language: 'must be one of en, es, it, zh',
    });
    expect(await stored()).toEqual([]);
  });

  it('NHF-16 decision 22: refuses an unknown country or position', async () => {
    const { body } = await post(url(), { ...whole, country: 'XX', jobPosition: 'emperor' });
    expect(body.fields).toEqual({ country: needHelpProblems.unknown, jobPosition: needHelpProblems.unknown });
  });

  it('NHF-08: requires the state of an American company', async () => {
    await callServer(api.url, sendNeedHelp, { body: { ...whole, country: 'US', usaState: 'US-DC' } });
    expect((await stored())[0]?.usa_state).toBe('US-DC');
    const { body } = await post(url(), { ...whole, country: 'US', usaState: 'US-PR' });
    expect(body.fields).toEqual({ usaState: needHelpProblems.usaState });
  });

  it('decision 22: pretends success and stores nothing when the hidden field is filled in', async () => {
    const { body } = await callServer(api.url, sendNeedHelp, { body: { ...whole, followUp: 'http://spam' } });
    expect(body.data.requestID).toHaveLength(36);
    expect(await stored()).toEqual([]);
    await api.jobs.settle();
    expect(existsSync(api.outboxDir)).toBe(false);
  });
});

describe('Idempotency-Key', () => {
  it('stores a repetition once with the same reply; another request under the key is a Conflict', async () => {
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all([post(url(), whole, headers), post(url(), whole, headers)]);
    const again = await post(url(), whole, headers);
    expect(new Set([...answers, again].map(({ body }) => body.data.requestID)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await listJobs(api.db)).toHaveLength(1);
    const other = await post(url(), { ...whole, city: 'Valparaíso' }, headers);
    expect([other.status, other.body.name]).toEqual([409, 'Conflict']);
  });

  it('refuses a malformed key', async () => {
    const { body } = await post(url(), whole, { 'idempotency-key': 'short' });
    expect(body.fields).toHaveProperty('idempotency-key');
  });
});

describe('decision 22: the limit', () => {
  const sendMany = async (count: number, headers: Record<string, string>) => {
    const answers = [];
    for (let number = 0; number < count; number += 1) {
      answers.push(await post(url(), { ...whole, city: `City ${number}` }, headers));
    }
    return answers;
  };

  it('replies TooManyRequests with Retry-After to the eleventh request of an address in an hour', async () => {
    await spend('192.0.2.7', 10, 3600);
    const refused = await post(url(), whole, from('192.0.2.7'));
    expect([refused.status, refused.body.name]).toEqual([429, 'TooManyRequests']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(await stored()).toEqual([]);
    expect((await post(url(), whole, from('192.0.2.8'))).status).toBe(200);
  });

  it('starts an hour with its first request, and a new one after it', async () => {
    await spend('192.0.2.7', 10, -1);
    const answers = await sendMany(11, from('192.0.2.7'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('counts only stored requests, not wrong ones or repetitions', async () => {
    const headers = { ...from('192.0.2.9'), 'idempotency-key': newId() };
    await post(url(), whole, headers);
    await post(url(), whole, headers);
    await post(url(), { ...whole, email: '' }, headers);
    const [first, second] = await sendMany(2, from('192.0.2.9'));
    expect([first?.status, second?.status]).toEqual([200, 200]);
    const counts = await api.db.selectFrom('call_count').select('count').execute();
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('trusts the forwarded address of a trusted proxy only', async () => {
    await post(url(), whole, from('203.0.113.5, 198.51.100.9'));
    const { client } = await api.db.selectFrom('call_count').select('client').executeTakeFirstOrThrow();
    // Only the address from the nearest proxy, 198.51.100.9, is trusted; clients can forge the entries before it.
    expect(client).toBe('198.51.100.9');
  });

  /** Counts requests of a client, in a window that ends in the given number of seconds. */
  async function spend(client: string, count: number, seconds: number) {
    const endsAt = new Date(Date.now() + seconds * 1000);
    await api.db
      .insertInto('call_count')
      .values({ call: 'send-need-help', client, ends_at: endsAt, count })
      .execute();
  }
});

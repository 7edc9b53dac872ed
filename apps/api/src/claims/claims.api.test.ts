import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostOpenClaims } from '@wbn/contract/claims/claims.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { claims } from '../commands/claims.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { cleanUpUploads } from '../files/clean-up-uploads.ts';
import { selectStaffActions } from '../staff/staff-action.sql.ts';
import { addAccount, type BusinessPerson } from '../testing/add-business-people.ts';
import { type Answer, ask, post } from '../testing/call-server.ts';
import { claimCalls } from '../testing/claim-calls.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { addBusiness } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { clearOldClaims, deleteOldClaimDocuments, deleteOldClaims } from './claim.sql.ts';
import { decideClaim } from './settle-claim.ts';

let api: TestServer;
let businessID: string;
let ana: BusinessPerson;
let ben: BusinessPerson;

beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  businessID = await imported('Rossi Pompe', 'https://www.rossi.example/about');
  [ana, ben] = [await addAccount(api, 'Ana'), await addAccount(api, 'Ben')];
});
afterEach(async () => {
  // Every step has opened and closed its cases.
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

const imported = (company_name: string, website?: string) =>
  addBusiness(api.db, {
    ...{ company_name, source: 'register', contact: JSON.stringify(website ? { website } : {}) },
  });

const marta = readStaff('Marta');
const say = commandCalls(() => api, claims);
const at = (path = '', id = businessID) => `${api.url}/business/${id}/claim${path}`;
const load = async ({ headers }: BusinessPerson, id = businessID) =>
  (await ask(at('', id), { headers })).body.data;
const mail = (who: BusinessPerson, email: string, id = businessID) =>
  post(at('/mail', id), { email }, who.headers);
const confirm = (who: BusinessPerson, code: string) => post(at('/confirm'), { code }, who.headers);
const submit = (who: BusinessPerson, note = '') => post(at('/submit'), { note }, who.headers);
const withdraw = (who: BusinessPerson, id = businessID) => post(at('/withdraw', id), {}, who.headers);
const told = ({ status, body }: Answer) => [status, body.name];

const addDocument = (who: BusinessPerson, words?: string) =>
  claimCalls(api, businessID).addDocument(who, words);
const claimByDocument = (who: BusinessPerson) => claimCalls(api, businessID).claimByDocument(who);

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** All mails that were sent, in no order. */
async function mails(): Promise<SentMail[]> {
  await api.jobs.settle();
  if (!existsSync(api.outboxDir)) return [];
  return readdirSync(api.outboxDir).map((name) => {
    const text = readFileSync(join(api.outboxDir, name), 'utf8')
      .replace(/\r\n[ \t]+/g, ' ')
      .replaceAll('=\r\n', '');
    const header = (which: string) => new RegExp(`^${which}: (.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
    return { to: header('To'), subject: header('Subject'), text };
  });
}

const subjectsTo = async (address: string) =>
  (await mails()).filter(({ to }) => to === address).map(({ subject }) => subject);

/** The code that was mailed last to an address. */
async function codeAt(address: string): Promise<string> {
  const [code] = (await subjectsTo(address)).flatMap(
    (subject) => /^(\d{6}) is the code/.exec(subject)?.[1] ?? [],
  );
  expect(code).toMatch(/^\d{6}$/);
  return code ?? '';
}

const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');

async function claimByMail(who: BusinessPerson, email: string): Promise<Answer> {
  expect((await mail(who, email)).status).toBe(200);
  return confirm(who, await codeAt(email));
}

const members = (id = businessID) =>
  api.db
    .selectFrom('business_member')
    .select(['user_id', 'role'])
    .where('business_id', '=', id)
    .orderBy('role')
    .execute();

const notices = async ({ userID }: BusinessPerson) =>
  (
    await api.db
      .selectFrom('notification')
      .select(['kind', 'outcome'])
      .where('user_id', '=', userID)
      .orderBy('position')
      .execute()
  ).map(({ kind, outcome }) => `${kind} ${outcome}`);

const documents = () => api.db.selectFrom('claim_document').select('path').execute();

describe('CLM-01 where the data of a company came from', () => {
  const page = async (id = businessID) => (await ask(`${api.url}/business/profile/${id}`)).body.data;

  it('names the source and the day, and says while nobody owns the company', async () => {
    await api.db.insertInto('import_source').values({ source: 'register', name: 'Trade Register' }).execute();
    const importedFrom = { source: 'Trade Register', importedAt: expect.any(String), unowned: true };
    expect((await page()).importedFrom).toEqual(importedFrom);
    await claimByMail(ana, 'info@rossi.example');
    expect((await page()).importedFrom).toEqual({ ...importedFrom, unowned: false });
    const day = new Date('2026-08-16T08:00:00Z');
    await api.db.updateTable('business').set({ imported_at: day }).execute();
    expect((await page()).importedFrom.importedAt).toBe(day.toISOString());
  });

  it('says nothing of companies of members and samples, nor once nothing imported is left', async () => {
    for (const source of ['member', 'demo', 'seed'])
      expect((await page(await addBusiness(api.db, { source }))).importedFrom).toBeUndefined();
    const row = sql<string>`to_jsonb(business)`;
    const changed = {
      company_name: 'Pompe Rossi',
      contact: JSON.stringify({ website: 'https://new.example' }),
    };
    await api.db.updateTable('business').set({ imported: row }).execute();
    expect((await page()).importedFrom).toBeDefined();
    await api.db.updateTable('business').set(changed).where('id', '=', businessID).execute();
    expect((await page()).importedFrom).toBeUndefined();
  });
});

describe('CLM-02 a claim by a code that is mailed to the company', () => {
  it('makes the member the owner at once and tells them', async () => {
    expect(await load(ana)).toMatchObject({
      ...{ standing: 'unowned', companyName: 'Rossi Pompe', mailDomain: 'rossi.example' },
      importedFrom: { source: 'register' },
    });
    const { body } = await mail(ana, ' Info@ROSSI.example ');
    expect(body.data.claim).toMatchObject({
      ...{ state: 'started', documents: [] },
      code: { address: 'info@rossi.example', attemptsLeft: 5 },
    });
    const reply = await confirm(ana, await codeAt('info@rossi.example'));
    expect(reply.body.data).toMatchObject({ standing: 'own', claim: { state: 'accepted', method: 'mail' } });
    expect(await members()).toEqual([{ user_id: ana.userID, role: 'owner' }]);
    expect(await subjectsTo(ana.email)).toEqual(['You are now the owner of Rossi Pompe on WBN']);
    expect(await notices(ana)).toEqual(['claim-changed approved']);
    const [activity] = await api.db.selectFrom('business_activity').select('action').execute();
    expect(activity).toEqual({ action: 'business-claimed' });
  });

  it('mails only to the domain of the website, and not where everybody has an address', async () => {
    for (const email of ['ana@gmail.com', 'ana@rossi.example.com', 'ana@notrossi.example']) {
      const { status, body } = await mail(ana, email);
      expect([status, body.fields]).toEqual([400, { email: 'must be an address at rossi.example' }]);
    }
    for (const website of [
      undefined,
      'https://www.facebook.com/rossi',
      'http://gmail.com',
      'https://rossi.github.io',
    ]) {
      const id = await imported('Rossi', website);
      expect(await load(ana, id)).toMatchObject({ mailObstacle: expect.any(String) });
      expect(told(await mail(ana, 'ana@gmail.com', id))).toEqual([409, 'Conflict']);
    }
    expect(await mails()).toEqual([]);
    expect(await api.db.selectFrom('business_claim').select('id').execute()).toEqual([]);
  });

  it('counts five attempts, and accepts the right code no more afterwards', async () => {
    await mail(ana, 'info@rossi.example');
    const code = await codeAt('info@rossi.example');
    for (const left of [4, 3, 2, 1, 0]) {
      const { status, body } = await confirm(ana, otherCode(code));
      expect([status, body.fields]).toEqual([400, { code: `is wrong; ${left} of 5 attempts are left` }]);
    }
    expect(told(await confirm(ana, code))).toEqual([409, 'Conflict']);
    expect((await load(ana)).claim.code).toBeUndefined();
    expect(await members()).toEqual([]);
  });

  it('accepts a code for 15 minutes, and only for the person who asked for it', async () => {
    await mail(ana, 'info@rossi.example');
    const code = await codeAt('info@rossi.example');
    expect(told(await confirm(ben, code))).toEqual([409, 'Conflict']);
    const { code_expires_at: ends } = await api.db
      .selectFrom('business_claim')
      .select('code_expires_at')
      .executeTakeFirstOrThrow();
    expect((ends?.getTime() ?? 0) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect((ends?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    await api.db.updateTable('business_claim').set({ code_expires_at: sql<Date>`now()` }).execute();
    expect(told(await confirm(ana, code))).toEqual([409, 'Conflict']);
  });

  it('mails again after a minute, ten times a day at most, and then the earlier code is void', async () => {
    await mail(ana, 'info@rossi.example');
    const first = await codeAt('info@rossi.example');
    expect(told(await mail(ana, 'info@rossi.example'))).toEqual([429, 'TooManyRequests']);
    await api.db.deleteFrom('call_count').where('client', 'like', `${ana.userID} %`).execute();
    expect((await mail(ana, 'sales@rossi.example')).status).toBe(200);
    const second = await codeAt('sales@rossi.example');
    if (first !== second) expect(told(await confirm(ana, first))).toEqual([400, 'ValidationError']);
    await api.db.deleteFrom('call_count').where('client', 'like', '% %').execute();
    await api.db.updateTable('call_count').set({ count: 10 }).where('client', '=', businessID).execute();
    expect(told(await mail(ana, 'info@rossi.example'))).toEqual([429, 'TooManyRequests']);
    await api.db.updateTable('call_count').set({ count: 1 }).where('client', '=', businessID).execute();
    await api.db.updateTable('call_count').set({ count: 10 }).where('client', '=', ana.userID).execute();
    expect(told(await mail(ana, 'info@rossi.example'))).toEqual([429, 'TooManyRequests']);
    expect((await confirm(ana, second)).status).toBe(200);
  });

  it('mails one person three codes a day for a company, so that ten of a stranger do not keep out its people', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 10; times += 1) {
      await api.db.deleteFrom('call_count').where('client', 'like', `${ben.userID} %`).execute();
      statuses.push((await mail(ben, 'info@rossi.example')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429, 429]);
    expect((await claimByMail(ana, 'ana@rossi.example')).body.data.standing).toBe('own');
  });

  it.each([['https://rossi.example'], ['http://WWW.rossi.example/other'], ['https://shop.rossi.example']])(
    'mails no code where another company is at the domain: %s',
    async (website) => {
      const near = await imported('Grossi', 'https://grossi.example');
      expect(await load(ana)).toMatchObject({ mailDomain: 'rossi.example' });
      const other = await imported('Rossi Valvole', website);
      expect(await load(ana)).toMatchObject({ mailObstacle: 'several-companies' });
      expect(told(await mail(ana, 'info@rossi.example'))).toEqual([409, 'Conflict']);
      expect((await mail(ana, 'info@grossi.example', near)).status).toBe(200);
      await api.db.updateTable('business').set({ deleted_at: new Date() }).where('id', '=', other).execute();
      expect((await mail(ana, 'info@rossi.example')).status).toBe(200);
    },
  );

  it('allows three open claims of a person, and the companies they belong to none', async () => {
    const others = await Promise.all(
      Array.from({ length: mostOpenClaims }, (_, index) =>
        imported(`Pompe ${index}`, `https://pompe${index}.example`),
      ),
    );
    for (const [index, id] of others.entries())
      expect((await mail(ana, `info@pompe${index}.example`, id)).status).toBe(200);
    expect(told(await mail(ana, 'info@rossi.example'))).toEqual([409, 'Conflict']);
    expect((await withdraw(ana, others[0])).status).toBe(200);
    expect((await claimByMail(ana, 'ana@rossi.example')).status).toBe(200);
    expect((await withdraw(ana, others[1])).status).toBe(200);
    expect(told(await mail(ana, 'info@rossi.example'))).toEqual([409, 'Conflict']);
  });

  it('limits new accounts', async () => {
    await api.db.updateTable('account.user').set({ created_at: sql<Date>`now()` }).execute();
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c']) {
      const id = await imported(name, `https://${name}.example`);
      statuses.push((await mail(ana, `info@${name}.example`, id)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('makes one owner of two who confirm at once; the other becomes a dispute', async () => {
    await mail(ana, 'ana@rossi.example');
    await mail(ben, 'ben@rossi.example');
    const codes = [await codeAt('ana@rossi.example'), await codeAt('ben@rossi.example')] as const;
    const replies = await Promise.all([confirm(ana, codes[0]), confirm(ben, codes[1])]);
    expect(replies.map(({ body }) => body.data.claim.state).toSorted()).toEqual(['accepted', 'disputed']);
    expect(await members()).toHaveLength(1);
  });
});

describe('CLM-03 a claim with documents', () => {
  it('waits for staff, who read it, decide it, and tell the member why', async () => {
    const claimID = await claimByDocument(ana);
    expect((await load(ana)).claim).toMatchObject({
      ...{ state: 'submitted', method: 'document', note: 'I run it.' },
      documents: [{ name: expect.stringContaining('.pdf'), contentType: 'application/pdf' }],
    });
    expect(await members()).toEqual([]);
    expect(await say('list')).toContain(`${claimID}  Rossi Pompe, by Ana Rossi, submitted (document)`);
    const shown = await say('show', claimID);
    for (const part of ['Rossi Pompe', ana.email, 'Note: I run it.', 'Documents:', 'from register'])
      expect(shown).toContain(part);
    const file = await say('files', claimID, join(api.outboxDir, '..', 'claim'));
    expect(readFileSync(file, 'utf8')).toContain(ana.userID);
    const order = { claimID, decision: 'accept', reason: 'The extract names her.' } as const;
    await decideClaim(api.db, marta, order);
    expect(await members()).toEqual([{ user_id: ana.userID, role: 'owner' }]);
    expect(await selectStaffActions.all(api.db, { targetID: claimID, most: 9 })).toMatchObject([
      {
        ...{ staff_id: 'command:Marta', act: 'decide-claim', reason: 'The extract names her.' },
        ...{ before: { state: 'submitted' }, after: { state: 'accepted', businessID, userID: ana.userID } },
      },
    ]);
    expect((await load(ana)).claim).toMatchObject({ state: 'accepted', reason: 'The extract names her.' });
    const [accepted] = (await mails()).filter(({ to }) => to === ana.email);
    expect(accepted?.subject).toBe('You are now the owner of Rossi Pompe on WBN');
    expect(accepted?.text).toContain('The extract names her.');
    await expect(decideClaim(api.db, marta, order)).rejects.toThrow('The claim is accepted');
    expect(await say('list', '--decided')).toContain('accepted (document), decided');
  });

  it('is refused with the reason, after which the member can claim again', async () => {
    const claimID = await claimByDocument(ana);
    await decideClaim(api.db, marta, { claimID, decision: 'refuse', reason: 'It names nobody.' });
    expect(await members()).toEqual([]);
    expect(await notices(ana)).toEqual(['claim-changed rejected']);
    expect((await mails()).find(({ to }) => to === ana.email)?.text).toContain('It names nobody.');
    expect((await addDocument(ana, 'better')).body.data.claim).toMatchObject({ state: 'started' });
  });

  it('needs a document, takes five, and adds or removes none after the submission', async () => {
    expect(told(await submit(ana))).toEqual([409, 'Conflict']);
    const first = await addDocument(ana, 'one');
    const [{ documentID }] = first.body.data.claim.documents;
    const path = at(`/document/${documentID}`);
    const gone = await ask(path, { method: 'DELETE', headers: ana.headers });
    expect(gone.body.data.claim.documents).toEqual([]);
    expect(told(await submit(ana))).toEqual([409, 'Conflict']);
    for (const word of ['a', 'b', 'c', 'd', 'e']) expect((await addDocument(ana, word)).status).toBe(200);
    expect(told(await addDocument(ana, 'f'))).toEqual([409, 'Conflict']);
    const { body } = await submit(ana);
    const last = at(`/document/${body.data.claim.documents[0].documentID}`);
    expect(told(await ask(last, { method: 'DELETE', headers: ana.headers }))).toEqual([409, 'Conflict']);
    expect(told(await submit(ana))).toEqual([409, 'Conflict']);
  });

  it('keeps documents from everybody else, and deletes them with the withdrawal and six months after a refusal', async () => {
    const claimID = await claimByDocument(ana);
    expect((await load(ben)).claim).toBeUndefined();
    const [file] = await documents();
    await cleanUpUploads(api.db, api.services.fileStore);
    expect(await api.services.fileStore.read(file?.path ?? '')).toBeDefined();
    await decideClaim(api.db, marta, { claimID, decision: 'refuse', reason: 'No.' });
    await deleteOldClaimDocuments.run(api.db);
    expect(await documents()).toHaveLength(1);
    await api.db
      .updateTable('business_claim')
      .set({ decided_at: sql<Date>`now() - interval '91 days'` })
      .execute();
    await deleteOldClaimDocuments.run(api.db);
    expect(await documents()).toHaveLength(1);
    await api.db
      .updateTable('business_claim')
      .set({ decided_at: sql<Date>`now() - interval '7 months'` })
      .execute();
    await deleteOldClaimDocuments.run(api.db);
    await clearOldClaims.run(api.db);
    expect(await documents()).toEqual([]);
    expect(await api.db.selectFrom('business_claim').select('note').execute()).toEqual([{ note: null }]);
    await addDocument(ana, 'again');
    await withdraw(ana);
    expect(await documents()).toEqual([]);
    await api.db
      .updateTable('business_claim')
      .set({ created_at: sql<Date>`now() - interval '31 days'` })
      .execute();
    await deleteOldClaims.run(api.db);
    expect(await api.db.selectFrom('business_claim').select('state').execute()).toEqual([
      { state: 'refused' },
    ]);
  });

  it('ends with the account, its files too', async () => {
    await claimByDocument(ana);
    const [file] = await documents();
    const owner = api.db
      .selectFrom('picture')
      .select('owner_id')
      .where('url', '=', file?.path ?? '');
    // The deletion of an account releases all files that belong to the person.
    expect(await owner.execute()).toEqual([{ owner_id: ana.userID }]);
    await api.db.deleteFrom('user_profile').where('id', '=', ana.userID).execute();
    expect(await documents()).toEqual([]);
    expect(await api.db.selectFrom('business_claim').select('id').execute()).toEqual([]);
  });
});

describe('CLM-04 disputes', () => {
  it('a document of a stranger does not stop a code: who confirms it is the owner, and the document disputes that', async () => {
    const first = await claimByDocument(ana);
    const reply = await claimByMail(ben, 'ben@rossi.example');
    expect(reply.body.data).toMatchObject({
      standing: 'own',
      claim: { state: 'accepted', method: 'mail' },
    });
    expect(await members()).toEqual([{ user_id: ben.userID, role: 'owner' }]);
    expect((await load(ana)).claim.state).toBe('disputed');
    expect(await notices(ana)).toEqual(['claim-changed disputed']);
    expect(await notices(ben)).toEqual(['claim-changed approved', 'company-claimed disputed']);
    await decideClaim(api.db, marta, { claimID: first, decision: 'refuse', reason: 'It names nobody.' });
    expect(await members()).toEqual([{ user_id: ben.userID, role: 'owner' }]);
  });

  it('makes two open claims a dispute that staff decide for one, and tells both', async () => {
    const first = await claimByDocument(ana);
    const second = await claimByDocument(ben);
    for (const who of [ana, ben]) expect((await load(who)).claim.state).toBe('disputed');
    expect(await members()).toEqual([]);
    expect(await notices(ana)).toEqual(['claim-changed disputed']);
    expect(await notices(ben)).toEqual(['claim-changed disputed']);
    // STF-03: staff are mailed the dispute at once, and once.
    await api.jobs.settle();
    const toStaff = readdirSync(api.outboxDir)
      .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'))
      .filter((sent) => sent.includes('To: staff@wbn.example'));
    expect(toStaff).toHaveLength(1);
    expect(toStaff[0]).toContain('Subject: Disputes about companies: Rossi Pompe');
    expect(await say('show', first)).toContain(second);
    await decideClaim(api.db, marta, { claimID: first, decision: 'accept', reason: 'She signs.' });
    expect(await members()).toEqual([{ user_id: ana.userID, role: 'owner' }]);
    expect((await load(ben)).claim).toMatchObject({ state: 'refused', reason: 'She signs.' });
    expect(await subjectsTo(ana.email)).toEqual(
      expect.arrayContaining([
        'Our staff decide who owns Rossi Pompe',
        'You are now the owner of Rossi Pompe on WBN',
      ]),
    );
    expect(await subjectsTo(ben.email)).toEqual(
      expect.arrayContaining(['The dispute about Rossi Pompe is decided']),
    );
  });

  it('leaves an owner in place until staff decide, tells them, and then hands over as a hand-over does', async () => {
    await claimByMail(ana, 'ana@rossi.example');
    const { body } = await claimByMail(ben, 'ben@rossi.example');
    expect(body.data).toMatchObject({ standing: 'owned', claim: { state: 'disputed' } });
    expect(await members()).toEqual([{ user_id: ana.userID, role: 'owner' }]);
    expect(await notices(ana)).toEqual(['claim-changed approved', 'company-claimed disputed']);
    const { claimID } = body.data.claim;
    await decideClaim(api.db, marta, { claimID, decision: 'accept', reason: 'He bought it.' });
    expect(await members()).toEqual([
      { user_id: ana.userID, role: 'admin' },
      { user_id: ben.userID, role: 'owner' },
    ]);
    expect(await subjectsTo(ana.email)).toEqual(
      expect.arrayContaining([
        'Somebody claims your company Rossi Pompe',
        'Rossi Pompe has a new owner on WBN',
      ]),
    );
  });

  it('tells the owner who stays, too', async () => {
    await claimByMail(ana, 'ana@rossi.example');
    const claimID = await claimByDocument(ben);
    expect((await load(ben)).claim.state).toBe('disputed');
    await decideClaim(api.db, marta, { claimID, decision: 'refuse', reason: 'No proof.' });
    expect(await members()).toEqual([{ user_id: ana.userID, role: 'owner' }]);
    expect(await notices(ana)).toEqual([
      'claim-changed approved',
      'company-claimed disputed',
      'company-claimed rejected',
    ]);
    expect(await subjectsTo(ben.email)).toContain('The dispute about Rossi Pompe is decided');
  });

  it('claims only imported companies', async () => {
    const own = await addBusiness(api.db, { source: 'member' });
    expect((await load(ana, own)).standing).toBe('not-imported');
    expect(told(await mail(ana, 'info@rossi.example', own))).toEqual([409, 'Conflict']);
  });
});

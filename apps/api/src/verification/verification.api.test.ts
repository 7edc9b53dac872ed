import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { cleanUpUploads } from '../files/clean-up-uploads.ts';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { ask } from '../testing/call-server.ts';
import { jpegWithPlace } from '../testing/sample-pictures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { dayIn, pdfOf, reviewer, verificationCalls, wholeClaims } from '../testing/verification-calls.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';
import { decideVerification } from './review/decide-verification.ts';
import { recordCheck } from './review/record-check.ts';

let api: TestServer;
let calls: ReturnType<typeof verificationCalls>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = verificationCalls(api);
});
afterAll(() => api.stop());
// Every step has opened and closed its cases of the desk.
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));

const { name: by } = reviewer;
const record = (businessID: string) => calls.send('load-verification-record', businessID, undefined);
const badgeOf = (businessID: string) =>
  api.db
    .selectFrom('business')
    .select(['verified', 'verified_until'])
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow();

describe('a case', () => {
  it('PERM-09, MEM-12 to MEM-15, decision 21: needs a paid plan, and the refusal names the plans', async () => {
    const { businessID, owner } = await addBusinessPeople(api);
    const { status, body } = await calls.send('start-verification', businessID, owner);
    expect([status, body.name]).toEqual([403, 'Forbidden']);
    expect(body.message).toMatch(/Gold, Premium and Platinum; this company is on Standard/);
    const shown = await calls.send('load-verification', businessID, owner);
    expect(shown.body.data).toEqual({ verified: false, includesReview: false });
  });

  it('decision 21: goes through documents, review, a question, its answer and approval to badge and public record', async () => {
    const company = await addBusinessPeople(api, { company_name: 'Rossi Pompe', subscription: 'gold' });
    const { businessID, owner } = company;
    await calls.send('start-verification', businessID, owner);
    const again = await calls.send('start-verification', businessID, owner);
    expect([again.status, again.body.name]).toEqual([409, 'Conflict']);
    const empty = await calls.send('submit-verification', businessID, owner);
    expect(empty.status).toBe(400);
    expect(Object.keys(empty.body.fields)).toEqual([
      // The legal name is filled in from the page.
      ...['registrationNumber', 'address', 'taxNumber', 'signatory'],
      ...['documents.trade-register', 'documents.tax-registration'],
      ...['documents.proof-of-address', 'documents.signatory-identity'],
    ]);

    await calls.send('save-verification-claims', businessID, owner, { body: wholeClaims });
    for (const kind of [
      'trade-register',
      'tax-registration',
      'proof-of-address',
      'signatory-identity',
    ] as const)
      await calls.add(company, pdfOf(`first ${kind}`), {
        kind,
        ...(kind === 'signatory-identity' && { validUntil: dayIn(200) }),
      });
    await calls.add(company, pdfOf('iso'), { kind: 'certificate', issuer: 'TÜV', number: 'Q-9001' });
    const { body } = await calls.send('submit-verification', businessID, owner);
    const { caseID, checks, documents } = body.data.open;
    expect(documents[0]).toMatchObject({
      place: 1,
      name: 'Scan 1.pdf',
      sha256: expect.stringMatching(/^\w{64}$/),
    });
    expect(checks.map((one: { kind: string; claim: string }) => [one.kind, one.claim])).toEqual([
      ['legal-existence', 'Rossi Pompe S.p.A., MI-1234567'],
      ['address', wholeClaims.address],
      ['tax-number', wholeClaims.taxNumber],
      ['signatory', wholeClaims.signatory],
      ['certificate', 'Q-9001, TÜV'],
    ]);
    const closed = await calls.send('save-verification-claims', businessID, owner, { body: {} });
    expect(closed.status).toBe(409);

    await recordCheck(api.db, reviewer, {
      caseID,
      kind: 'address',
      outcome: 'failed',
      document: 3,
      note: 'Too old.',
    });
    await decideVerification(api.db, reviewer, {
      caseID,
      decision: 'ask',
      reason: 'A newer proof of address, please.',
    });
    const asked = (await calls.send('load-verification', businessID, owner)).body.data.open;
    expect([asked.state, asked.reason]).toEqual(['more-asked', 'A newer proof of address, please.']);
    const old = asked.documents[2].documentID;
    await calls.send('remove-verification-document', businessID, owner, { documentID: old });
    await calls.add(company, pdfOf('newer'), { kind: 'proof-of-address' });
    const resubmitted = (await calls.send('submit-verification', businessID, owner)).body.data.open;
    expect(resubmitted.checks[1]).toEqual({ kind: 'address', place: 0, claim: wholeClaims.address });

    await expect(calls.approve(caseID, dayIn(365))).rejects.toThrow(/Not checked yet/);
    for (const [kind, document] of [
      ['legal-existence', 1],
      ['tax-number', 2],
      ['address', 6],
      ['signatory', 4],
    ] as const)
      await recordCheck(api.db, reviewer, { caseID, kind, outcome: 'passed', document });
    await recordCheck(api.db, reviewer, { caseID, kind: 'certificate', outcome: 'failed', document: 5 });
    // The identity card ends before the day that the reviewer entered.
    expect(await calls.approve(caseID, dayIn(365))).toBe(dayIn(200));
    expect(await badgeOf(businessID)).toEqual({ verified: true, verified_until: dayIn(200) });

    const { data } = (await record(businessID)).body;
    expect(data).toMatchObject({
      companyName: 'Rossi Pompe',
      verified: true,
      verifiedUntil: dayIn(200),
      decidedBy: by,
    });
    expect(data.checks.map((one: { kind: string }) => one.kind)).toEqual([
      ...['legal-existence', 'address', 'tax-number', 'signatory'],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/IT01234567890|managing director|Too old/);
    expect(data.entries[0].entry).toMatchObject({ kind: 'approved', by, until: dayIn(200) });
    expect(await verifyLedger(api.db)).toMatchObject({ isSound: true });
  });

  it('VER-01: starts with what the page says, and a renewal with the last claims', async () => {
    const company = await addBusinessPeople(api, {
      ...{
        company_name: 'Rossi Pompe',
        subscription: 'gold',
        country: 'IT',
        city: 'Milano',
        zipcode: '20121',
      },
      contact: JSON.stringify({ legalAddressEnglish: 'Via Roma 1', email: 'info@rossi.example' }),
    });
    const { businessID, owner } = company;
    const { body } = await calls.send('start-verification', businessID, owner);
    expect(body.data.open.claims).toEqual({
      legalName: 'Rossi Pompe',
      address: 'Via Roma 1, 20121 Milano, Italy',
      contactChannel: 'info@rossi.example',
    });
    await calls.send('save-verification-claims', businessID, owner, { body: wholeClaims });
    await calls.send('withdraw-verification', businessID, owner);
    const again = await calls.send('start-verification', businessID, owner);
    expect(again.body.data.open.claims).toMatchObject(wholeClaims);
  });

  it('VER-02: refuses the same file a second time and says which document it is; kind and end can be changed', async () => {
    const company = await addBusinessPeople(api, { subscription: 'gold' });
    const { businessID, owner, admin } = company;
    await calls.send('start-verification', businessID, owner);
    await calls.add(company, pdfOf('one'), { kind: 'trade-register' });
    await calls.add(company, pdfOf('two'), { kind: 'trade-register' });
    for (const kind of ['trade-register', 'proof-of-address'] as const) {
      const { status, body } = await calls.add(company, pdfOf('two'), { kind });
      expect([status, body.fields]).toEqual([
        400,
        { token: 'must be another file: this one is document 2 already' },
      ]);
    }
    const { documents } = (await calls.send('load-verification', businessID, owner)).body.data.open;
    expect(documents).toHaveLength(2);
    const { documentID } = documents[1];
    const change = (body: object, who = owner, id = documentID) =>
      calls.send('change-verification-document', businessID, who, { documentID: id, body });
    const changed = await change({
      kind: 'certificate',
      issuer: 'TÜV',
      number: '9001',
      validUntil: dayIn(9),
    });
    expect(changed.body.data.open.documents[1]).toMatchObject({
      ...{ documentID, place: 2, kind: 'certificate', issuer: 'TÜV', number: '9001', validUntil: dayIn(9) },
      sha256: documents[1].sha256,
    });
    const back = (await change({ kind: 'proof-of-address' })).body.data.open.documents[1];
    expect([back.kind, back.issuer, back.validUntil]).toEqual(['proof-of-address', undefined, undefined]);
    expect((await change({ kind: 'certificate' })).body.fields).toEqual({
      ...{ issuer: 'must be there for a certificate', number: 'must be there for a certificate' },
    });
    expect((await change({ kind: 'trade-register', validUntil: dayIn(-1) })).status).toBe(400);
    expect((await change({ kind: 'trade-register' }, admin)).status).toBe(403);
    expect((await change({ kind: 'trade-register' }, owner, businessID)).status).toBe(404);
  });

  it('keeps a rejection and a withdrawal private, and deletes documents that were removed', async () => {
    const rejected = await calls.submitted('Bava Tools');
    await calls.pass(rejected.caseID);
    await decideVerification(api.db, reviewer, {
      caseID: rejected.caseID,
      decision: 'reject',
      reason: 'Another address.',
    });
    const { body } = await calls.send('load-verification', rejected.businessID, rejected.admin);
    expect(body.data.last).toMatchObject({ state: 'rejected', reason: 'Another address.', decidedBy: by });
    const withdrawn = await calls.submitted('Cobalt Tools');
    await calls.send('withdraw-verification', withdrawn.businessID, withdrawn.owner);
    for (const { businessID } of [rejected, withdrawn]) {
      const { data } = (await record(businessID)).body;
      expect([data.verified, data.checks, data.entries]).toEqual([false, [], []]);
    }
    const left = (await calls.send('load-verification', withdrawn.businessID, withdrawn.owner)).body.data;
    expect([left.last.state, left.last.documents]).toEqual(['withdrawn', []]);
    await expect(
      decideVerification(api.db, reviewer, { caseID: withdrawn.caseID, decision: 'reject', reason: 'x' }),
    ).rejects.toThrow(/withdrawn/);
    expect((await calls.send('start-verification', withdrawn.businessID, withdrawn.owner)).status).toBe(200);
  });

  it('CON: has one outcome and one ledger entry when two decisions come at once', async () => {
    const { businessID, caseID } = await calls.submitted('Delta Tools');
    await calls.pass(caseID);
    const outcomes = await Promise.allSettled([
      calls.approve(caseID, dayIn(300)),
      decideVerification(api.db, reviewer, { caseID, decision: 'reject', reason: 'No.' }),
      calls.approve(caseID, dayIn(200)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { entries } = (await record(businessID)).body.data;
    const decided = entries.filter((one: { entry: { kind: string } }) =>
      /approved|rejected/.test(one.entry.kind),
    );
    expect(decided.length).toBeLessThanOrEqual(1);
    expect(await verifyLedger(api.db)).toMatchObject({ isSound: true });
  });

  it('removes the badge at once when a required check fails after the approval', async () => {
    const { businessID, caseID } = await calls.submitted('Ember Tools');
    await calls.pass(caseID);
    await calls.approve(caseID, dayIn(300));
    await expect(
      recordCheck(api.db, reviewer, { caseID, kind: 'address', outcome: 'passed', document: 3 }),
    ).rejects.toThrow(/approved/);
    await recordCheck(api.db, reviewer, { caseID, kind: 'address', outcome: 'failed', document: 3 });
    expect(await badgeOf(businessID)).toEqual({ verified: false, verified_until: null });
    const { entry } = (await record(businessID)).body.data.entries[0];
    expect(entry).toMatchObject({ kind: 'ended', outcome: 'taken-away' });
    expect(await verifyLedger(api.db)).toMatchObject({ isSound: true });
  });
});

describe('documents of a case', () => {
  it('are refused by content, size, number and an end date in the past', async () => {
    const company = await addBusinessPeople(api, { subscription: 'premium' });
    const { businessID, owner } = company;
    await calls.send('start-verification', businessID, owner);
    const kind = 'trade-register' as const;
    const html = Buffer.from('<html><script>1</script>%%EOF');
    expect((await calls.add(company, html, { kind })).status).toBe(415);
    expect((await calls.add(company, pdfOf('cut').subarray(0, -8), { kind })).status).toBe(400);
    expect((await calls.add(company, pdfOf('as picture'), { kind }, 'image/png')).status).toBe(415);
    expect((await calls.add(company, pdfOf('svg'), { kind }, 'image/svg+xml')).status).toBe(400);
    expect((await calls.add(company, pdfOf('ended'), { kind, validUntil: dayIn(-1) })).body.fields).toEqual({
      validUntil: 'must be today or later: a document that has ended proves nothing',
    });
    expect((await calls.add(company, pdfOf('iso'), { kind: 'certificate' })).body.fields).toMatchObject({
      issuer: 'must be there for a certificate',
    });
    const file = { contentType: 'application/pdf', fileSize: 10 * 1024 * 1024 + 1, fileName: 'a.pdf' };
    expect((await calls.send('request-verification-upload', businessID, owner, { body: file })).status).toBe(
      413,
    );
    for (let n = 1; n <= 20; n += 1)
      expect((await calls.add(company, pdfOf(`n ${n}`), { kind })).status).toBe(200);
    const more = await calls.add(company, pdfOf('one more'), { kind });
    expect([more.status, more.body.message]).toEqual([409, 'No more than 20 documents are taken.']);
    const same = await calls.add(company, pdfOf('n 1'), { kind });
    expect(same.body.fields).toEqual({ token: expect.stringMatching(/this one is document \d+ already$/) });
  });

  it('can be loaded only by owner and admins, once each; pictures lose their location data', async () => {
    const company = await addBusinessPeople(api, { subscription: 'gold' });
    const { businessID, owner, admin } = company;
    await calls.send('start-verification', businessID, owner);
    const scan = await jpegWithPlace({ width: 600, height: 400 });
    const { body } = await calls.add(company, scan, { kind: 'proof-of-address' }, 'image/jpeg');
    const { documentID } = body.data.open.documents[0];
    await cleanUpUploads(api.db, api.store);
    for (const who of [owner, admin]) {
      const address = await calls.send('request-verification-document', businessID, who, { documentID });
      const file = await fetch(api.url + address.body.data.url);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Scan_1/);
      expect(Buffer.from(await file.arrayBuffer()).includes('Ana Rossi')).toBe(false);
      expect((await fetch(api.url + address.body.data.url)).status).toBe(404);
    }
    const other = await addBusinessPeople(api);
    const foreign = await calls.send('request-verification-document', other.businessID, other.owner, {
      documentID,
    });
    expect(foreign.status).toBe(404);
    const late = await calls.send('request-verification-document', businessID, admin, { documentID });
    await api.db.deleteFrom('business_member').where('user_id', '=', admin.userID).execute();
    expect((await fetch(api.url + late.body.data.url)).status).toBe(403);
    const folders = readdirSync(api.privateDir);
    expect(folders.flatMap((folder) => readdirSync(join(api.privateDir, folder)))).toContain('file.jpeg');
    expect((await ask(`${api.url}/files/private/${folders[0]}/file.jpeg`)).status).toBe(404);
  });
});

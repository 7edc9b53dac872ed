import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../../testing/add-business-people.ts';
import { addRequest } from '../../../testing/add-request.ts';
import { ask } from '../../../testing/call-server.ts';
import { addPerson } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';

let api: TestServer;
let vera: SignedIn;
let ada: SignedIn;
let rossi: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = await api.signInStaff({ name: 'Vera Moss' });
  ada = await api.signInStaff({ name: 'Ada Brown', role: 'administrator' });
  rossi = await addBusinessPeople(api, { company_name: 'Rossi Valves', country: 'IT' });
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: object, who = vera) =>
  ask(`${api.url}/desk/${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const load = async (id: string, who = vera) => (await call('GET', `people/${id}`, undefined, who)).body.data;
const actsOf = (id: string) =>
  api.db
    .selectFrom('staff_action')
    .select(['act', 'staff_name', 'reason', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('number')
    .execute();

const secrets = {
  password: 'argon2id-of-the-password',
  factor: 'SECRET-OF-THE-AUTHENTICATOR',
  codes: 'BACKUP-CODES',
  key: 'PUBLIC-KEY-OF-A-PASSKEY',
  thread: 'Forty thousand dollars, but nobody may know',
  subject: 'Secret prices of the year',
};

describe('STF-41 a person at the desk', () => {
  it('shows what somebody may do and why, sessions, companies, reports and held inquiries', async () => {
    const { owner, businessID, outsider } = rossi;
    await sql`update account.user set created_at = now() - interval '2 days' where id = ${outsider.userID}`.execute(
      api.db,
    );
    const requestID = await addRequest(api.db, { from: outsider.userID, to: businessID });
    await sql`update request set status = 'held' where id = ${requestID}`.execute(api.db);
    const caseID = newId();
    await sql`insert into report_case (id, resource_id, resource_type, owner_id, owner_type, content, decision, decided_at)
      values (${caseID}, ${outsider.userID}, 'user', ${outsider.userID}, 'user', 'Otto', 'remove', now())`.execute(
      api.db,
    );
    await sql`insert into report (case_id, user_id, reason) values (${caseID}, ${owner.userID}, 'spam')`.execute(
      api.db,
    );

    const person = await load(outsider.userID);
    expect(person).toMatchObject({
      ...{ name: 'Otto Rossi', edition: 'miami' },
      account: { isConfirmed: true, isNew: true, hasSecondFactor: false, isStaff: false },
      reportsAgainst: [{ caseID, type: 'user', reasons: ['spam'], decision: 'remove' }],
      held: [{ requestID, name: 'Rossi Valves' }],
    });
    expect(person.allowances).toContainEqual(
      expect.objectContaining({ act: 'post', most: 15, seconds: 86_400, left: 15 }),
    );
    expect(person.sessions).toHaveLength(1);
    expect(await load(owner.userID)).toMatchObject({
      companies: [{ businessID, name: 'Rossi Valves', role: 'owner', isPublic: true }],
      reportsBy: { total: 1, upheld: 1, refused: 0 },
      allowances: expect.arrayContaining([{ act: 'post' }]),
    });
    const sample = await addPerson(api.db);
    expect(await load(sample)).toMatchObject({ account: null, allowances: [], sessions: [] });
    expect((await call('GET', `people/${newId()}`)).status).toBe(404);
    const narrowed = await api.signInStaff({ editions: ['chile'] });
    expect((await call('GET', `people/${owner.userID}`, undefined, narrowed)).status).toBe(404);
  });

  it('logs somebody out, in one browser or everywhere, and writes it down', async () => {
    const { admin } = rossi;
    const extra = newId();
    await sql`insert into account.session (id, user_id, token, user_agent, expires_at)
      values (${extra}, ${admin.userID}, ${newId()}, 'Firefox', now() + interval '1 day')`.execute(api.db);
    const end = (body: object) =>
      call('DELETE', `people/${admin.userID}/sessions`, { reason: 'Stolen phone', ...body });
    expect((await end({ sessionID: extra })).body.data).toEqual({ ended: 1 });
    expect((await end({ sessionID: extra })).status).toBe(404);
    expect((await ask(`${api.url}/social/favorite-lists`, admin)).status).not.toBe(401);
    expect((await end({})).body.data).toEqual({ ended: 1 });
    await expect.poll(async () => (await ask(`${api.url}/social/favorite-lists`, admin)).status).toBe(401);
    expect(await actsOf(admin.userID)).toMatchObject([
      {
        act: 'end-sessions',
        staff_name: 'Vera Moss',
        reason: 'Stolen phone',
        before: { sessions: 2 },
        after: { sessions: 1 },
      },
      { act: 'end-sessions', before: { sessions: 1 }, after: { sessions: 0 } },
    ]);
    expect((await end({ reason: ' ' })).status).toBe(400);
  });

  it('mutes somebody until a day and ends it again', async () => {
    const { member } = rossi;
    const target = { type: 'user', id: member.userID };
    const order = { target, kind: 'mute', reason: 'spam', note: 'Ten of the same', until: '2099-01-31' };
    const { status, body } = await call('POST', 'measures', order);
    expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
    expect((await load(member.userID)).measures).toMatchObject([
      { kind: 'mute', by: 'Vera Moss', until: '2099-01-31T23:59:59.999Z' },
    ]);
    expect((await call('POST', 'measures', { ...order, until: undefined })).status).toBe(400);
    expect((await call('POST', 'measures', { ...order, until: '2020-01-31' })).status).toBe(400);
    expect((await call('DELETE', `measures/${body.data.measureID}`, { note: 'Explained' })).status).toBe(200);
    expect((await load(member.userID)).measures[0].endedAt).toBeDefined();
    expect((await call('DELETE', `measures/${newId()}`, { note: 'Explained' })).status).toBe(404);
  });
});

describe('STF-44 private facts', () => {
  it('are hidden until somebody gives a reason, and each reading is in the log', async () => {
    const { owner, businessID } = rossi;
    const { userID, email } = owner;
    await sql`update user_profile set mobile_phone = '{"countryCode": "+39", "phoneNumber": "333 1234567"}' where id = ${userID}`.execute(
      api.db,
    );
    await sql`update business set contact = '{"email": "sales@rossi.example"}' where id = ${businessID}`.execute(
      api.db,
    );
    await sql`update account.session set ip_address = '203.0.113.7' where user_id = ${userID}`.execute(
      api.db,
    );
    const shown = JSON.stringify([
      await load(userID),
      (await call('GET', `companies/${businessID}`)).body,
      (await call('GET', 'people')).body,
      (await call('GET', `find?text=${email}`)).body,
    ]);
    for (const hidden of [email, '1234567', '203.0.113.7', 'sales@rossi.example'])
      expect(shown).not.toContain(hidden);

    const open = (subject: object, what: string, reason = 'He asked for his address') =>
      call('POST', 'private-facts', { subject, what, reason });
    expect((await open({ type: 'user', id: userID }, 'contact')).body.data).toEqual([
      { name: 'email', value: email },
      { name: 'phone', value: '+39 333 1234567' },
    ]);
    expect((await open({ type: 'user', id: userID }, 'sessions')).body.data).toMatchObject([
      { name: 'address', value: '203.0.113.7' },
    ]);
    expect((await open({ type: 'business', id: businessID }, 'contact')).body.data).toEqual([
      { name: 'email', value: 'sales@rossi.example' },
    ]);
    expect((await open({ type: 'user', id: userID }, 'billing')).status).toBe(400);
    expect((await open({ type: 'user', id: userID }, 'contact', ' ')).status).toBe(400);
    expect((await open({ type: 'user', id: newId() }, 'contact')).status).toBe(404);
    const read = { act: 'read-private-facts', staff_name: 'Vera Moss', reason: 'He asked for his address' };
    expect((await actsOf(userID)).filter(({ act }) => act === read.act)).toMatchObject([
      { ...read, after: { what: 'contact' } },
      { ...read, after: { what: 'sessions' } },
    ]);
  });

  it('STF-46 never tell a password, a second factor or a thread, whoever asks', async () => {
    const { owner, businessID, outsider } = rossi;
    const { userID } = owner;
    const requestID = await addRequest(api.db, {
      from: outsider.userID,
      to: businessID,
      subject: secrets.subject,
    });
    await sql`update message set content = ${secrets.thread} where request_id = ${requestID}`.execute(api.db);
    await sql`insert into account.account (id, user_id, account_id, provider_id, password) values (${newId()}, ${userID}, ${userID}, 'credential', ${secrets.password})`.execute(
      api.db,
    );
    await sql`insert into account.two_factor (id, user_id, secret, backup_codes) values (${newId()}, ${userID}, ${secrets.factor}, ${secrets.codes})`.execute(
      api.db,
    );
    await sql`insert into account.passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up)
      values (${newId()}, ${userID}, ${secrets.key}, 'CREDENTIAL', 0, 'singleDevice', false)`.execute(api.db);
    const { rows: tokens } = await sql<{ token: string }>`select token from account.session`.execute(api.db);
    const texts: string[] = [];
    for (const path of [
      `people/${userID}`,
      `companies/${businessID}`,
      'people',
      'companies',
      `find?text=${userID}`,
      `find?text=${requestID}`,
      `find?text=${businessID}`,
    ])
      texts.push(JSON.stringify((await call('GET', path, undefined, ada)).body));
    for (const what of ['contact', 'sessions', 'billing', 'invitations'])
      for (const subject of [
        { type: 'user', id: userID },
        { type: 'business', id: businessID },
      ])
        texts.push(
          JSON.stringify((await call('POST', 'private-facts', { subject, what, reason: 'Test' }, ada)).body),
        );
    const told = texts.join('\n');
    for (const secret of [...Object.values(secrets), ...tokens.map(({ token }) => token)])
      expect(told).not.toContain(secret);
    expect((await load(userID)).account.hasSecondFactor).toBe(true);
  });
});

describe('STF-45 the list of people', () => {
  it('filters by name, edition, state and week, and goes on page by page', async () => {
    const names = async (query: string, who = vera) =>
      (await call('GET', `people?${query}`, undefined, who)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    const chile = await addPerson(api.db, { first_name: 'Zoraida', last_name: 'Paz', country: 'CL' });
    await addPerson(api.db, {
      first_name: 'Zoraida',
      last_name: 'Old',
      country: 'CL',
      id: newId(new Date('2024-01-01')),
    });
    expect(await names('name=zoraida')).toEqual(['Zoraida Paz', 'Zoraida Old']);
    expect(await names('name=zoraida&since=week')).toEqual(['Zoraida Paz']);
    expect(await names('name=zoraida&edition=italy')).toEqual([]);
    expect(await names('name=zoraida&edition=chile&state=without-account')).toEqual([
      'Zoraida Paz',
      'Zoraida Old',
    ]);
    expect(await names('name=zoraida', await api.signInStaff({ editions: ['italy'] }))).toEqual([]);
    expect(await names('state=confirmed&name=olga')).toEqual(['Olga Rossi']);
    expect((await call('GET', 'people?edition=atlantis')).status).toBe(400);
    await call('POST', 'measures', {
      target: { type: 'user', id: chile },
      kind: 'mute',
      reason: 'spam',
      note: 'x',
      until: '2099-01-01',
    });
    expect(await names('state=measured')).toEqual(['Zoraida Paz']);

    for (let count = 0; count < 60; count++)
      await addPerson(api.db, { first_name: 'Page', last_name: `${count}` });
    const first = (await call('GET', 'people?name=page')).body;
    expect(first.data).toHaveLength(50);
    const second = (await call('GET', `people?name=page&after=${first.after}`)).body;
    expect(second).toMatchObject({ after: null });
    expect(new Set([...first.data, ...second.data].map(({ userID }) => userID)).size).toBe(60);
  });
});

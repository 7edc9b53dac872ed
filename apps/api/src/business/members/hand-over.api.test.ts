import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { type Answer, ask, post } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let people: BusinessPeople;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api, { company_name: 'Rossi Pompe' });
});
afterEach(() => api.stop());

const at = (path: string) => `${api.url}/business/${people.businessID}/${path}`;
const handOver = (who: BusinessPerson, whom: BusinessPerson) =>
  post(at('hand-over'), { userID: whom.userID }, who.headers);
const answer = (who: BusinessPerson, word: 'accept' | 'decline') =>
  ask(at(`hand-over/${word}`), { method: 'POST', headers: who.headers });
const revoke = (who: BusinessPerson) => ask(at('hand-over'), { method: 'DELETE', headers: who.headers });
const setRole = (who: BusinessPerson, whom: BusinessPerson, access: string) =>
  ask(at(`member/${whom.userID}`), {
    method: 'PUT',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ access }),
  });
const remove = (who: BusinessPerson, whom: BusinessPerson) =>
  ask(at(`member/${whom.userID}`), { method: 'DELETE', headers: who.headers });
const offerFor = async (who: BusinessPerson) =>
  (await ask(at('member'), { headers: who.headers })).body.handOver;
const told = ({ status, body }: Answer) => [status, body.name];
const roles = async () =>
  new Map(
    (await api.db.selectFrom('business_member').select(['user_id', 'role']).execute()).map(
      ({ user_id, role }) => [user_id, role],
    ),
  );
const signInLongAgo = ({ userID }: BusinessPerson) =>
  api.db
    .updateTable('account.session')
    .set({ authenticated_at: sql<Date>`now() - interval '11 minutes'` })
    .where('user_id', '=', userID)
    .execute();
/** Returns recipient and subject of every mail. */
async function mails(): Promise<string[]> {
  await api.jobs.settle();
  if (!existsSync(api.outboxDir)) return [];
  return readdirSync(api.outboxDir)
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replace(/\r\n[ \t]+/g, ' '))
    .map((mail) => `${/^To: (.*)$/m.exec(mail)?.[1]?.trim()} ${/^Subject: (.*)$/m.exec(mail)?.[1]?.trim()}`)
    .toSorted();
}

describe('handing a company over (decision 7)', () => {
  it('changes nothing until the other accepts, and mails both before and after', async () => {
    const { owner, member, admin } = people;
    const { body } = await handOver(owner, member);
    expect(body.data).toMatchObject({ fromID: owner.userID, toID: member.userID });
    expect((await roles()).get(owner.userID)).toBe('owner');
    expect(await offerFor(owner)).toEqual(body.data);
    expect(await offerFor(member)).toEqual(body.data);
    expect(await offerFor(admin)).toBeUndefined();
    expect(await mails()).toEqual(
      [
        `${member.email} Olga Rossi wants to hand over Rossi Pompe to you`,
        `${owner.email} You are handing over Rossi Pompe to Mei Rossi`,
      ].toSorted(),
    );
    expect(told(await answer(admin, 'accept'))).toEqual([404, 'NotFound']);
    expect((await answer(member, 'accept')).status).toBe(200);
    expect(await roles()).toEqual(
      new Map([
        [owner.userID, 'admin'],
        [admin.userID, 'admin'],
        [member.userID, 'owner'],
      ]),
    );
    expect(await mails()).toEqual(
      expect.arrayContaining([
        `${member.email} You are now the owner of Rossi Pompe on WBN`,
        `${owner.email} Mei Rossi is now the owner of Rossi Pompe`,
      ]),
    );
    expect(told(await answer(member, 'accept'))).toEqual([404, 'NotFound']);
    expect(told(await handOver(owner, member))).toEqual([403, 'Forbidden']);
  });

  it('can be declined and revoked, and is one at a time', async () => {
    const { owner, member, admin, outsider } = people;
    expect(told(await handOver(owner, outsider))).toEqual([404, 'NotFound']);
    expect((await handOver(owner, owner)).body.fields).toHaveProperty('userID');
    await handOver(owner, member);
    expect(told(await handOver(owner, admin))).toEqual([409, 'Conflict']);
    expect((await answer(member, 'decline')).status).toBe(200);
    expect(await mails()).toContain(`${owner.email} Mei Rossi has declined to take over Rossi Pompe`);
    await handOver(owner, admin);
    expect((await revoke(owner)).status).toBe(200);
    expect(told(await revoke(owner))).toEqual([404, 'NotFound']);
    expect(told(await answer(admin, 'accept'))).toEqual([404, 'NotFound']);
    expect((await roles()).get(owner.userID)).toBe('owner');
  });

  it('ends when either person goes, when the giver loses the right, and after fourteen days', async () => {
    const { owner, member, admin } = people;
    await handOver(owner, member);
    await remove(owner, member);
    expect(await offerFor(owner)).toBeUndefined();
    await handOver(owner, admin);
    await api.db.updateTable('business_hand_over').set({ expires_at: sql<Date>`now()` }).execute();
    expect(told(await answer(admin, 'accept'))).toEqual([404, 'NotFound']);
    await handOver(owner, admin);
    await api.db
      .updateTable('business_member')
      .set({ role: 'admin' })
      .where('user_id', '=', owner.userID)
      .execute();
    expect(told(await answer(admin, 'accept'))).toEqual([404, 'NotFound']);
  });

  it('counts one of two concurrent answers', async () => {
    const { owner, member } = people;
    await handOver(owner, member);
    const answers = await Promise.all([answer(member, 'accept'), answer(member, 'decline'), revoke(owner)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('giving a company away requires a recent sign-in', () => {
  it('refuses to hand over, make an owner or change another owner after more than ten minutes', async () => {
    const { owner, member, admin } = people;
    await setRole(owner, admin, 'owner');
    await signInLongAgo(owner);
    const refused = [
      await handOver(owner, member),
      await setRole(owner, member, 'owner'),
      await setRole(owner, admin, 'member'),
      await remove(owner, admin),
    ];
    expect(refused.map(told)).toEqual(Array(4).fill([403, 'SignInTooOld']));
    expect((await roles()).get(admin.userID)).toBe('owner');
    expect((await setRole(owner, member, 'admin')).status).toBe(200);
    expect((await remove(owner, member)).status).toBe(200);
  });

  it('refuses a token with an unknown session', async () => {
    const { owner, member } = people;
    const { headers } = await api.signIn(owner.userID);
    expect(told(await handOver({ ...owner, headers }, member))).toEqual([403, 'SignInTooOld']);
  });
});

describe('mails about business members', () => {
  it('tells a changed role and a removal to the person, an acceptance to the owners', async () => {
    const { owner, member, admin, outsider } = people;
    const { userID } = admin;
    await api.db
      .updateTable('user_profile')
      .set({ preferred_language: 'es' })
      .where('id', '=', userID)
      .execute();
    await setRole(owner, admin, 'member');
    await remove(owner, member);
    const { body } = await post(
      at('member/invite'),
      { email: outsider.email, access: 'member' },
      owner.headers,
    );
    const path = `business/invitation/${body.data.invitationID}/accept`;
    await ask(`${api.url}/${path}`, { method: 'POST', headers: outsider.headers });
    const sent = await mails();
    expect(sent).toHaveLength(3);
    expect(sent).toContain(`${member.email} You no longer work for Rossi Pompe on WBN`);
    expect(sent).toContain(`${owner.email} Otto Rossi now works for Rossi Pompe on WBN Australia`);
    expect(sent).toContain(`${admin.email} Su papel en Rossi Pompe en WBN ha cambiado`);
  });
});

import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addAccount,
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { type Answer, ask, post } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { deleteOldInvitations } from './invitations.sql.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const invite = ({ businessID, owner }: BusinessPeople, email: string, access = 'member', more: object = {}) =>
  post(`${api.url}/business/${businessID}/member/invite`, { email, access, ...more }, owner.headers);
const revoke = ({ businessID, owner }: BusinessPeople, id: string) =>
  ask(`${api.url}/business/${businessID}/invitation/${id}`, { method: 'DELETE', headers: owner.headers });
const answer = (who: BusinessPerson, id: string, word: 'accept' | 'decline') =>
  ask(`${api.url}/business/invitation/${id}/${word}`, { method: 'POST', headers: who.headers });
const own = async (who: BusinessPerson) =>
  (await ask(`${api.url}/business/invitation`, { headers: who.headers })).body.data;
const idOf = ({ body }: Answer): string => body.data.invitationID;
const told = ({ status, body }: Answer) => [status, body.name];
const roleOf = async ({ businessID }: BusinessPeople, { userID }: BusinessPerson) =>
  (
    await api.db
      .selectFrom('business_member')
      .select('role')
      .where('business_id', '=', businessID)
      .where('user_id', '=', userID)
      .executeTakeFirst()
  )?.role;
const actions = async ({ businessID }: BusinessPeople) =>
  api.db
    .selectFrom('business_activity')
    .select(['action', 'user_id', 'details'])
    .where('business_id', '=', businessID)
    .orderBy('id')
    .execute();

describe('invitations (decision 7)', () => {
  it('keeps an invitation with the person who changes their address, and gives later ones to the new holder', async () => {
    const [people, others] = [await addBusinessPeople(api), await addBusinessPeople(api)];
    const ida = await addAccount(api, 'Ida');
    const id = idOf(await invite(people, ida.email));
    const change = { user_id: ida.userID, old_email: ida.email, new_email: `new.${ida.email}` };
    const confirmed = { id: newId(), ...change, confirmed_at: sql<Date>`now()` };
    await api.db.insertInto('account.address_change').values(confirmed).execute();
    await api.db
      .updateTable('account.user')
      .set({ email: change.new_email })
      .where('id', '=', ida.userID)
      .execute();
    await invite(others, ida.email);
    expect(await own(ida)).toMatchObject([{ invitationID: id }]);
    expect((await answer(ida, id, 'accept')).status).toBe(200);
    expect(await roleOf(people, ida)).toBe('member');
  });

  it('is accepted once by the holder of the address, who becomes a business member', async () => {
    const people = await addBusinessPeople(api, { company_name: 'Rossi Pompe' });
    const eva = await addAccount(api, 'Eva');
    const { body } = await invite(people, ` ${eva.email.toUpperCase()}`, 'admin');
    const id = body.data.invitationID;
    expect(body.data).toEqual({
      invitationID: id,
      email: eva.email,
      access: 'admin',
      invitedBy: 'Olga Rossi',
      invitedAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    const days = (Date.parse(body.data.expiresAt) - Date.parse(body.data.invitedAt)) / 86_400_000;
    expect(days).toBeCloseTo(14, 5);
    expect(await own(eva)).toMatchObject([
      {
        invitationID: id,
        access: 'admin',
        invitedBy: 'Olga Rossi',
        business: { businessID: people.businessID, general: { companyName: 'Rossi Pompe' } },
      },
    ]);
    expect((await answer(eva, id, 'accept')).body.data).toEqual({ businessID: people.businessID });
    expect(await roleOf(people, eva)).toBe('admin');
    expect(told(await answer(eva, id, 'accept'))).toEqual([404, 'NotFound']);
    expect(told(await answer(eva, id, 'decline'))).toEqual([404, 'NotFound']);
    expect(told(await invite(people, eva.email))).toEqual([409, 'Conflict']);
    expect(await own(eva)).toEqual([]);
    expect(await actions(people)).toEqual([
      {
        action: 'member-invited',
        user_id: people.owner.userID,
        details: { person: eva.email, access: 'admin' },
      },
      { action: 'invitation-accepted', user_id: eva.userID, details: { access: 'admin' } },
    ]);
  });

  it('is hidden from everybody else: another address, an unconfirmed one, no account', async () => {
    const people = await addBusinessPeople(api);
    const eva = await addAccount(api, 'Eva');
    const id = idOf(await invite(people, eva.email));
    const stranger = await api.signIn();
    await api.db
      .updateTable('account.user')
      .set({ email_verified: false })
      .where('id', '=', eva.userID)
      .execute();
    for (const who of [eva, people.outsider, people.admin, { ...stranger, email: '' }]) {
      expect(await own(who)).toEqual([]);
      expect(told(await answer(who, id, 'accept'))).toEqual([404, 'NotFound']);
      expect(told(await answer(who, id, 'decline'))).toEqual([404, 'NotFound']);
    }
    expect(await roleOf(people, eva)).toBeUndefined();
  });

  it('ends when declined, and can be sent again', async () => {
    const people = await addBusinessPeople(api);
    const eva = await addAccount(api, 'Eva');
    const id = idOf(await invite(people, eva.email));
    expect((await answer(eva, id, 'decline')).body.data).toEqual({ businessID: people.businessID });
    expect(told(await answer(eva, id, 'accept'))).toEqual([404, 'NotFound']);
    const again = idOf(await invite(people, eva.email));
    expect(again).not.toBe(id);
    expect((await answer(eva, again, 'accept')).status).toBe(200);
    expect((await actions(people)).map(({ action }) => action)).toEqual([
      'member-invited',
      'invitation-declined',
      'member-invited',
      'invitation-accepted',
    ]);
  });

  it('disappears when revoked or expired', async () => {
    const people = await addBusinessPeople(api);
    const other = await addBusinessPeople(api);
    const eva = await addAccount(api, 'Eva');
    const id = idOf(await invite(people, eva.email));
    expect(told(await revoke(other, id))).toEqual([404, 'NotFound']);
    expect((await revoke(people, id)).body.data).toEqual({ invitationID: id });
    expect(told(await revoke(people, id))).toEqual([404, 'NotFound']);
    expect(told(await answer(eva, id, 'accept'))).toEqual([404, 'NotFound']);

    const late = idOf(await invite(people, eva.email));
    await api.db
      .updateTable('business_invitation')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', late)
      .execute();
    expect(await own(eva)).toEqual([]);
    expect(told(await answer(eva, late, 'accept'))).toEqual([404, 'NotFound']);
    expect(await roleOf(people, eva)).toBeUndefined();
    expect((await actions(people)).map(({ action, details }) => [action, details.person])).toContainEqual([
      'invitation-revoked',
      eva.email,
    ]);
  });

  it('keeps its link when sent again, with the new role and fourteen days from now', async () => {
    const people = await addBusinessPeople(api);
    const eva = await addAccount(api, 'Eva');
    const first = await invite(people, eva.email, 'admin');
    await api.db
      .updateTable('business_invitation')
      .set({ expires_at: sql<Date>`now() - interval '1 day'` })
      .where('id', '=', idOf(first))
      .execute();
    const second = await invite(people, eva.email, 'member', { changeRole: true });
    expect(idOf(second)).toBe(idOf(first));
    expect(second.body.data.access).toBe('member');
    expect(Date.parse(second.body.data.expiresAt)).toBeGreaterThan(Date.now());
    expect((await answer(eva, idOf(second), 'accept')).status).toBe(200);
    expect(await roleOf(people, eva)).toBe('member');
  });

  it('refuses another role for the same address until confirmed, and sends the same role again', async () => {
    const people = await addBusinessPeople(api);
    const eva = await addAccount(api, 'Eva');
    const first = await invite(people, eva.email, 'member');
    const refused = await invite(people, eva.email, 'admin');
    expect(told(refused)).toEqual([409, 'Conflict']);
    expect(refused.body.fields).toHaveProperty('access');
    expect(await own(eva)).toMatchObject([{ invitationID: idOf(first), access: 'member' }]);
    expect((await invite(people, eva.email, 'member')).status).toBe(200);
    const confirmed = await invite(people, eva.email, 'admin', { changeRole: true });
    expect(confirmed.body.data).toMatchObject({ invitationID: idOf(first), access: 'admin' });
    expect((await actions(people)).map(({ details }) => details.access)).toEqual([
      'member',
      'member',
      'admin',
    ]);
  });

  it('is accepted once of two acceptances; of acceptance and revocation one wins', async () => {
    const people = await addBusinessPeople(api);
    const eva = await addAccount(api, 'Eva');
    const id = idOf(await invite(people, eva.email));
    const twice = await Promise.all([answer(eva, id, 'accept'), answer(eva, id, 'accept')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const ida = await addAccount(api, 'Ida');
    const other = idOf(await invite(people, ida.email));
    const both = await Promise.all([answer(ida, other, 'accept'), revoke(people, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await roleOf(people, ida)) === 'member').toBe(both[0].status === 200);
  });

  it('refuses an unknown edition, role or address', async () => {
    const people = await addBusinessPeople(api);
    const url = `${api.url}/business/${people.businessID}/member/invite`;
    const wrong = async (body: object) =>
      Object.keys((await post(url, body, people.owner.headers)).body.fields);
    expect(await wrong({ email: 'eva', access: 'owner' })).toEqual(['email', 'access']);
    expect(await wrong({ email: '', access: 'admin' })).toEqual(['email']);
    expect(await wrong({ email: 'eva@rossi.example', access: 'admin', edition: 'atlantis' })).toEqual([
      'edition',
    ]);
  });

  it('limits a company to fifty a day, whichever member sends them', async () => {
    const people = await addBusinessPeople(api);
    await api.db
      .insertInto('call_count')
      .values({
        call: 'invite-member',
        client: people.businessID,
        ends_at: new Date(Date.now() + 3_600_000),
        count: 49,
      })
      .execute();
    expect((await invite(people, `${newId()}@rossi.example`)).status).toBe(200);
    const refused = await invite(people, `${newId()}@rossi.example`);
    expect(told(refused)).toEqual([429, 'TooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await actions(people)).toHaveLength(1);
  });

  it('deletes its address three months after it ended', async () => {
    const people = await addBusinessPeople(api);
    const [old, fresh] = [
      idOf(await invite(people, 'a@x.example')),
      idOf(await invite(people, 'b@x.example')),
    ];
    await api.db
      .updateTable('business_invitation')
      .set({ expires_at: sql<Date>`now() - interval '91 days'` })
      .where('id', '=', old)
      .execute();
    await deleteOldInvitations.run(api.db);
    const left = api.db
      .selectFrom('business_invitation')
      .select('id')
      .where('business_id', '=', people.businessID);
    expect(await left.execute()).toEqual([{ id: fresh }]);
  });
});

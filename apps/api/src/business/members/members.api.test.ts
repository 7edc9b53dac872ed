import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addAccount,
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { type Answer, ask, post } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const list = ({ businessID }: BusinessPeople, who: BusinessPerson) =>
  ask(`${api.url}/business/${businessID}/member`, { headers: who.headers });
const leave = ({ businessID }: BusinessPeople, who: BusinessPerson) =>
  ask(`${api.url}/business/${businessID}/leave`, { method: 'POST', headers: who.headers });
const remove = ({ businessID }: BusinessPeople, who: BusinessPerson, whom: BusinessPerson) =>
  ask(`${api.url}/business/${businessID}/member/${whom.userID}`, { method: 'DELETE', headers: who.headers });
const handOver = ({ businessID }: BusinessPeople, who: BusinessPerson, userID: string) =>
  post(`${api.url}/business/${businessID}/hand-over`, { userID }, who.headers);
const setRole = ({ businessID }: BusinessPeople, who: BusinessPerson, whom: BusinessPerson, access: string) =>
  ask(`${api.url}/business/${businessID}/member/${whom.userID}`, {
    method: 'PUT',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ access }),
  });

const roles = async ({ businessID }: BusinessPeople) =>
  Object.fromEntries(
    (
      await api.db
        .selectFrom('business_member')
        .select(['user_id', 'role'])
        .where('business_id', '=', businessID)
        .execute()
    ).map(({ user_id, role }) => [user_id, role]),
  );
const activity = ({ businessID }: BusinessPeople) =>
  api.db
    .selectFrom('business_activity')
    .select(['user_id', 'user_name', 'action', 'details'])
    .where('business_id', '=', businessID)
    .orderBy('id')
    .execute();
const told = ({ status, body }: Answer) => [status, body.name];

describe('business members (decision 7)', () => {
  it('PERM-03: lists them for every member, owners first; invitations for owners only', async () => {
    const people = await addBusinessPeople(api);
    const { owner, admin, member, outsider } = people;
    const invite = { email: 'Eva@Rossi.example ', access: 'admin' };
    await post(`${api.url}/business/${people.businessID}/member/invite`, invite, owner.headers);
    const asOwner = await list(people, owner);
    expect(asOwner.body.data[0]).toEqual({
      userID: owner.userID,
      firstName: 'Olga',
      lastName: 'Rossi',
      access: 'owner',
      since: expect.stringMatching(/^20.*Z$/),
    });
    expect(asOwner.body.data.map(({ access }: { access: string }) => access)).toEqual([
      'owner',
      'admin',
      'member',
    ]);
    expect(asOwner.body.invitations).toMatchObject([
      { email: 'eva@rossi.example', access: 'admin', invitedBy: 'Olga Rossi' },
    ]);
    for (const who of [admin, member]) {
      const { body } = await list(people, who);
      expect(body.data).toEqual(asOwner.body.data);
      expect(body.invitations).toEqual([]);
    }
    expect(told(await list(people, outsider))).toEqual([403, 'Forbidden']);
  });

  it('lets an owner change roles, and records it once', async () => {
    const people = await addBusinessPeople(api);
    const { owner, admin, member } = people;
    const { body } = await setRole(people, owner, member, 'admin');
    expect(body.data).toMatchObject({ userID: member.userID, access: 'admin' });
    await setRole(people, owner, member, 'admin');
    await setRole(people, owner, admin, 'owner');
    expect(await roles(people)).toEqual({
      [owner.userID]: 'owner',
      [admin.userID]: 'owner',
      [member.userID]: 'admin',
    });
    expect(await activity(people)).toEqual([
      {
        user_id: owner.userID,
        user_name: 'Olga Rossi',
        action: 'member-role-changed',
        details: { person: 'Mei Rossi', access: 'admin', accessBefore: 'member' },
      },
      expect.objectContaining({ details: { person: 'Adam Rossi', access: 'owner', accessBefore: 'admin' } }),
    ]);
    expect(told(await setRole(people, owner, people.outsider, 'admin'))).toEqual([404, 'NotFound']);
    expect((await setRole(people, owner, member, 'king')).body.fields).toHaveProperty('access');
  });

  it('lets an owner remove people, and lets people leave', async () => {
    const people = await addBusinessPeople(api);
    const { owner, admin, member, outsider } = people;
    expect((await remove(people, owner, member)).body.data).toEqual({ userID: member.userID });
    expect(told(await remove(people, owner, member))).toEqual([404, 'NotFound']);
    expect((await leave(people, admin)).body.data).toEqual({ businessID: people.businessID });
    expect(told(await leave(people, admin))).toEqual([403, 'Forbidden']);
    expect(told(await leave(people, outsider))).toEqual([403, 'Forbidden']);
    expect(await roles(people)).toEqual({ [owner.userID]: 'owner' });
    expect(await activity(people)).toMatchObject([
      { user_id: owner.userID, action: 'member-removed', details: { person: 'Mei Rossi', access: 'member' } },
      { user_id: admin.userID, user_name: 'Adam Rossi', action: 'member-left' },
    ]);
  });

  it('replies NotFound to each of them for an unknown company', async () => {
    const people = await addBusinessPeople(api);
    const nowhere = { ...people, businessID: people.owner.userID };
    for (const answer of [
      list(nowhere, people.owner),
      leave(nowhere, people.owner),
      remove(nowhere, people.owner, people.admin),
      handOver(nowhere, people.owner, people.admin.userID),
      setRole(nowhere, people.owner, people.admin, 'member'),
    ])
      expect(told(await answer)).toEqual([404, 'NotFound']);
  });
});

describe('the last owner stays (decision 7)', () => {
  it('cannot leave, be removed or get a lower role without another owner', async () => {
    const people = await addBusinessPeople(api);
    const { owner, admin } = people;
    const refused = [
      await leave(people, owner),
      await remove(people, owner, owner),
      await setRole(people, owner, owner, 'admin'),
    ];
    expect(refused.map(told)).toEqual(Array(3).fill([409, 'Conflict']));
    expect(await activity(people)).toEqual([]);
    await setRole(people, owner, admin, 'owner');
    expect((await leave(people, owner)).status).toBe(200);
    expect(await roles(people)).toMatchObject({ [admin.userID]: 'owner' });
  });

  it.each(['leave', 'demote', 'remove'] as const)(
    'lets one of two owners who %s at the same time succeed, each of twelve times',
    async (way) => {
      const worlds = await Promise.all(Array.from({ length: 12 }, () => addTwoOwners()));
      const act = {
        leave: (people: BusinessPeople, who: BusinessPerson) => leave(people, who),
        demote: (people: BusinessPeople, who: BusinessPerson) => setRole(people, who, who, 'member'),
        // The two remove each other: who is removed first can no longer remove.
        remove: (people: BusinessPeople, who: BusinessPerson) =>
          remove(people, who, who === people.owner ? people.admin : people.owner),
      }[way];
      const lost = way === 'remove' ? 403 : 409;
      for (const people of worlds) {
        const answers = await Promise.all([act(people, people.owner), act(people, people.admin)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, lost]);
        const left = Object.values(await roles(people)).filter((role) => role === 'owner');
        expect(left).toHaveLength(1);
      }
    },
  );

  it('keeps the last owner and avoids deadlocks when many change everything at once', async () => {
    const people = await addTwoOwners();
    const { owner, admin, member } = people;
    const email = (await addAccount(api)).email;
    const answers = await Promise.all([
      leave(people, owner),
      setRole(people, admin, owner, 'member'),
      handOver(people, owner, member.userID),
      handOver(people, admin, member.userID),
      leave(people, admin),
      remove(people, owner, member),
      post(
        `${api.url}/product/create`,
        { businessID: people.businessID, name: 'Pump', status: 'draft' },
        admin.headers,
      ),
      post(
        `${api.url}/business/${people.businessID}/member/invite`,
        { email, access: 'admin' },
        owner.headers,
      ),
    ]);
    for (const { status } of answers) expect([200, 403, 404, 409]).toContain(status);
    expect(Object.values(await roles(people))).toContain('owner');
  });

  /** Adds a company whose admin is a second owner. */
  async function addTwoOwners(): Promise<BusinessPeople> {
    const people = await addBusinessPeople(api);
    await api.db
      .updateTable('business_member')
      .set({ role: 'owner' })
      .where('user_id', '=', people.admin.userID)
      .execute();
    return people;
  }
});

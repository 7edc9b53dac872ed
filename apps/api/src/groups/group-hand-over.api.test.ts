import {
  acceptGroupHandOver,
  declineGroupHandOver,
  handOverGroup,
  revokeGroupHandOver,
} from '@wbn/contract/groups/group-hand-over.ts';
import {
  banFromGroup,
  changeGroupRole,
  leaveGroup,
  removeGroupMember,
} from '@wbn/contract/groups/group-members.ts';
import { closeGroup, loadGroup } from '@wbn/contract/groups/groups.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { addAccount, type BusinessPerson } from '../testing/add-business-people.ts';
import { addGroup } from '../testing/add-group.ts';
import { groupCalls } from '../testing/group-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { endGroupHandOvers } from './end-hand-over.ts';

let api: TestServer;
let groups: ReturnType<typeof groupCalls>;
let id: string;
let owner: BusinessPerson;
let heir: BusinessPerson;
let other: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  groups = groupCalls(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  [owner, heir, other] = (await Promise.all(
    ['Olga', 'Hana', 'Otto'].map((name) => addAccount(api, name)),
  )) as [BusinessPerson, BusinessPerson, BusinessPerson];
  const members = { [owner.userID]: 'owner', [heir.userID]: 'member', [other.userID]: 'member' } as const;
  id = await addGroup(api.db, members, { access: 'private' });
});

const at = () => ({ params: { id } });
const propose = (who = heir, by = owner) =>
  groups.call(handOverGroup, { ...at(), body: { userID: who.userID } }, by);
const roleOf = async (who: BusinessPerson) => (await groups.done(loadGroup, at(), who)).role;
const waitingFor = async (who: BusinessPerson) => (await groups.done(loadGroup, at(), who)).session.handOver;

/** What a person was told of hand-overs, and whether by mail too. */
async function toldTo({ userID }: BusinessPerson) {
  const rows = await api.db
    .selectFrom('notification')
    .select(['id', 'outcome'])
    .where('user_id', '=', userID)
    .where('kind', '=', 'group-handed-over')
    .orderBy('position')
    .execute();
  const mailed = await sql<{ payload: { notificationID: string } }>`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = task_id and identifier = 'mail-notice'`.execute(
    api.db,
  );
  const ids = mailed.rows.map(({ payload }) => payload.notificationID);
  for (const row of rows) expect(ids).toContain(row.id);
  return rows.map(({ outcome }) => outcome);
}

describe('GRP-10: hand-over of a group', () => {
  it('changes nothing until the member accepts, and tells both', async () => {
    expect((await propose()).body.data).toMatchObject({ to: { authorID: heir.userID }, isForViewer: false });
    expect([await roleOf(owner), await roleOf(heir)]).toEqual(['owner', 'member']);
    expect(await toldTo(heir)).toEqual(['asked']);
    expect(await waitingFor(heir)).toMatchObject({ from: { authorID: owner.userID }, isForViewer: true });
    expect(await waitingFor(other)).toBeUndefined();
    expect((await groups.call(acceptGroupHandOver, at(), other)).status).toBe(404);
    await groups.done(acceptGroupHandOver, at(), heir);
    expect([await roleOf(owner), await roleOf(heir)]).toEqual(['moderator', 'owner']);
    expect([await toldTo(owner), await toldTo(heir)]).toEqual([['accepted'], ['asked', 'received']]);
    expect(await waitingFor(heir)).toBeUndefined();
    expect((await groups.call(acceptGroupHandOver, at(), heir)).status).toBe(404);
  });

  it('is declined, or taken back, and one waits at a time', async () => {
    await propose();
    expect((await propose(other)).status).toBe(409);
    await groups.done(declineGroupHandOver, at(), heir);
    expect([await toldTo(owner), await roleOf(owner)]).toEqual([['declined'], 'owner']);
    await propose(other);
    expect((await groups.call(revokeGroupHandOver, at(), other)).status).toBe(403);
    await groups.done(revokeGroupHandOver, at(), owner);
    expect(await toldTo(other)).toEqual(['asked', 'revoked']);
    expect((await groups.call(acceptGroupHandOver, at(), other)).status).toBe(404);
    expect((await propose(owner)).status).toBe(400);
  });

  it('ends after 14 days, and tells both once', async () => {
    await propose();
    const pass = (interval: string) =>
      sql`update group_hand_over set expires_at = expires_at - ${interval}::interval where group_id = ${id}`.execute(
        api.db,
      );
    await pass('13 days 23 hours');
    await endGroupHandOvers(api.db);
    expect(await waitingFor(heir)).toBeDefined();
    await pass('2 hours');
    expect((await groups.call(acceptGroupHandOver, at(), heir)).status).toBe(404);
    await endGroupHandOvers(api.db);
    await endGroupHandOvers(api.db);
    expect([await toldTo(owner), await toldTo(heir)]).toEqual([['expired'], ['asked', 'expired']]);
    expect((await propose()).status).toBe(200);
  });

  it('can be asked again where one has expired that no timer has ended yet', async () => {
    await propose();
    await sql`update group_hand_over set expires_at = now() where group_id = ${id}`.execute(api.db);
    expect((await propose(other)).status).toBe(200);
    expect(await toldTo(heir)).toEqual(['asked', 'expired']);
  });

  it('tells a member who is made an owner without being asked, once', async () => {
    const params = { id, userID: heir.userID };
    await groups.done(changeGroupRole, { params, body: { role: 'moderator' } }, owner);
    expect(await toldTo(heir)).toEqual([]);
    await groups.done(changeGroupRole, { params, body: { role: 'owner' } }, owner);
    await groups.done(changeGroupRole, { params, body: { role: 'owner' } }, owner);
    expect(await toldTo(heir)).toEqual(['received']);
  });

  it.each(['ban', 'removal', 'leaving', 'closing'] as const)('ends by the %s of the member', async (how) => {
    await propose();
    const params = { id, userID: heir.userID };
    if (how === 'ban') await groups.done(banFromGroup, { ...at(), body: { userID: heir.userID } }, owner);
    if (how === 'removal') await groups.done(removeGroupMember, { params }, owner);
    if (how === 'leaving') await groups.done(leaveGroup, at(), heir);
    if (how === 'closing') await groups.done(closeGroup, at(), owner);
    expect((await groups.call(acceptGroupHandOver, at(), heir)).status).toBe(404);
    expect(
      await api.db.selectFrom('group_hand_over').select('to_id').where('group_id', '=', id).execute(),
    ).toEqual([]);
    // A closed group takes its notifications along.
    if (how !== 'closing') expect((await toldTo(owner)).at(-1)).toBe('ended');
    if (how === 'ban') expect(await roleOf(owner)).toBe('owner');
  });
});

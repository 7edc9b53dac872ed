import type { Call } from '@wbn/contract/call.ts';
import { calls } from '@wbn/contract/calls.ts';
import { hasRight, needsFreshFactor } from '@wbn/contract/desk/rights.ts';
import { staffRoles } from '@wbn/contract/desk/staff-roles.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addStaff } from './testing/add-staff.ts';
import { permissionRows } from './testing/permission-rows/all-rows.ts';
import { groupRows } from './testing/permission-rows/group-rows.ts';
import {
  addWorld,
  askers,
  expectedOf,
  type PermissionRow,
  type SentRequest,
  type World,
} from './testing/permission-rows/permission-row.ts';
import { callOf, send } from './testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let api: TestServer;
let readOnly: World;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  readOnly = await addWorld(api);
});
afterAll(() => api.stop());

const withName = (row: PermissionRow) => [row.when ? `${row.name}, ${row.when}` : row.name, row] as const;
const named = permissionRows.map(withName);
/** Rights in a group do not come from a company. */
const ofCompanies = permissionRows.filter((row) => !groupRows.includes(row)).map(withName);

describe('PERM-03 PERM-04 PERM-05 PERM-08 STF-10: rights of a visitor, an outsider, a member, an admin, the owner and staff', () => {
  it.each(named)('%s', async (_name, row) => {
    const call = callOf(row);
    const prepare = async (world: World) => ({ world, request: (await row.request?.(world, api)) ?? {} });
    // Reads and refused calls change nothing and share a company; others get their own, because they can be done
    // once.
    const isWrite = call.method !== 'GET';
    let unchanged: Awaited<ReturnType<typeof prepare>> | undefined;
    const statuses: number[] = [];
    const expected = expectedOf(row);
    for (const [place, asker] of askers.entries()) {
      unchanged ??= await prepare(isWrite ? await addWorld(api) : readOnly);
      const { world, request } = unchanged;
      const headers = asker === 'visitor' ? {} : world[asker].headers;
      statuses.push((await send(api, call, request, headers)).status);
      if (isWrite && [200, 202].includes(expected[place] ?? 0)) unchanged = undefined;
    }
    expect(statuses).toEqual(expected);
  });

  it('has a row for every call of the contract, closed to visitors as the contract says', () => {
    const declared = calls.map(({ name, access }: Call) => [name, access !== undefined] as const);
    const stated = permissionRows.map(({ name, expected: [visitor] }) => [name, visitor === 401] as const);
    expect(new Map(stated)).toEqual(new Map(declared));
    expect(
      stated.filter(([name, closed]) => closed !== new Map<string, boolean>(declared).get(name)),
    ).toEqual([]);
  });

  it('gives no role less than a lower one, except in one-time calls and for the last owner', () => {
    const exceptions = [
      'accept-invitation',
      'decline-invitation',
      'accept-hand-over',
      'decline-hand-over',
      'leave-business',
      // For the author only.
      'edit-comment',
      'edit-post',
      // A visitor can read what a person in a block with the author cannot.
      'load-post',
      'list-post-edits',
      // Owners cannot like, follow or mute their own resources.
      'react',
      'follow',
      'request-connection',
      'mute',
      // Nobody claims the company they belong to.
      'mail-claim-code',
      'confirm-claim',
      'request-claim-upload',
      'add-claim-document',
      'remove-claim-document',
      'submit-claim',
      'withdraw-claim',
      // The buyer's side of a thread does not exist for the company's members.
      'load-request',
      'list-messages',
      'send-message',
      'end-request',
      'request-message-file',
      // The same with a request for quotation.
      'load-own-quotation',
      'close-quotation',
      'update-quotation',
      'choose-offer',
      'shortlist-offer',
      'answer-quotation-question',
      // Only the receiver sees a message request.
      'accept-message-request',
      'decline-message-request',
      // The last owner of a group stays, and its members do not ask to join.
      'leave-group',
      'request-to-join-group',
      // Only the member who is asked to take a group over.
      'accept-group-hand-over',
      'decline-group-hand-over',
    ];
    const rank = (status: number) => Number(status === 200);
    for (const { name, expected, staff = [] } of permissionRows) {
      if (exceptions.includes(name)) continue;
      for (const statuses of [expected, staff])
        expect(statuses.map(rank), name).toEqual(statuses.map(rank).toSorted());
    }
  });

  it.each(calls.map((call: Call) => [call.name, call] as const))(
    '%s: refuses an invalid token with 401 for everybody',
    async (_name, call) => {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const params = Object.fromEntries(names.map((name) => [name, newId()]));
      const answer = await send(api, call, { params }, { authorization: 'Bearer a.b.c' });
      expect(answer.status).toBe(401);
    },
  );
});

/** `name` of the refusal, beside its status. */
async function refusalOf(call: Call, headers: Readonly<Record<string, string>>) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, newId()]));
  const { status, body } = await send(api, call, { params }, headers);
  return [status, body.name];
}

const deskCalls = calls.flatMap((call: Call) =>
  call.access === 'staff' && call.right ? [[call.name, call, call.right] as const] : [],
);

describe.runIf(deskCalls.length > 0)('STF-10: calls of the desk', () => {
  it.each(deskCalls)('%s: only for roles with its right, whatever is sent', async (_name, call, right) => {
    for (const role of staffRoles.filter((one) => !hasRight(one, right)))
      expect(await refusalOf(call, readOnly[role].headers), role).toEqual([403, 'Forbidden']);
  });

  it.each(deskCalls)('%s: not for a token of the desk without a row of staff', async (_name, call) => {
    const { headers } = await api.signInStaff({ userID: readOnly.owner.userID });
    expect(await refusalOf(call, headers)).toEqual([403, 'Forbidden']);
  });

  it.each(deskCalls)('%s: not for staff who have left', async (_name, call) => {
    const userID = await addStaff(api.db, { role: 'administrator' });
    await api.db
      .updateTable('staff_member')
      .set({ left_at: new Date() })
      .where('user_id', '=', userID)
      .execute();
    expect(await refusalOf(call, (await api.signInStaff({ userID })).headers)).toEqual([403, 'Forbidden']);
  });

  const fresh = deskCalls.filter(([, , right]) => needsFreshFactor(right));
  it.runIf(fresh.length > 0).each(fresh)(
    '%s: not with a second factor of eleven minutes ago',
    async (_name, call) => {
      const secondFactorAt = Math.floor(Date.now() / 1000) - 11 * 60;
      const { userID } = readOnly.administrator;
      const { headers } = await api.signInStaff({ userID, secondFactorAt });
      expect(await refusalOf(call, headers)).toEqual([403, 'SecondFactorTooOld']);
    },
  );
});

describe('decision 7: people who leave lose access at once', () => {
  it('refuses them every call that strangers may not make, from the next one on with the same token', async () => {
    const world = await addWorld(api);
    const { businessID, admin, owner } = world;
    // Makes the admin a second owner, because an owner loses the most rights.
    const promote = { params: { id: businessID, userID: admin.userID }, body: { access: 'owner' } };
    expect((await send(api, callOf({ name: 'change-member-role' }), promote, owner.headers)).status).toBe(
      200,
    );
    const list = { params: { id: businessID } };
    const before = await send(api, callOf({ name: 'list-activity' }), list, admin.headers);
    expect(before.status).toBe(200);
    const forPeople = ofCompanies.filter(([, { expected }]) => expected[1] === 403);
    const requests = new Map<string, SentRequest>();
    for (const [name, row] of forPeople) requests.set(name, (await row.request?.(world, api)) ?? {});
    const remove = { params: { id: businessID, userID: admin.userID } };
    expect((await send(api, callOf({ name: 'remove-member' }), remove, owner.headers)).status).toBe(200);
    expect(forPeople).not.toEqual([]);
    for (const [name, row] of forPeople) {
      const after = await send(api, callOf(row), requests.get(name) ?? {}, admin.headers);
      expect([after.status, after.body.name], name).toEqual([403, 'Forbidden']);
    }
  });

  it("leaves an owner who has handed over only an admin's rights from the next call on", async () => {
    const world = await addWorld(api);
    const handOver = { params: { id: world.businessID }, body: { userID: world.admin.userID } };
    const done = await send(api, callOf({ name: 'hand-over-ownership' }), handOver, world.owner.headers);
    expect(done.status).toBe(200);
    const accept = { params: { id: world.businessID } };
    const taken = await send(api, callOf({ name: 'accept-hand-over' }), accept, world.admin.headers);
    expect(taken.status).toBe(200);
    for (const [, row] of ofCompanies.filter(
      ([, { expected }]) => expected[1] === 403 && expected[3] === 403,
    )) {
      const request = (await row.request?.(world, api)) ?? {};
      expect((await send(api, callOf(row), request, world.owner.headers)).status, row.name).toBe(403);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { staff as staffCommand } from '../../commands/staff.ts';
import { selectStaffActions } from '../../staff/staff-action.sql.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { ask, post } from '../../testing/call-server.ts';
import { commandCalls } from '../../testing/command-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const run = commandCalls(() => api, staffCommand);
const at = (path: string) => `${api.url}/desk/staff${path}`;
const acts = async (targetID: string) =>
  (await selectStaffActions.all(api.db, { targetID, most: 9 })).map(({ act }) => act);

async function signIn(role: StaffRole, narrowing: { editions?: string[]; kinds?: string[] } = {}) {
  const userID = await addStaff(api.db, { role, ...narrowing });
  return { userID, headers: (await api.signInStaff({ userID })).headers };
}

/** Text of the newest mail to an address. */
async function mailTo(email: string): Promise<string> {
  await api.jobs.settle();
  const mails = readdirSync(api.outboxDir)
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${email}`));
  return mails.at(-1) ?? '';
}

const linkIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? '';

describe('STF-14: invitations to the desk', () => {
  it('go out by mail in the wanted language, with a link whose hash alone is kept', async () => {
    const { headers } = await signIn('moderator');
    const email = `${newId()}@staff.example`;
    const body = { email: email.toUpperCase(), role: 'support', language: 'it', kinds: ['report'] };
    const { data } = (await post(at('/invitations'), body, headers)).body;
    expect(data).toMatchObject({
      email,
      role: 'support',
      kinds: ['report'],
      invitedBy: 'Vera Moss',
      mayChange: true,
    });
    const mail = await mailTo(email);
    expect(mail).toContain('Vera Moss La invita al pannello di WBN');
    expect(mail).toContain('https://accounts.example/staff/invitation?token=');
    const row = await api.db
      .selectFrom('staff_invitation')
      .select(sql<string>`encode(token_hash, 'hex')`.as('hash'))
      .where('id', '=', data.invitationID)
      .executeTakeFirstOrThrow();
    expect(row.hash).toHaveLength(64);
    expect(await acts(data.invitationID)).toEqual(['invite-staff']);
  });

  it('can be sent again, which ends the last link, and withdrawn', async () => {
    const { headers } = await signIn('moderator');
    const email = `${newId()}@staff.example`;
    const { data } = (await post(at('/invitations'), { email, role: 'support' }, headers)).body;
    const first = linkIn(await mailTo(email));
    const again = await post(at(`/invitations/${data.invitationID}/mail`), {}, headers);
    expect(again.status).toBe(200);
    await api.jobs.settle();
    const hashOf = async () =>
      (
        await api.db
          .selectFrom('staff_invitation')
          .select(sql<boolean>`token_hash = sha256(convert_to(${first}, 'UTF8'))`.as('isFirst'))
          .where('id', '=', data.invitationID)
          .executeTakeFirstOrThrow()
      ).isFirst;
    expect(await hashOf()).toBe(false);
    const withdraw = () => ask(at(`/invitations/${data.invitationID}`), { method: 'DELETE', headers });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
    expect((await acts(data.invitationID)).toSorted()).toEqual([
      'invite-staff',
      'renew-staff-invitation',
      'withdraw-staff-invitation',
    ]);
  });

  it('are replaced by a new one of the address, and refused for a colleague', async () => {
    const { headers } = await signIn('administrator');
    const email = `${newId()}@staff.example`;
    await post(at('/invitations'), { email, role: 'support' }, headers);
    await post(at('/invitations'), { email, role: 'moderator' }, headers);
    const { invitations } = (await ask(at(''), { headers })).body;
    const open = invitations.filter((one: { email: string }) => one.email === email);
    expect(open).toMatchObject([{ role: 'moderator' }]);
    const colleague = await signIn('support');
    const taken = { email: `${colleague.userID}@staff.example`, role: 'support' };
    expect((await post(at('/invitations'), taken, headers)).body.name).toBe('Conflict');
    expect((await post(at('/invitations'), { email: 'no', role: 'support' }, headers)).status).toBe(400);
  });
});

describe('STF-15: who manages whom', () => {
  it('nobody gives or changes more than they have themselves', async () => {
    const { headers } = await signIn('administrator', { editions: ['chile', 'peru'] });
    const invite = async (narrowing: object) => {
      const body = { email: `${newId()}@staff.example`, role: 'support', ...narrowing };
      return (await post(at('/invitations'), body, headers)).status;
    };
    expect(await invite({})).toBe(403);
    expect(await invite({ editions: ['chile', 'spain'] })).toBe(403);
    expect(await invite({ editions: ['peru'] })).toBe(200);
    const [inside, outside] = [await signIn('support', { editions: ['chile'] }), await signIn('support')];
    const end = async (id: string) => (await ask(at(`/${id}`), { method: 'DELETE', headers })).status;
    expect([await end(inside.userID), await end(outside.userID)]).toEqual([200, 403]);
  });

  it('a change is in force with the next call', async () => {
    const administrator = await signIn('administrator');
    const colleague = await signIn('moderator');
    const change = await ask(at(`/${colleague.userID}`), {
      method: 'PUT',
      headers: { ...administrator.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'support', kinds: ['support'] }),
    });
    expect(change.body.data).toMatchObject({ role: 'support', kinds: ['support'] });
    expect(
      (await post(at('/invitations'), { email: 'a@b.example', role: 'support' }, colleague.headers)).status,
    ).toBe(403);
    const [entry] = await selectStaffActions.all(api.db, { targetID: colleague.userID, most: 1 });
    expect(entry).toMatchObject({
      act: 'change-staff',
      before: { role: 'moderator', kinds: null },
      after: { role: 'support', kinds: ['support'] },
    });
  });

  it('the last administrator neither leaves nor is lowered, not even by command', async () => {
    const own = await startTestServer(inject('postgresUrl'));
    const command = commandCalls(() => own, staffCommand);
    const [one, other] = [
      await addStaff(own.db, { role: 'administrator' }),
      await addStaff(own.db, { role: 'administrator' }),
    ];
    const leave = (id: string) => command('leave', `${id}@staff.example`, '--by', 'Root');
    // Both at once: one of them stays.
    const outcomes = await Promise.allSettled([leave(one), leave(other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = outcomes[0]?.status === 'fulfilled' ? other : one;
    await expect(leave(left)).rejects.toThrow('This is the last administrator.');
    await expect(command('role', `${left}@staff.example`, 'support', '--by', 'Root')).rejects.toThrow(
      'This is the last administrator.',
    );
    await own.stop();
  });
});

describe('STF-16: leaving the desk', () => {
  it('ends all sessions, gives cases back and withdraws invitations; decisions still run', async () => {
    const administrator = await signIn('administrator');
    const leaver = await signIn('moderator');
    const familyID = newId();
    const [sessionID, caseID] = [newId(), newId()];
    const expires_at = new Date(Date.now() + 3_600_000);
    await api.db
      .insertInto('account.session')
      .values({ id: sessionID, user_id: leaver.userID, token: sessionID, expires_at })
      .execute();
    await api.db
      .insertInto('account.refresh_family')
      .values({ id: familyID, user_id: leaver.userID, site: 'https://desk.example', expires_at })
      .execute();
    await api.db
      .insertInto('desk_case')
      .values({
        ...{ id: caseID, kind: 'support', subject_id: newId(), what: 'A question', due_at: expires_at },
        ...{ taken_by: leaver.userID, taken_until: expires_at },
      })
      .execute();
    const email = `${newId()}@staff.example`;
    const invited = await post(at('/invitations'), { email, role: 'support' }, leaver.headers);
    const end = () => ask(at(`/${leaver.userID}`), { method: 'DELETE', headers: administrator.headers });
    expect((await end()).status).toBe(200);
    const rows = async <T>(query: { execute(): Promise<T[]> }) => query.execute();
    expect(
      await rows(api.db.selectFrom('account.session').select('id').where('user_id', '=', leaver.userID)),
    ).toEqual([]);
    const family = api.db
      .selectFrom('account.refresh_family')
      .select('revoked_at')
      .where('id', '=', familyID);
    expect((await rows(family))[0]?.revoked_at).not.toBeNull();
    const taken = api.db.selectFrom('desk_case').select(['taken_by', 'taken_until']).where('id', '=', caseID);
    expect(await rows(taken)).toEqual([{ taken_by: null, taken_until: null }]);
    const { invitations, data } = (await ask(at(''), { headers: administrator.headers })).body;
    expect(invitations.map((one: { invitationID: string }) => one.invitationID)).not.toContain(
      invited.body.data.invitationID,
    );
    expect(data.map((one: { staffID: string }) => one.staffID)).not.toContain(leaver.userID);
    const left = (await ask(at('?state=left'), { headers: administrator.headers })).body.data;
    expect(left).toContainEqual(expect.objectContaining({ staffID: leaver.userID, mayChange: false }));
    expect((await ask(at(''), { headers: leaver.headers })).status).toBe(403);
    expect((await end()).status).toBe(404);
    expect(await acts(leaver.userID)).toContain('end-staff');
  });
});

describe('STF-14: pnpm staff', () => {
  it('invites the first administrator, lists, changes, withdraws', async () => {
    const email = `${newId()}@staff.example`;
    expect(await run('invite', email, 'administrator', '--editions', 'chile,peru', '--by', 'Root')).toContain(
      `A mail with a link goes to ${email}: administrator`,
    );
    expect(await run('list')).toContain(`administrator  ${email}  invited by Root`);
    expect(await mailTo(email)).toContain('Root invites you to the desk of WBN');
    expect(await run('withdraw', email, '--by', 'Root')).toContain('is withdrawn');
    const id = await addStaff(api.db, { role: 'support', name: 'Lin Wei' });
    const address = `${id}@staff.example`;
    expect(await run('role', address, 'moderator', '--kinds', 'report', '--by', 'Root')).toBe(
      'Lin Wei is moderator; kinds report',
    );
    expect(await run('list')).toContain(`${address}  Lin Wei; kinds report`);
    expect(await run('leave', address, '--by', 'Root')).toContain('Lin Wei has left the desk');
    await expect(run('leave', address, '--by', 'Root')).rejects.toThrow('Nobody with the address');
  });

  it('refuses what it does not know in one sentence', () => {
    const refused =
      (...args: string[]) =>
      () =>
        run(...args);
    expect(refused('invite', 'a@b.example', 'boss', '--by', 'Root')).toThrow('There is no role boss.');
    expect(refused('invite', 'nobody', 'support', '--by', 'Root')).toThrow(
      'nobody is not an e-mail address.',
    );
    expect(refused('invite', 'a@b.example', 'support', '--editions', 'narnia', '--by', 'Root')).toThrow(
      'There is no edition narnia.',
    );
    expect(refused('invite', 'a@b.example', 'support')).toThrow('Say who does it with --by NAME');
    expect(refused('leave')).toThrow('Usage: pnpm staff list');
  });
});

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSupportHours } from '@wbn/contract/membership/support-hours.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../cases/waiting-sources.sql.ts';
import { boosts } from '../../commands/boosts.ts';
import { readStaff, readVerb } from '../../commands/frame/verbs.ts';
import { support } from '../../commands/support.ts';
import { changeSupportMember } from '../../messaging/support/support-members.ts';
import { selectStaffActions } from '../../staff/staff-action.sql.ts';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { addMember } from '../../testing/add-member.ts';
import { callServer, post } from '../../testing/call-server.ts';
import { commandCalls } from '../../testing/command-calls.ts';
import { addBusiness } from '../../testing/fixtures.ts';
import { requestCalls } from '../../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { bookSupport, correctSupport, loadSupport } from './support.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
// Every step has opened and closed its cases of the desk.
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));
afterAll(() => api.stop());

const marta = readStaff('Marta');
const today = new Date().toISOString().slice(0, 10);

describe('hours of support', () => {
  it('MEM-13: are booked, corrected and shown to the company; never more than granted, the same work never twice', async () => {
    const { businessID, owner } = await addBusinessPeople(api, { subscription: 'premium' });
    const work = { businessID, minutes: 75, note: 'Texts checked', doneOn: today };
    const { position, left } = await bookSupport(api.db, marta, work);
    expect(left).toBe(285);
    await expect(bookSupport(api.db, marta, work)).rejects.toThrow('booked for');
    await expect(bookSupport(api.db, marta, { ...work, minutes: 300 })).rejects.toThrow(
      'Only 4 h 45 min of 6 h',
    );
    await expect(bookSupport(api.db, marta, { ...work, doneOn: '2020-01-01' })).rejects.toThrow(
      'not in the running',
    );
    const why = { businessID, position, note: 'Took less' };
    expect(await correctSupport(api.db, marta, { ...why, minutes: 45 })).toEqual({ before: 75, left: 315 });
    await expect(correctSupport(api.db, marta, { ...why, minutes: 45 })).rejects.toThrow('45 min already');
    await expect(correctSupport(api.db, marta, { ...why, position: 1, minutes: 5 })).rejects.toThrow(
      'is no work',
    );
    // Ten bookings at once, of which four fit.
    const others = Array.from({ length: 10 }, (_, n) =>
      bookSupport(api.db, marta, { ...work, note: `Call ${n}` }),
    );
    const booked = (await Promise.allSettled(others)).filter(({ status }) => status === 'fulfilled');
    expect(booked).toHaveLength(4);

    const input = { params: { id: businessID } };
    const { data } = (await callServer(api.url, loadSupportHours, input, owner.headers)).body;
    expect(data).toMatchObject({ level: 'premium', yearFrom: today, granted: 360, left: 15 });
    expect(data.entries.at(-3)).toEqual({
      position: 3,
      kind: 'corrected',
      minutes: 30,
      note: 'Took less',
      byName: 'Marta',
      day: today,
    });
    expect(await loadSupport(api.db, businessID)).toMatchObject({ support: { left: 15, granted: 360 } });
    const gold = await addBusiness(api.db, { subscription: 'gold' });
    await expect(bookSupport(api.db, marta, { ...work, businessID: gold })).rejects.toThrow(
      'gold has no support',
    );
  });

  it('MEM-13: are requested in a thread with the operator, who is mailed, answers as WBN Support, and sees hours and company', async () => {
    const { businessID, owner, admin, member } = await addBusinessPeople(api, {
      subscription: 'premium',
      company_name: 'Rossi Valves',
    });
    const body = { subject: 'Support: Products', message: 'Please check our valve texts.' };
    const ask = (by: typeof owner, id = businessID) =>
      post(`${api.url}/business/${id}/support-request`, body, by.headers);
    expect((await ask(member)).status).toBe(403);
    const { data: thread } = (await ask(owner)).body;
    expect(thread).toMatchObject({
      status: 'open',
      to: { name: 'WBN Support' },
      from: { name: 'Rossi Valves' },
    });
    await api.jobs.settle();
    const mails = () =>
      readdirSync(api.outboxDir)
        .filter((name) => name.includes(`support-${thread.requestID}`))
        .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''));
    expect(mails()).toHaveLength(1);
    for (const words of ['Rossi Valves', '6 h / 6 h', body.message, thread.requestID])
      expect(mails()[0]).toContain(words);

    // Staff answer in the message center; the response clock does not run.
    const email = `${newId()}@wbn.example`;
    const staff = await addMember(api, email);
    await changeSupportMember(api.db, marta, { email, remove: false });
    const calls = requestCalls(api);
    await calls.write(thread.requestID, { content: 'By Friday.' }, staff, operatorBusinessID);
    expect(await calls.unread(admin)).toMatchObject({ total: 1 });
    await calls.write(thread.requestID, { content: 'Thank you.' }, admin, businessID);
    await api.jobs.settle();
    expect(mails()).toHaveLength(2);
    const clocks = api.db.selectFrom('request_clock').where('request_id', '=', thread.requestID);
    expect(await clocks.select('cycle').execute()).toEqual([]);

    const gold = await addBusinessPeople(api, { subscription: 'gold' });
    expect((await ask(gold.owner, gold.businessID)).body.name).toBe('PlanLimitReached');
    await bookSupport(api.db, marta, { businessID, minutes: 360, note: 'All', doneOn: today });
    expect((await ask(owner)).body.name).toBe('PlanLimitReached');
  });

  it('STF-01: pnpm support and pnpm boosts record who acts, and print the result, or one sentence with exit code 2', async () => {
    const businessID = await addBusiness(api.db, { subscription: 'platinum' });
    const run = (name: string, ...args: string[]) => {
      const command = fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url));
      const env = { ...process.env, DATABASE_URL: api.databaseUrl };
      return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env });
    };
    const booked = run('support', 'book', businessID, '90', 'Fair prepared', '--by', 'Marta');
    expect(booked.stdout).toBe('Entry 2: 1 h 30 min booked, 10 h 30 min left.\n');
    const lines = (await commandCalls(() => api, support)('list', businessID)).split('\n');
    expect(lines[0]).toContain('10 h 30 min of 12 h are left until');
    expect(lines[1]).toBe(`2  ${today}  booked  -1 h 30 min  Fair prepared, by Marta`);
    expect(await selectStaffActions.all(api.db, { targetID: businessID, most: 9 })).toMatchObject([
      {
        ...{
          staff_id: 'command:Marta',
          staff_role: 'operator',
          act: 'book-support',
          reason: 'Fair prepared',
        },
        ...{ before: { left: 720 }, after: { left: 630, entry: 2, doneOn: today } },
      },
    ]);
    const missing = run('boosts', 'return', newId(), 'Our fault', '--by', 'Marta');
    expect(missing.stderr).toContain('There is no boost with the id');
    expect(missing.status).toBe(2);
  });

  it('names the error in a command line', () => {
    const id = newId();
    const wrong = [
      [[], 'Usage: pnpm support list <businessID>\n       pnpm support book'],
      [['list', 'Acme'], 'Acme is not the id of a company'],
      [
        ['book', id, '0', 'Texts', '--by', 'Ana'],
        '0 is not a number of minutes: it is a whole number from 1 to 480',
      ],
      [['book', id, '60', ' ', '--by', 'Ana'], 'Say in up to 300 characters'],
      [['book', id, '60', 'Texts'], 'Say who does it with --by NAME'],
      [['book', id, '60', 'Texts', '--by', 'Ana', '--on', '2026-02-30'], '2026-02-30 is not a day'],
      [['correct', id, 'x', '60', 'Less', '--by', 'Ana'], 'x is not the number of an entry'],
    ] as const;
    for (const [args, message] of wrong) expect(() => readVerb(support, args)).toThrow(message);
    expect(() => readVerb(boosts, ['return', id, 'Our fault'])).toThrow('Say who does it');
    expect(() => readVerb(boosts, ['return', 'x', 'Our fault', '--by', 'Ana'])).toThrow('x is not the id');
    expect(readVerb(boosts, ['list', id]).order).toBe(id);
  });
});

import { type DeskFigureLine, loadDeskFigures } from '@wbn/contract/desk/desk-figures.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, callServer } from '../../testing/call-server.ts';
import { addPerson } from '../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { SignedIn } from '../../testing/test-tokens.ts';

let api: TestServer;
let moderator: SignedIn;
const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);

async function addCase(
  kind: string,
  edition: string | null,
  opened: number,
  decidedAfter?: number,
  outcome?: string,
) {
  const subjectID = newId();
  await api.db
    .insertInto('desk_case')
    .values({
      ...{ id: newId(), kind, subject_id: subjectID, what: kind, edition, due_at: hoursAgo(opened - 24) },
      ...{ opened_at: hoursAgo(opened), state: decidedAfter === undefined ? 'open' : 'decided' },
      ...{
        decided_at: decidedAfter === undefined ? null : hoursAgo(opened - decidedAfter),
        outcome: outcome ?? null,
      },
    })
    .execute();
  return subjectID;
}

beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  moderator = await api.signInStaff();
  await addCase('report', 'italy', 30);
  await addCase('report', 'italy', 2);
  for (const took of [1, 2, 3, 10]) await addCase('report', 'spain', 20, took, 'remove');
  const userID = await addPerson(api.db);
  for (const [took, outcome] of [
    [4, 'upheld'],
    [6, 'confirmed'],
  ] as const) {
    const id = await addCase('objection', 'spain', 40, took, outcome);
    const times = { decided_at: hoursAgo(50), created_at: hoursAgo(40), answered_at: hoursAgo(40 - took) };
    await api.db
      .insertInto('objection')
      .values({
        ...{ id, subject_type: 'measure', subject_id: newId(), party_id: userID, side: 'affected' },
        ...{ user_id: userID, content: 'No.', outcome, answered_by: 'Ada Bell', ...times },
      })
      .execute();
  }
  await addCase('report', 'spain', 24 * 40, 1, 'keep');
  await addCase('payment-dispute', 'spain', 5);
});
afterAll(() => api.stop());

const load = async (query: { days?: number; edition?: string } = {}, who = moderator) =>
  (await callServer(api.url, loadDeskFigures, { query: query as never }, who.headers)).body.data;

describe('STF-56 the figures of the desk', () => {
  it('tell what waits, how fast is decided, per kind and edition, and what objections reverse', async () => {
    const figures = await load({ days: 7 });
    expect(figures.all).toMatchObject({ waiting: 2, pastDue: 1, opened: 8, decided: 6 });
    expect(figures.all.oldestHours).toBeCloseTo(30, 1);
    const report = figures.kinds.find(({ kind }: { kind: string }) => kind === 'report') as DeskFigureLine;
    expect(report).toMatchObject({ waiting: 2, decided: 4 });
    expect(report.medianHours).toBeCloseTo(2.5, 3);
    expect(report.ninetiethHours).toBeCloseTo(7.9, 3);
    expect(figures.editions.map(({ edition }: { edition: string }) => edition)).toEqual(['italy', 'spain']);
    expect(figures.objections).toEqual({ decided: 2, reversed: 1 });
    expect(figures.days).toHaveLength(7);
    expect(figures.days.reduce((sum: number, { decided }: { decided: number }) => sum + decided, 0)).toBe(6);
    expect((await load({ days: 90 })).all.decided).toBe(7);
  });

  it('are those of the cases that the asker deals with', async () => {
    expect((await load({ edition: 'italy' })).all).toMatchObject({ waiting: 2, decided: 0 });
    const administrator = await api.signInStaff({ role: 'administrator' });
    expect((await load({}, administrator)).all.waiting).toBe(3);
    const ofItaly = await api.signInStaff({ editions: ['italy'], kinds: ['objection'] });
    expect((await load({}, ofItaly)).all).toMatchObject({
      waiting: 0,
      decided: 0,
      medianHours: null,
      oldestHours: null,
    });
    expect((await ask(`${api.url}/desk/figures?days=8`, moderator)).status).toBe(400);
  });
});

import { listAnnouncements, writeAnnouncement } from '@wbn/contract/desk/announcements.ts';
import { listShownAnnouncements } from '@wbn/contract/pages/announcements.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { showAnnouncements } from '../../pages/announcement.sql.ts';
import { selectStaffActions } from '../../staff/staff-action.sql.ts';
import { ask, callServer, post } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { SignedIn } from '../../testing/test-tokens.ts';

let api: TestServer;
let administrator: SignedIn;
let listener: pg.Client;
const purged: string[] = [];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  administrator = await api.signInStaff({ role: 'administrator', name: 'Ada Bell' });
  listener = new pg.Client(api.databaseUrl);
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => purged.push(payload));
  await listener.query('listen page_purge');
});
afterAll(async () => {
  await listener.end();
  await api.stop();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const write = async (body: object) =>
  (await callServer(api.url, writeAnnouncement, { body: body as never }, administrator.headers)).body.data;
const end = (id: string) =>
  ask(`${api.url}/desk/announcements/${id}`, { method: 'DELETE', ...administrator });
/** What sites are told, and what becomes of pages once all sites know it. */
const shown = async () =>
  (await callServer(api.url, listShownAnnouncements, {})).body.data.map(
    ({ announcementID }: { announcementID: string }) => announcementID,
  );
const passSeconds = (seconds: number) => {
  const before = (column: string) => sql`${sql.ref(column)} - make_interval(secs => ${seconds})`;
  return sql`
    update announcement set created_at = ${before('created_at')}, starts_at = ${before('starts_at')}, ends_at = ${before('ends_at')}`.execute(
    api.db,
  );
};

/** Waits for a purge, and forgets it. */
async function expectPurge(keys: string): Promise<void> {
  await expect.poll(() => purged).toEqual([keys]);
  purged.length = 0;
}

describe('STF-54 announcements', () => {
  it('are shown by their editions in their language from start to end, and purge the pages at both', async () => {
    const body = {
      editions: ['italy', 'spain'],
      language: 'en',
      content: 'Fair in May',
      link: '/articles',
      endsAt: inHours(1),
    };
    const { announcementID } = await write(body);
    expect((await callServer(api.url, listShownAnnouncements, {})).body.data).toMatchObject([
      {
        announcementID,
        content: 'Fair in May',
        link: '/articles',
        editions: ['italy', 'spain'],
        language: 'en',
      },
    ]);
    // Sites may not know it yet, so no page is purged.
    await showAnnouncements.run(api.db);
    await passSeconds(90);
    await showAnnouncements.run(api.db);
    await expectPurge('frame:italy frame:spain');
    const ended = await end(announcementID);
    expect(ended.body.data).toMatchObject({ announcementID, state: 'over' });
    expect(await shown()).toEqual([]);
    await showAnnouncements.run(api.db);
    await passSeconds(90);
    await showAnnouncements.run(api.db);
    await showAnnouncements.run(api.db);
    await expectPurge('frame:italy frame:spain');
    const acts = await selectStaffActions.all(api.db, { targetID: announcementID, most: 9 });
    expect(acts.map(({ act }) => act)).toEqual(['end-announcement', 'write-announcement']);
    expect((await callServer(api.url, listAnnouncements, {}, administrator.headers)).body.data).toMatchObject(
      [{ announcementID, state: 'over', by: 'Ada Bell' }],
    );
    const again = await end(announcementID);
    expect(again.status).toBe(409);
  });

  it('begin and end by themselves, everywhere without editions', async () => {
    const planned = await write({
      language: 'it',
      content: 'Domani',
      startsAt: inHours(1),
      endsAt: inHours(2),
    });
    expect([planned.state, await shown()]).toEqual(['planned', []]);
    // Told in advance, with its time.
    await passSeconds(55 * 60);
    expect(await shown()).toEqual([planned.announcementID]);
    await showAnnouncements.run(api.db);
    await passSeconds(6 * 60);
    await showAnnouncements.run(api.db);
    await expectPurge('*');
    await passSeconds(60 * 60);
    expect(await shown()).toEqual([]);
    await passSeconds(90);
    await showAnnouncements.run(api.db);
    await expectPurge('*');
  });

  it('refuse other links, lines, times and editions', async () => {
    const right = { language: 'en', content: 'Fair', endsAt: inHours(1) };
    for (const wrong of [
      { link: 'javascript:alert(1)' },
      { link: '//evil.example' },
      { link: 'http://plain.example' },
      { content: 'two\nlines' },
      { content: ' ' },
      { endsAt: inHours(-1) },
      { startsAt: inHours(2) },
      { editions: ['atlantis'] },
      { editions: [] },
      { language: 'fr' },
    ])
      expect([
        wrong,
        (await post(`${api.url}/desk/announcements`, { ...right, ...wrong }, administrator.headers)).status,
      ]).toEqual([wrong, 400]);
    const ofItaly = await api.signInStaff({ role: 'administrator', editions: ['italy'] });
    expect((await post(`${api.url}/desk/announcements`, right, ofItaly.headers)).status).toBe(403);
    const unknown = await end(newId());
    expect(unknown.status).toBe(404);
  });
});

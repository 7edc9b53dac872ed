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
const shown = async (edition: string, language = 'en') =>
  (await callServer(api.url, listShownAnnouncements, { query: { edition, language } })).body.data;

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
    const line = [{ announcementID, content: 'Fair in May', link: '/articles' }];
    expect([await shown('italy'), await shown('spain')]).toEqual([line, line]);
    expect([await shown('italy', 'it'), await shown('france')]).toEqual([[], []]);
    await expect.poll(() => purged).toEqual(['frame:italy frame:spain']);
    const ended = await end(announcementID);
    expect(ended.body.data).toMatchObject({ announcementID, state: 'over' });
    expect(await shown('italy')).toEqual([]);
    await expect.poll(() => purged.splice(0)).toEqual(['frame:italy frame:spain', 'frame:italy frame:spain']);
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
    expect([planned.state, await shown('italy', 'it')]).toEqual(['planned', []]);
    const move = (starts: number, ends: number) =>
      sql`update announcement set starts_at = ${inHours(starts)}, ends_at = ${inHours(ends)} where id = ${planned.announcementID}`.execute(
        api.db,
      );
    await move(-1, 1);
    await showAnnouncements.run(api.db);
    expect(await shown('peru', 'it')).toMatchObject([{ content: 'Domani' }]);
    await move(-2, -1);
    await showAnnouncements.run(api.db);
    await showAnnouncements.run(api.db);
    expect(await shown('peru', 'it')).toEqual([]);
    await expect.poll(() => [...new Set(purged)]).toEqual(['*']);
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

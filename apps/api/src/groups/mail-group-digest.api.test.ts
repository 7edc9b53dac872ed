import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteLinks } from '@wbn/edition/site-links.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bindMailDigest, mailDigest, queueDigests } from '../notifications/digests/mail-digest.ts';
import { addAccount, type BusinessPerson } from '../testing/add-business-people.ts';
import { addGroup } from '../testing/add-group.ts';
import { addPost } from '../testing/add-post.ts';
import { ask, post } from '../testing/call-server.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { stopTokenIn } from '../testing/stop-token-in.ts';
import { groupDigest } from './mail-group-digest.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

/** The Monday after today, at noon. */
function nextMonday(): Date {
  const day = new Date();
  day.setUTCHours(12, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day;
}
const monday = nextMonday();

const mailsTo = ({ userID }: BusinessPerson) =>
  (existsSync(api.outboxDir) ? readdirSync(api.outboxDir) : [])
    .filter((name) => name.startsWith('group-digest-') && name.includes(userID))
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8'));

async function mailOn(day: Date): Promise<void> {
  await queueDigests(api.db, groupDigest, day);
  await api.jobs.settle();
}

async function addReader(language: string) {
  const [reader, writer] = [await addAccount(api, 'Rita'), await addAccount(api, 'Walt')];
  await api.db
    .updateTable('user_profile')
    .set({ preferred_language: language })
    .where('id', '=', reader.userID)
    .execute();
  const id = await addGroup(
    api.db,
    { [writer.userID]: 'owner', [reader.userID]: 'member' },
    { access: 'private', name: 'Casting' },
  );
  const write = (by: BusinessPerson = writer) =>
    addPost(api.db, { user_id: by.userID, timeline_id: id, timeline_type: 'group', content: 'PRIVATE-TEXT' });
  return { reader, writer, id, write };
}

it('GRP-07: mails once a week in which groups others have posted, in the language of the person', async () => {
  for (const [language, says] of [
    ['es', 'Casting: 2 publicaciones nuevas'],
    ['it', 'Casting: 2 nuovi post'],
  ] as const) {
    const { reader, writer, write } = await addReader(language);
    await write();
    await write();
    await write(reader);
    await mailOn(monday);
    await mailOn(monday);
    const [mail = '', ...more] = mailsTo(reader);
    expect(more).toEqual([]);
    expect(mail.replaceAll('=\r\n', '')).toContain(says);
    expect(mail).not.toContain('PRIVATE-TEXT');
    expect(mailsTo(writer)[0]?.replaceAll('=\r\n', '')).toContain('Casting: one new post');
    await mailOn(new Date(monday.getTime() + 86_400_000));
    expect(mailsTo(reader)).toHaveLength(1);
  }
});

it('GRP-07: mails nothing to people who left, whose groups are quiet, or who switched it off; a link in the mail does that', async () => {
  const [left, quiet, off, loud] = await Promise.all(Array.from({ length: 4 }, () => addReader('en')));
  if (!left || !quiet || !off || !loud) throw new Error('Four readers are added.');
  for (const { write } of [left, off, loud]) await write();
  await ask(`${api.url}/notification/settings`, {
    method: 'PUT',
    headers: { ...off.reader.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kinds: [{ kind: 'group-digest', inApp: true, byMail: false }] }),
  });
  await queueDigests(api.db, groupDigest, monday);
  await api.db.deleteFrom('group_member').where('user_id', '=', left.reader.userID).execute();
  await api.jobs.settle();
  expect([left, quiet, off, loud].map(({ reader }) => mailsTo(reader).length)).toEqual([0, 0, 0, 1]);
  const token = stopTokenIn(mailsTo(loud.reader)[0]);
  expect((await post(`${api.url}/mails/stop`, { token })).body.data).toEqual({ mails: ['group-digest'] });
  await mailOn(new Date(monday.getTime() + 7 * 86_400_000));
  expect(mailsTo(loud.reader)).toHaveLength(1);
});

it('sends a mail again when the server did not take it, and never twice', async () => {
  const { reader, write } = await addReader('en');
  await write();
  const period = monday.toISOString().slice(0, 10);
  await api.db
    .insertInto('digest_mail')
    .values({ user_id: reader.userID, kind: 'group-digest', period })
    .execute();
  const payload = mailDigest.payload.parse({ userID: reader.userID, kind: 'group-digest', period });
  const sent: Mail[] = [];
  let fails = true;
  const mailer = {
    async send(mail: Mail) {
      if (fails) throw new Error('ECONNREFUSED');
      sent.push(mail);
    },
    close: () => undefined,
  };
  const siteLinks = createSiteLinks({ siteUrl: 'http://localhost:4000', edition: 'australia' });
  const { run } = bindMailDigest({ db: api.db, mailer, siteLinks }, [groupDigest]);
  const attempt = { isLast: false, signal: new AbortController().signal };
  await expect(run(payload, attempt)).rejects.toThrow('ECONNREFUSED');
  fails = false;
  await Promise.all([run(payload, attempt), run(payload, attempt)]);
  expect(sent).toHaveLength(1);
});

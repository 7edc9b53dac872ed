import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listJobs, retryJob } from '@wbn/host/jobs/jobs.sql.ts';
import { passTime } from '@wbn/host/jobs/testing/pass-time.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addMember } from '../../testing/add-member.ts';
import { readZip } from '../../testing/read-zip.ts';
import { type SignedIn, signIn } from '../../testing/signed-in-browser.ts';
import { startTestHost, type TestHost } from '../../testing/start-test-host.ts';
import { memberTexts } from '../member-texts.ts';
import { beginExport } from './export.sql.ts';
import { cleanUpExports, exportFile, orderExport } from './make-export.ts';
import { readPersonalData } from './read-personal-data.ts';

const path = '/account/export';
const store = createServer((request, response) => {
  if (request.url === '/files/pictures/one.webp') response.end('the bytes of a picture');
  else response.writeHead(404).end();
});
let host: TestHost;
let ana: SignedIn;

beforeAll(async () => {
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
  const address = store.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  host = await startTestHost(inject('postgresUrl'), { apiUrl: `http://127.0.0.1:${port}` });
  ana = await signIn(host, 'ana@rossi.example');
  const picture = (id: string, url: string) => ({
    id: id.repeat(32),
    owner_id: ana.id,
    url,
    photo: JSON.stringify({ url }),
    object_keys: [],
  });
  await host.db
    .insertInto('picture')
    .values([picture('a', '/files/pictures/one.webp'), picture('b', '/files/pictures/gone.webp')])
    .execute();
});
afterAll(async () => {
  await host.stop();
  store.close();
});

const idIn = (body: string) => /download\?id=([\w-]+)/.exec(body)?.[1] ?? '';

describe('export my data (a zip, made by a job)', () => {
  it('shows the progress without a script, makes the zip, and sends a mail', async () => {
    const order = { userID: ana.id, language: 'it', edition: 'italy', back: 'http://localhost:4000/' };
    await orderExport(host.db, order);
    await orderExport(host.db, order);
    expect(await listJobs(host.db)).toHaveLength(1);
    const { body } = await ana.browser.get(path);
    expect(body).toContain('<meta http-equiv="refresh"');
    expect(body).toContain('<progress');
    expect(body).not.toContain('Create a copy');
    await host.jobs.settle();
    const ready = await ana.browser.get(path);
    expect(ready.body).not.toContain('http-equiv="refresh"');
    expect(ready.body.match(/download\?id=/g)).toHaveLength(1);
    const [mail] = await host.mailsTo(ana.email);
    expect(mail?.subject).toBe('La copia dei Suoi dati WBN è pronta');
    expect(mail?.text).toContain('/account/export');
  });

  it('contains profile, businesses, sign-ins, requests and pictures, and no secrets', async () => {
    const id = idIn((await ana.browser.get(path)).body);
    const answer = await ana.browser.get(`${path}/download?id=${id}`);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="wbn-[\d-]+\.zip"$/);
    const files = readZip(answer.rawPayload);
    const text = (name: string) => files.get(name)?.toString() ?? '';
    expect(JSON.parse(text('profile.json'))).toMatchObject({
      first_name: 'Ana',
      company_name: 'Rossi Pompe',
    });
    expect(JSON.parse(text('businesses.json'))).toEqual([]);
    expect(JSON.parse(text('account.json'))).toMatchObject({
      email: ana.email,
      sign_in_methods: [{ method: 'credential' }],
      sites: [{ site: 'http://localhost:4000' }],
    });
    expect(JSON.parse(text('need-help-requests.json'))).toEqual([]);
    const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'));
    expect(pictures).toEqual([expect.stringMatching(new RegExp(`^pictures/${ana.id}/\\d+-one\\.webp$`))]);
    expect(text(pictures[0] ?? '')).toBe('the bytes of a picture');
    const { token } = await host.db
      .selectFrom('account.session')
      .select('token')
      .where('user_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    for (const content of files.values()) expect(content.toString()).not.toMatch(`(${token}|\\$argon2)`);
  });

  it("contains invitations and the person's activity in businesses, not that of others", async () => {
    const eva = await addMember(host, 'eva@boss.example');
    const business = newId();
    await host.db
      .insertInto('business')
      .values({
        id: business,
        source: 'member',
        source_id: business,
        company_name: 'Boss',
        business_type: 'MA',
      })
      .execute();
    await host.db
      .insertInto('business_invitation')
      .values(
        [ana.email, 'ugo@boss.example'].map((email) => ({
          id: newId(),
          business_id: business,
          email,
          role: 'admin' as const,
          invited_by: eva,
          language: 'en',
        })),
      )
      .execute();
    const done = (user_id: string, action: string, details = {}) => ({
      id: newId(),
      business_id: business,
      user_id,
      user_name: 'X',
      action,
      details: JSON.stringify(details),
    });
    await host.db
      .insertInto('business_activity')
      .values([
        done(eva, 'member-invited', { person: ana.email }),
        done(eva, 'product-created'),
        done(ana.id, 'product-changed', { product: 'Pump' }),
      ])
      .execute();
    const data = await readPersonalData(host.db, ana.id);
    expect(data['invitations.json']).toMatchObject([{ business: 'Boss', role: 'admin', answer: null }]);
    expect(data['activity.json']).toMatchObject([
      { business: 'Boss', action: 'member-invited', details: { person: ana.email } },
      { business: 'Boss', action: 'product-changed', details: { product: 'Pump' } },
    ]);
    expect(JSON.stringify(data)).not.toContain('ugo@boss.example');
  });

  it('can be downloaded by its signed-in owner for seven days', async () => {
    const id = idIn((await ana.browser.get(path)).body);
    const download = `${path}/download?id=${id}`;
    expect((await host.browser().get(download)).statusCode).toBe(303);
    const eva = await signIn(host, 'eva@rossi.example');
    expect((await eva.browser.get(download)).statusCode).toBe(404);
    expect((await ana.browser.get(`${path}/download?id=../../auth-secret`)).statusCode).toBe(404);
    const { exportsDir } = host.settings;
    const file = exportFile(exportsDir, id);
    expect(existsSync(file)).toBe(true);
    await host.db
      .updateTable('account.data_export')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    expect((await ana.browser.get(download)).statusCode).toBe(404);
    await cleanUpExports(host.db, exportsDir);
    expect(existsSync(file)).toBe(false);
  });

  it('starts again after a process ended in the middle; reports a failure after the last attempt, and can be ordered again', async () => {
    const ida = await signIn(host, 'ida@rossi.example');
    const order = { userID: ida.id, language: 'en', edition: 'chile', back: 'http://localhost:4000/' };
    await orderExport(host.db, order);
    const [job] = await listJobs(host.db);
    const { id } = await host.db
      .selectFrom('account.data_export')
      .select('id')
      .where('user_id', '=', ida.id)
      .executeTakeFirstOrThrow();
    await beginExport.run(host.db, { id });
    // A file where the folder should be makes every write fail.
    const { exportsDir } = host.settings;
    renameSync(exportsDir, `${exportsDir}-away`);
    writeFileSync(exportsDir, '');
    await host.jobs.settle();
    expect((await ida.browser.get(path)).body).toContain('http-equiv="refresh"');
    await passTime(host, 60);
    expect(await listJobs(host.db)).toMatchObject([{ task: 'make-export', state: 'failed' }]);
    expect((await ida.browser.get(path)).body).toContain(memberTexts.en.export.failed);
    rmSync(exportsDir);
    renameSync(`${exportsDir}-away`, exportsDir);
    host.failures.length = 0;
    await retryJob(host.db, job?.id ?? '');
    await host.jobs.settle();
    expect(idIn((await ida.browser.get(path)).body)).toBe(id);
  });

  it('starts with the button', async () => {
    const ugo = await signIn(host, 'ugo@rossi.example');
    expect((await ugo.browser.post(path, {})).statusCode).toBe(303);
    await host.jobs.settle();
    expect(idIn((await ugo.browser.get(path)).body)).not.toBe('');
  });
});

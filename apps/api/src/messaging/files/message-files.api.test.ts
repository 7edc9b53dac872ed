import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFileLimit } from '@wbn/contract/messaging/message-file.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cleanUpUploads } from '../../files/clean-up-uploads.ts';
import { addBusinessPeople, type BusinessPeople } from '../../testing/add-business-people.ts';
import { post } from '../../testing/call-server.ts';
import { addPerson } from '../../testing/fixtures.ts';
import { loadDownload } from '../../testing/load-download.ts';
import { readArchive } from '../../testing/read-archive.ts';
import { requestCalls } from '../../testing/request-calls.ts';
import { jpegWithPlace } from '../../testing/sample-pictures.ts';
import { postSigned } from '../../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { SignedIn } from '../../testing/test-tokens.ts';

let api: TestServer;
let company: BusinessPeople;
let ana: SignedIn;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  company = await addBusinessPeople(api, { company_name: 'Acme Valves' });
  ana = await api.signIn(await addPerson(api.db));
});
afterAll(() => api.stop());

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);
const order = { contentType: 'application/pdf', fileSize: pdf.length, fileName: 'Price list.pdf' };
const ask = (body: object, who: SignedIn = ana) =>
  post(`${api.url}/files/upload-request/message`, body, who.headers);
const check = (token: string, who: SignedIn = ana) =>
  post(`${api.url}/files/upload-check/message`, { token }, who.headers);

/** Uploads a file and returns its token. */
async function send(
  bytes: Buffer = pdf,
  changes: Partial<typeof order> = {},
  who: SignedIn = ana,
): Promise<string> {
  const { body } = await ask({ ...order, fileSize: bytes.length, ...changes }, who);
  expect((await postSigned(body.data.signedPost, bytes)).status).toBe(204);
  return body.data.token;
}

/** Sends an inquiry of Ana with files; returns the thread and the files as the company sees them. */
async function inquire(files: string[]) {
  const { requestID } = await requestCalls(api).sent({ to: company.businessID, files }, ana);
  const { body } = await requestCalls(api).messages(requestID, company.member, { bid: company.businessID });
  return { requestID, files: body.data.messages[0].files as { fileID: string; name: string }[] };
}

interface FileRequest {
  readonly requestID: string;
  readonly fileID: string;
  readonly use?: string;
  readonly bid?: string;
}
const addressOf = ({ requestID, fileID, use = 'download', bid }: FileRequest, who: { headers: object }) =>
  post(
    `${api.url}/business/request/${requestID}/file/${fileID}${bid ? `?bid=${bid}` : ''}`,
    { use },
    who.headers as Record<string, string>,
  );

describe('sending a file', () => {
  it('attaches a file to the inquiry under its name, and only for its sender', async () => {
    const token = await send(pdf, { fileName: '../etc/Price list.pdf' });
    expect((await check(token)).body.data).toEqual({
      name: 'Price list.pdf',
      contentType: 'application/pdf',
      size: pdf.length,
    });
    const stranger = await api.signIn(await addPerson(api.db));
    const stolen = await requestCalls(api).send({ to: company.businessID, files: [token] }, stranger);
    expect([stolen.status, stolen.body.fields]).toEqual([404, { 'files.0': 'must be attached again' }]);
    const { files } = await inquire([token]);
    expect(files).toMatchObject([
      { name: 'Price list.pdf', contentType: 'application/pdf', size: pdf.length },
    ]);
  });

  it('refuses a file by its bytes, whatever its stated type, and by its size', async () => {
    const locked = Buffer.from(String(pdf).replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 2 0 R'));
    const bad: [Buffer, number, RegExp][] = [
      [Buffer.from('<html><script>1</script>%%EOF'), 415, /not a PDF/],
      [pdf.subarray(0, -8), 400, /cut off/],
      [locked, 400, /password/],
    ];
    for (const [bytes, status, message] of bad) {
      const answer = await check(await send(bytes));
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
    }
    const asPicture = await check(await send(pdf, { contentType: 'image/jpeg' }));
    expect(asPicture.status).toBe(415);
    expect((await ask({ ...order, fileSize: messageFileLimit })).status).toBe(200);
    expect((await ask({ ...order, fileSize: messageFileLimit + 1 })).status).toBe(413);
    expect((await ask({ ...order, contentType: 'image/svg+xml' })).status).toBe(400);
    const six = await requestCalls(api).send(
      { to: company.businessID, files: Array.from({ length: 6 }, () => 'x') },
      ana,
    );
    expect(six.status).toBe(400);
  });

  it('strips the location from a picture and keeps its size; stores nothing among public files', async () => {
    const original = await jpegWithPlace({ width: 1200, height: 600 });
    const token = await send(original, { contentType: 'image/jpeg', fileName: 'Flange.jpg' });
    const { requestID, files } = await inquire([token]);
    const fileID = files[0]?.fileID ?? '';
    const bytes: Record<string, Buffer> = {};
    for (const use of ['view', 'preview']) {
      const { body } = await addressOf({ requestID, fileID, use }, ana);
      const answer = await fetch(api.url + body.data.url);
      expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="Flange.jpg"/);
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      bytes[use] = Buffer.from(await answer.arrayBuffer());
    }
    const whole = await sharp(bytes.view).metadata();
    expect([whole.format, Math.max(whole.width, whole.height), whole.exif]).toEqual([
      'jpeg',
      1200,
      undefined,
    ]);
    expect(String(bytes.view)).not.toContain('Ana Rossi');
    const small = await sharp(bytes.preview).metadata();
    expect([small.format, Math.max(small.width, small.height)]).toEqual(['webp', 480]);
    expect(readdirSync(api.filesDir)).not.toContain('private');
    const [folder = ''] = readdirSync(api.privateDir);
    expect((await fetch(`${api.url}/files/private/${folder}/file.jpeg`)).status).toBe(404);
    expect(
      readFileSync(join(api.privateDir, folder, readdirSync(join(api.privateDir, folder))[0] ?? '')).length,
    ).toBeGreaterThan(0);
  });
});

describe('loading a file', () => {
  it('gives both sides a single-use download address; never shows a PDF as a page', async () => {
    const { requestID, files } = await inquire([await send()]);
    const fileID = files[0]?.fileID ?? '';
    const bid = company.businessID;
    for (const [who, as] of [
      [ana, {}],
      [company.member, { bid }],
    ] as const) {
      const { body } = await addressOf({ requestID, fileID, ...as }, who);
      const answer = await fetch(api.url + body.data.url);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Price_list.pdf"; filename*=UTF-8''Price%20list.pdf`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
      expect((await fetch(api.url + body.data.url)).status).toBe(404);
    }
    expect((await addressOf({ requestID, fileID, use: 'view' }, ana)).status).toBe(400);
  });

  it('refuses files of other threads, strangers and removed members', async () => {
    const first = await inquire([await send()]);
    const other = await inquire([await send()]);
    const fileID = first.files[0]?.fileID ?? '';
    const bid = company.businessID;
    expect((await addressOf({ requestID: other.requestID, fileID }, ana)).status).toBe(404);
    const { requestID } = first;
    expect((await addressOf({ requestID, fileID }, company.outsider)).status).toBe(404);
    expect((await addressOf({ requestID, fileID, bid }, company.outsider)).status).toBe(404);
    expect((await addressOf({ requestID, fileID }, company.member)).status).toBe(404);
    const { body } = await addressOf({ requestID, fileID, bid }, company.admin);
    await api.db.deleteFrom('business_member').where('user_id', '=', company.admin.userID).execute();
    expect((await fetch(api.url + body.data.url)).status).toBe(404);
    expect((await addressOf({ requestID, fileID, bid }, company.admin)).status).toBe(404);
  });
});

it('puts threads with files, notes and authors into the archive of a company, and nothing of others', async () => {
  const { businessID, member, owner } = company;
  const calls = requestCalls(api);
  const { requestID } = await inquire([await send()]);
  await calls.write(requestID, { content: 'Nine.', offer: { leadTimeDays: 30 } }, member, businessID);
  const rival = await addBusinessPeople(api, { company_name: 'Rival' });
  await calls.sent({ to: rival.businessID, message: 'For the rival alone' }, ana);
  await calls.sent({ to: rival.businessID, from: businessID, message: 'From us to you' }, owner);
  const by = { business_id: businessID, user_id: member.userID };
  const words = { id: newId(), content: 'Ask Vera first', ...by };
  await api.db
    .insertInto('request_note')
    .values({ ...words, request_id: requestID })
    .execute();
  await api.db
    .insertInto('saved_reply')
    .values({ ...words, title: 'Prices' })
    .execute();

  const { bytes } = await loadDownload(api, { businessID, kind: 'company', headers: owner.headers });
  const archive = await readArchive(bytes);
  const text = archive.get('requests.jsonld')?.toString() ?? '';
  const threads: Record<string, unknown>[] = JSON.parse(text)['@graph'];
  expect(text).not.toContain('For the rival alone');
  expect(threads.at(-1)).toMatchObject({
    'wbn:side': 'S',
    'wbn:to': { name: 'Rival' },
    hasPart: [{ sender: expect.any(String), text: 'From us to you' }],
  });
  const thread = threads.find(({ identifier }) => identifier === requestID) ?? {};
  expect(thread).toMatchObject({
    name: 'Full price list',
    'wbn:status': 'open',
    'wbn:from': { '@type': 'Person', identifier: ana.userID },
    'wbn:notes': [{ text: 'Ask Vera first' }],
    hasPart: [
      { position: 1, 'wbn:from': 'S', messageAttachment: [{ name: 'Price list.pdf' }] },
      { position: 2, 'wbn:from': 'R', sender: expect.any(String), 'wbn:offer': { leadTimeDays: 30 } },
    ],
  });
  const [asked] = thread.hasPart as [{ messageAttachment: [{ contentUrl: string }] }];
  expect(asked).not.toHaveProperty('sender');
  expect(archive.get(asked.messageAttachment[0].contentUrl)).toEqual(pdf);
  expect(archive.get('saved-replies.json')?.toString()).toContain('Ask Vera first');
});

it('deletes unattached files after a day, keeps attached ones, and deletes those of a deleted thread', async () => {
  const kept = await inquire([
    await send(Buffer.concat([Buffer.from('%PDF-1.4\n% kept\n'), pdf.subarray(9)])),
  ]);
  expect(
    (await check(await send(Buffer.concat([Buffer.from('%PDF-1.4\n% lost\n'), pdf.subarray(9)])))).status,
  ).toBe(200);
  const paths = async () =>
    (await api.db.selectFrom('picture').select('url').where('owner_id', '=', ana.userID).execute()).length;
  const before = await paths();
  const sweep = async () => {
    await api.db.updateTable('upload').set({ created_at: sql<Date>`now() - interval '26 hours'` }).execute();
    await api.db.updateTable('picture').set({ unused_since: sql<Date>`now() - interval '2 days'` }).execute();
    await cleanUpUploads(api.db, api.store);
  };
  await sweep();
  expect(await paths()).toBe(before - 1);
  const { path } = await api.db
    .selectFrom('message_file')
    .select('path')
    .where('request_id', '=', kept.requestID)
    .executeTakeFirstOrThrow();
  expect(await api.store.read(path)).toBeDefined();
  await api.db.deleteFrom('request').where('id', '=', kept.requestID).execute();
  await sweep();
  expect(await api.store.read(path)).toBeUndefined();
});

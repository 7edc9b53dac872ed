import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cleanUpUploads } from '../files/clean-up-uploads.ts';
import { addMember, wholeForm } from '../testing/add-member.ts';
import { post } from '../testing/call-server.ts';
import { drawSample } from '../testing/sample-pictures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

describe('pictures', () => {
  /** Asks for a form and sends a picture with it. */
  async function upload(headers: Record<string, string>, purpose: string): Promise<string> {
    const bytes = await drawSample({ width: 600, height: 600 }).jpeg().toBuffer();
    const { body } = await post(
      `${api.url}/files/upload-request/user`,
      { contentType: 'image/jpeg', fileSize: bytes.length, purpose },
      headers,
    );
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(body.data.signedPost.fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
    expect((await fetch(body.data.signedPost.url, { method: 'POST', body: form })).ok).toBe(true);
    return body.data.token;
  }

  it('UPL-05: a picture alone changes no text and no version; the next form keeps the picture', async () => {
    const { save, headers } = await addMember(api, 'picture@wbn.example');
    await save(wholeForm);
    const { body } = await save({
      profilePhoto: { token: await upload(headers, 'profilePhoto') },
      version: 1,
    });
    expect(body.data).toMatchObject({ firstName: 'Nadia', city: 'Newcastle', version: 2 });
    expect((await fetch(new URL(body.data.profilePhoto.url, api.url))).status).toBe(200);
    const cover = await save({ ...wholeForm, coverPhoto: { token: await upload(headers, 'coverPhoto') } });
    expect(cover.body.data.coverPhoto.url).toMatch(/^\/files\//);
    expect(cover.body.data.profilePhoto).toEqual(body.data.profilePhoto);
  });

  it('removes a picture by null, and deletes its file when nothing shows it any more', async () => {
    const { save, headers } = await addMember(api, 'off@wbn.example');
    const { body } = await save({ profilePhoto: { token: await upload(headers, 'profilePhoto') } });
    const off = await save({ profilePhoto: null });
    expect([off.status, off.body.data.profilePhoto, off.body.data.version]).toEqual([200, undefined, 1]);
    const { url } = body.data.profilePhoto;
    const dayLater = sql<Date>`now() - interval '26 hours'`;
    await api.db.updateTable('upload').set({ created_at: dayLater }).execute();
    await api.db
      .updateTable('picture')
      .set({ unused_since: dayLater })
      .where('unused_since', 'is not', null)
      .execute();
    await cleanUpUploads(api.db, api.store);
    expect((await fetch(new URL(url, api.url))).status).toBe(404);
    expect((await save({ profilePhoto: null })).status).toBe(200);
  });

  it('UPL-05: refuses an upload of another person or for another purpose, and saves nothing', async () => {
    const one = await addMember(api, 'one@wbn.example');
    const two = await addMember(api, 'two@wbn.example');
    const token = await upload(one.headers, 'profilePhoto');
    const stolen = await two.save({ ...wholeForm, profilePhoto: { token } });
    const misused = await one.save({ ...wholeForm, coverPhoto: { token } });
    expect([stolen.body.name, misused.body.name]).toEqual(['NotFound', 'NotFound']);
    expect(await two.load()).toMatchObject({ firstName: 'Ana', version: 1 });
  });
});

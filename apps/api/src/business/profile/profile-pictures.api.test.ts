import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { profileOf } from '../../testing/profile-of.ts';
import { drawSample } from '../../testing/sample-pictures.ts';
import { sampleMp4 } from '../../testing/sample-videos.ts';
import { sendBusinessFile } from '../../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

type Purpose = 'profilePhoto' | 'coverPhoto' | 'certificatePhoto' | 'productPhoto';

let api: TestServer;
let people: BusinessPeople;
let page: ReturnType<typeof profileOf>;
let bytes: Buffer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api);
  page = profileOf(api, people);
  bytes = await drawSample({ width: 400, height: 300 }).jpeg().toBuffer();
});
afterAll(() => api.stop());

const send = async (purpose: Purpose, user: BusinessPerson = people.owner) => ({
  token: await sendBusinessFile({ url: api.url, user, bytes, purpose, businessID: people.businessID }),
});

describe('profile and cover photo', () => {
  it('BIZ-19: are set, kept while others are saved, removed by null, and recorded once each', async () => {
    const [profilePhoto, coverPhoto] = [await send('profilePhoto'), await send('coverPhoto')];
    const { body } = await page.save({ profilePhoto, coverPhoto });
    const { general } = body.data;
    expect((await fetch(`${api.url}${general.profilePhoto.url}`)).status).toBe(200);
    expect(general.coverPhoto.url).toMatch(/^\/files\//);
    expect(body.session.versions.general).toBe(1);
    await page.save({ general: { companyName: 'Acme Valves', businessType: 'MA' }, profilePhoto });
    const off = await page.save({ coverPhoto: null });
    expect(off.body.data.general.profilePhoto).toEqual(general.profilePhoto);
    expect(off.body.data.general).not.toHaveProperty('coverPhoto');
    await page.save({ coverPhoto: null });
    const pictures = (await page.activity()).map(({ action, details }) => `${action} ${details.picture}`);
    expect(pictures).toEqual([
      'picture-changed profilePhoto',
      'picture-changed coverPhoto',
      'picture-changed coverPhoto',
    ]);
  });

  it('UPL-05: refuses an upload of another person or purpose', async () => {
    const byAdmin = await send('profilePhoto', people.admin);
    expect((await page.save({ profilePhoto: byAdmin })).body.name).toBe('NotFound');
    expect((await page.save({ coverPhoto: byAdmin }, people.admin)).body.name).toBe('NotFound');
    expect((await page.save({ profilePhoto: { url: '/files/a.webp' } })).status).toBe(400);
    expect((await page.save({ profilePhoto: byAdmin }, people.admin)).status).toBe(200);
  });
});

describe('certificates', () => {
  it('BIZ-24: sets a photo, keeps it by its address with any host or by omission, removes it by null', async () => {
    const photo = await send('certificatePhoto');
    const set = await page.save({ certificates: [{ name: 'ISO 9001', photo }] });
    const [certificate] = set.body.data.certificates;
    expect((await fetch(`${api.url}${certificate.photo.url}`)).status).toBe(200);
    const save = (given: object | null | undefined, id = certificate.id) =>
      page.save({ certificates: [{ id, name: 'ISO 9001', ...(given !== undefined && { photo: given }) }] });
    for (const kept of [
      { url: `https://api.example${certificate.photo.url}` },
      certificate.photo,
      undefined,
    ]) {
      const { body } = await save(kept);
      expect(body.data.certificates).toEqual([certificate]);
      expect(body.session.versions.certificates).toBe(2);
    }
    const foreign = await save({ url: '/files/pictures/other/1.webp' });
    expect(foreign.body.fields).toEqual({ 'certificates.0.photo': 'is not in the list' });
    const stolen = await page.save({ certificates: [{ name: 'New', photo: certificate.photo }] });
    expect(stolen.status).toBe(400);
    const off = await save(null);
    expect(off.body.data.certificates).toEqual([{ id: certificate.id, name: 'ISO 9001' }]);
  });
});

describe('video', () => {
  const general = { companyName: 'Acme Valves', businessType: 'MA' };
  const save = (video: object | undefined) => page.save({ general: { ...general, ...(video && { video }) } });

  it("BIZ-19: accepts an address of any site, and one of our files only when it is the company's", async () => {
    const video = { url: 'https://video.example/watch?v=1' };
    expect((await save(video)).body.data.general.video).toEqual(video);
    expect((await save({ url: 'https://video.example/watch?v=2' })).body.data.general.video).not.toEqual(
      video,
    );
    const own = '/files/videos/own.mp4';
    await api.db
      .updateTable('business')
      .set({ video_url: own })
      .where('id', '=', people.businessID)
      .execute();
    const { session } = await page.load();
    const kept = await save({ url: `http://127.0.0.1:4002${own}` });
    expect(kept.body.data.general.video).toEqual({ url: own });
    expect(kept.body.session.versions).toEqual(session.versions);
    expect((await save({ url: '/files/videos/other.mp4' })).body.fields).toHaveProperty(['general.video']);
    expect((await save(undefined)).body.data.general).not.toHaveProperty('video');
  });

  it('BIZ-19: gives the company an uploaded video', async () => {
    const mp4 = sampleMp4();
    const upload = {
      url: api.url,
      user: people.owner,
      bytes: mp4,
      purpose: 'video',
      contentType: 'video/mp4',
    } as const;
    const token = await sendBusinessFile({ ...upload, businessID: people.businessID });
    const { body } = await save({ token });
    expect(body.data.general.video.url).toMatch(/^\/files\/.*\.mp4$/);
  });
});

import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cleanUpUploads } from '../../files/clean-up-uploads.ts';
import {
  addAccount,
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { postCalls } from '../../testing/post-calls.ts';
import { drawSample } from '../../testing/sample-pictures.ts';
import { sendPicture } from '../../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let posts: ReturnType<typeof postCalls>;
let company: BusinessPeople;
let ana: BusinessPerson;
let bruno: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  posts = postCalls(api);
  company = await addBusinessPeople(api, { company_name: 'Acme Valves' });
  ana = await addAccount(api, 'Ana');
  bruno = await addAccount(api, 'Bruno');
});
afterAll(() => api.stop());

describe('SOC-16, decision 13: content of a post', () => {
  it('notifies mentioned people and companies once, after an edit only new ones', async () => {
    const eva = await addAccount(api, 'Eva');
    const names = { start: 7, length: 10, resourceID: eva.userID, resourceType: 'user' as const };
    const content = 'Thanks @Eva Rossi, see you';
    const post = await posts.made({ content, mentions: [names] }, ana);
    expect(post.mentions).toEqual([names]);
    expect(await posts.noticesOf(eva)).toEqual([`mention ${post.postID}`]);
    const wrong = await posts.make({ content, mentions: [{ ...names, start: 8 }] }, ana);
    expect(wrong.body.fields).toHaveProperty('mentions.0');
    const text = `${content} @Acme Valves`;
    const acme = {
      start: content.length + 1,
      length: 12,
      resourceID: company.businessID,
      resourceType: 'business',
    };
    const changed = await posts.edit(
      post.postID,
      { content: text, mentions: [names, acme], version: 0 },
      ana,
    );
    expect((await changed.json()).data.mentions).toEqual([names, acme]);
    expect(await posts.noticesOf(eva)).toEqual([`mention ${post.postID}`]);
    expect(await posts.noticesOf(company.admin)).toContain(`mention ${post.postID}`);
  });

  it('shows a link to a company, product, person or post as a card while everybody may see it', async () => {
    const { businessID } = company;
    const site = 'http://localhost:4000/en';
    const product = await addProduct(api.db, businessID, { name: 'Gate valve' });
    const linked = await posts.made({ content: 'The first of many' }, bruno);
    const cardOf = async (path: string) => (await posts.made({ content: `See ${site}${path}.` }, ana)).card;
    expect(await cardOf(`/business/Acme-${businessID}/`)).toMatchObject({
      resourceID: businessID,
      resourceType: 'business',
      name: 'Acme Valves',
    });
    const ofProduct = { resourceType: 'product', name: 'Gate valve', about: 'Acme Valves' };
    expect(await cardOf(`/business-product/${product}`)).toMatchObject(ofProduct);
    expect(await cardOf(`/profile/${bruno.userID}`)).toMatchObject({ name: 'Bruno Rossi' });
    expect(await cardOf(`/timeline/${businessID}`)).toMatchObject({ resourceType: 'business' });
    const ofPost = { resourceType: 'post', name: 'Bruno Rossi', about: 'The first of many' };
    expect(await cardOf(`/post/${linked.postID}`)).toMatchObject(ofPost);
    const draft = await addBusiness(api.db, { status: 'draft' });
    for (const path of [`/business/${draft}`, `/post/${newId()}`, `/business/${bruno.userID}`])
      expect(await cardOf(path), path).toBeUndefined();

    const { postID } = await posts.made({ content: `${site}/post/${linked.postID}` }, ana);
    await posts.remove(linked.postID, bruno);
    expect(await posts.loaded(postID)).not.toHaveProperty('card');
  });

  it('shows a picture with the post, and deletes its files with the post', async () => {
    const bytes = await drawSample({ width: 900, height: 600 }).png().toBuffer();
    const sending = { url: api.url, user: ana, bytes, contentType: 'image/png' };
    const picture = await sendPicture({ ...sending, purpose: 'postPhoto' });
    const pictureAlt = ' Ten brass valves on a bench ';
    const post = await posts.made({ content: 'Look', picture, pictureAlt }, ana);
    expect(post.picture).toMatchObject({ width: 900, height: 600 });
    expect(post.pictureAlt).toBe('Ten brass valves on a bench');
    const withoutPicture = await posts.make({ content: 'Look', pictureAlt }, ana);
    expect(withoutPicture.body.fields).toHaveProperty('pictureAlt');
    expect((await posts.make({ content: 'Look', picture }, bruno)).status).toBe(404);
    const cover = await sendPicture({ ...sending, purpose: 'coverPhoto' });
    expect((await posts.make({ content: 'Look', picture: cover }, ana)).status).toBe(404);

    const url = post.picture?.url ?? '';
    const passADay = async () => {
      const dayAgo = sql<Date>`now() - interval '26 hours'`;
      await api.db.updateTable('upload').set({ created_at: dayAgo }).execute();
      await api.db
        .updateTable('picture')
        .set({ unused_since: dayAgo })
        .where('unused_since', 'is not', null)
        .execute();
      await cleanUpUploads(api.db, api.store);
      return (await api.db.selectFrom('picture').select('id').where('url', '=', url).execute()).length;
    };
    expect(await passADay()).toBe(1);
    await posts.remove(post.postID, ana);
    expect(await passADay()).toBe(0);
  });

  it('deletes a picture with the account of its sender', async () => {
    const flora = await addAccount(api, 'Flora');
    const bytes = await drawSample({ width: 300, height: 200 }).png().toBuffer();
    const sending = { url: api.url, user: flora, bytes, contentType: 'image/png' };
    const picture = await sendPicture({ ...sending, purpose: 'postPhoto' });
    const post = await posts.made({ content: 'Look', picture }, flora);
    const unused = () =>
      api.db
        .selectFrom('picture')
        .select('unused_since')
        .where('url', '=', post.picture?.url ?? '')
        .executeTakeFirstOrThrow();
    await api.db.updateTable('picture').set({ unused_since: null }).execute();
    await api.db.deleteFrom('user_profile').where('id', '=', flora.userID).execute();
    expect((await unused()).unused_since).not.toBeNull();
    expect((await posts.load(post.postID)).status).toBe(404);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOwnBusinesses } from '@wbn/contract/business/business.ts';
import {
  deleteBusiness,
  restoreBusiness,
  setBusinessStatus,
} from '@wbn/contract/business/change-publication.ts';
import { createBusiness } from '@wbn/contract/business/create-business.ts';
import { acceptInvitation } from '@wbn/contract/business/invitations.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { readersOf } from '../../testing/business-readers.ts';
import { ask, callServer, post } from '../../testing/call-server.ts';
import { addLikes, addProduct } from '../../testing/fixtures.ts';
import { loadDownload } from '../../testing/load-download.ts';
import { send } from '../../testing/permission-rows/send-row.ts';
import { productCalls } from '../../testing/product-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { cleanUpBusinesses } from '../clean-up-businesses.ts';

const name = 'Kahikatea';
const whole = {
  company_name: `${name} Valves`,
  industry_id: '0004',
  category_ids: ['0004.01'],
  country: 'NZ',
  short_description: 'Valves of every size.',
  contact: JSON.stringify({ website: 'https://www.rossi.example' }),
};

let api: TestServer;
let people: BusinessPeople;
let productID: string;
let id: string;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  people = await addBusinessPeople(api, whole);
  id = people.businessID;
  productID = await addProduct(api.db, id, { name: `${name} tap` });
  await addLikes(api.db, id, 3);
  await addLikes(api.db, productID, 2);
  await api.search.index('business', [id]);
  await api.search.index('product', [productID]);
});
afterEach(() => api.stop());

const setStatus = (person: BusinessPerson, status: string) =>
  send(api, setBusinessStatus, { params: { id }, body: { status } }, person.headers);
const remove = (person = people.owner) => send(api, deleteBusiness, { params: { id } }, person.headers);
const restore = (person = people.owner) => send(api, restoreBusiness, { params: { id } }, person.headers);
const readers = (person?: BusinessPerson) =>
  readersOf(api, { businessID: id, productID, userID: people.owner.userID, name }, person);
const where = (shown: Record<string, boolean>) => Object.keys(shown).filter((reader) => shown[reader]);
const ownPages = ['load-business', 'list-business-products', 'load-product'];
const publicationOf = async (person: BusinessPerson) => {
  const { body } = await callServer(api.url, listOwnBusinesses, {}, person.headers);
  return body.data.find((one: { businessID: string }) => one.businessID === id)?.publication;
};
const activity = async () => (await productCalls(api).activity(id)).map(({ action }) => action);
const update = (to: object) => api.db.updateTable('business').set(to).where('id', '=', id).execute();
const mailsTo = ({ email }: BusinessPerson) =>
  existsSync(api.outboxDir)
    ? readdirSync(api.outboxDir)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(join(api.outboxDir, file), 'utf8').replaceAll('=\r\n', ''))
        .filter((mail) => mail.includes(`To: ${email}`))
    : [];

describe('visibility of a company', () => {
  it('is hidden from every read path when unpublished, except from its members, and returns when published', async () => {
    const all = Object.keys(await readers());
    expect(where(await readers())).toEqual(all);
    expect((await setStatus(people.admin, 'unpublished')).body.session.publication).toEqual({
      status: 'unpublished',
      missing: [],
    });
    expect(where(await readers())).toEqual([]);
    expect(where(await readers(people.outsider))).toEqual([]);
    expect(where(await readers(people.member))).toEqual(ownPages);
    // Their own profile shows it to themselves only.
    expect(where(await readers(people.owner))).toEqual([...ownPages, 'list-user-businesses']);
    // New content does not make it visible.
    await callServer(api.url, createBusiness, { body: draft }, people.owner.headers);
    await productCalls(api).create(people.owner, id, { name: `${name} gate` });
    await productCalls(api).save(people.owner, productID, { name: `${name} tap` });
    expect(where(await readers())).toEqual([]);

    expect((await setStatus(people.owner, 'published')).status).toBe(200);
    expect(where(await readers())).toEqual(all);
    expect(await productCalls(api).found(`${name} gate`)).toContain(`${name} gate`);
    // Publishing again changes nothing.
    expect((await setStatus(people.owner, 'published')).status).toBe(200);
    expect((await activity()).filter((action) => action.startsWith('business-'))).toEqual([
      'business-unpublished',
      'business-published',
    ]);
  });

  it('starts as a draft, and requires what buyers need for publishing', async () => {
    const { body } = await callServer(api.url, createBusiness, { body: draft }, people.owner.headers);
    id = body.data.businessID;
    expect(body.session.publication).toEqual({ status: 'draft', missing: ['contact'] });
    expect((await ask(`${api.url}/business/profile/${id}`)).status).toBe(404);
    expect(await publicationOf(people.owner)).toEqual({ status: 'draft', missing: ['contact'] });

    const refused = await setStatus(people.owner, 'published');
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        success: false,
        name: 'ValidationError',
        message:
          'The company cannot be published yet: contactInfo must hold an email address, a phone number or a website.',
        fields: { contactInfo: 'must hold an email address, a phone number or a website' },
      },
    ]);
    await update({ industry_id: null, category_ids: [], country: null, short_description: '' });
    expect(Object.keys((await setStatus(people.owner, 'published')).body.fields)).toEqual([
      'general.industry',
      'general.categories',
      'contactInfo.country',
      'general.shortDescription',
      'contactInfo',
    ]);
    // A draft cannot be unpublished.
    expect((await setStatus(people.owner, 'unpublished')).body.session.publication.status).toBe('draft');
    const { status: _, ...filled } = { ...whole, status: '' };
    await update(filled);
    expect((await setStatus(people.owner, 'published')).body.session.publication.status).toBe('published');
    expect((await ask(`${api.url}/business/profile/${id}`)).status).toBe(200);
  });
});

describe('a deleted company', () => {
  it('requires a recent sign-in, disappears for everybody, informs the others, and is restored unchanged', async () => {
    await api.db
      .updateTable('account.session')
      .set({ authenticated_at: new Date(0) })
      .execute();
    expect((await remove()).body.name).toBe('SignInTooOld');
    await api.db.updateTable('account.session').set({ authenticated_at: new Date() }).execute();
    const { body } = await remove();
    const days = (Date.parse(body.data.goneAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(where(await readers())).toEqual([]);
    expect(await publicationOf(people.admin)).toMatchObject({
      status: 'published',
      goneAt: body.data.goneAt,
    });
    // Deleting again changes nothing.
    expect((await remove()).body.data.goneAt).toBe(body.data.goneAt);

    await api.jobs.settle();
    expect(mailsTo(people.owner)).toEqual([]);
    expect(mailsTo(people.member)).toHaveLength(1);
    expect(mailsTo(people.admin)[0]).toContain(`Subject: ${name} Valves was deleted on WBN`);

    expect((await restore()).status).toBe(200);
    expect(await publicationOf(people.owner)).toEqual({ status: 'published', missing: [] });
    expect(where(await readers())).toEqual(Object.keys(await readers()));
    expect(await activity()).toEqual(['business-deleted', 'business-restored']);
    await api.jobs.settle();
    expect(mailsTo(people.member)).toHaveLength(2);
  });

  it('refuses calls in its name as deleted; only its data can be loaded', async () => {
    const invitation = await post(
      `${api.url}/business/${id}/member/invite`,
      { email: people.outsider.email, access: 'admin' },
      people.owner.headers,
    );
    await remove();
    const refused = [
      await setStatus(people.owner, 'unpublished'),
      await productCalls(api).listOwn(people.owner, id),
      await productCalls(api).create(people.owner, id),
      await productCalls(api).delete(people.owner, productID),
      await ask(`${api.url}/business/${id}/member`, { headers: people.owner.headers }),
      await ask(`${api.url}/business/profile/${id}`, {
        method: 'PUT',
        headers: { ...people.owner.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ contactInfo: { city: 'Nelson' } }),
      }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(404);
      expect(body.message).toBe('This company was deleted. Its owner can restore it within 30 days.');
    }
    const { invitationID } = invitation.body.data;
    const accepted = await send(
      api,
      acceptInvitation,
      { params: { id: invitationID } },
      people.outsider.headers,
    );
    expect(accepted.body.name).toBe('NotFound');
    await api.jobs.settle();
    expect(mailsTo(people.outsider)).toEqual([]);
    const { bytes } = await loadDownload(api, {
      businessID: id,
      kind: 'company',
      headers: people.owner.headers,
    });
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is deleted after 30 days with its products, likes, members and pictures, and nothing else', async () => {
    const other = await addBusinessPeople(api, { company_name: 'Totara Taps' });
    const photo = { url: '/files/pictures/0123/512.webp', sizes: [] };
    await api.db
      .insertInto('picture')
      .values({
        id: '0'.repeat(32),
        owner_id: id,
        url: photo.url,
        photo: JSON.stringify(photo),
        object_keys: [],
      })
      .execute();
    await api.db
      .updateTable('product')
      .set({ photos: JSON.stringify([photo]) })
      .execute();
    await remove();
    await cleanUpBusinesses(api.db);
    expect(await publicationOf(people.owner)).toBeDefined();
    await update({ deleted_at: sql`now() - interval '30 days 1 hour'` });
    // Too late, whether the clean-up job has run or not.
    expect(await publicationOf(people.owner)).toBeUndefined();
    expect((await restore()).status).toBe(404);
    await cleanUpBusinesses(api.db);
    expect(await api.db.selectFrom('business').select('id').execute()).toEqual([{ id: other.businessID }]);
    for (const table of ['product', 'reaction_summary', 'business_activity'] as const)
      expect(await api.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    const [picture] = await api.db.selectFrom('picture').select('unused_since').execute();
    expect(picture?.unused_since).toBeInstanceOf(Date);
  });
});

const draft = {
  companyName: 'Rimu Pumps',
  industry: '0004',
  categories: ['0004.01'],
  businessType: 'MA',
  country: 'NZ',
  state: 'NZ-NSN',
  shortDescription: 'Pumps of every size.',
};

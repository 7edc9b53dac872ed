import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { password } from '../../testing/add-member.ts';
import { authenticatorCode } from '../../testing/authenticator-code.ts';
import { signIn } from '../../testing/signed-in-browser.ts';
import { startTestHost, type TestHost } from '../../testing/start-test-host.ts';
import { readPersonalData } from '../export/read-personal-data.ts';
import { deleteAccount } from './delete-account.ts';

const path = '/account/delete';
let host: TestHost;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
});
afterAll(() => host.stop());

async function addBusiness(name: string, people: Record<string, 'owner' | 'member'>): Promise<string> {
  const id = newId();
  await host.db
    .insertInto('business')
    .values({ id, source: 'member', source_id: id, company_name: name, business_type: 'manufacturer' })
    .execute();
  const rows = Object.entries(people).map(([user_id, role]) => ({ business_id: id, user_id, role }));
  await host.db.insertInto('business_member').values(rows).execute();
  return id;
}

const businesses = async (ids: string[]) => {
  const rows = await host.db.selectFrom('business').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};

describe('delete account', () => {
  it('deletes everything after the password, revokes the tokens, and confirms by mail', async () => {
    const ana = await signIn(host, 'ana@rossi.example');
    const eva = await signIn(host, 'eva@rossi.example');
    const alone = await addBusiness('Rossi Pompe', { [ana.id]: 'owner' });
    const shared = await addBusiness('Valvole & Co', { [ana.id]: 'owner', [eva.id]: 'owner' });
    const { body } = await ana.browser.get(path);
    expect(body).toContain('<li>Rossi Pompe</li>');
    expect(body).not.toContain('Valvole');
    expect((await ana.browser.post(path, { password: 'no' })).statusCode).toBe(401);
    const gone = await ana.browser.post(path, { password });
    expect(gone.headers.location).toContain('/account/deleted');
    expect(await businesses([alone, shared])).toEqual([shared]);
    for (const table of ['account.user', 'user_profile'] as const)
      expect(await host.db.selectFrom(table).select('id').where('id', '=', ana.id).execute()).toEqual([]);
    for (const table of ['account.session', 'account.account'] as const)
      expect(await host.db.selectFrom(table).select('id').where('user_id', '=', ana.id).execute()).toEqual(
        [],
      );
    const family = await host.db
      .selectFrom('account.refresh_family')
      .select(['revoked_at', 'address', 'user_agent'])
      .where('id', '=', ana.familyID)
      .executeTakeFirstOrThrow();
    expect(family).toEqual({ revoked_at: expect.any(Date), address: null, user_agent: null });
    expect((await host.browser().post('/login', { email: ana.email, password })).statusCode).toBe(401);
    expect((await ana.browser.get('/account')).statusCode).toBe(303);
    const [mail] = await host.mailsTo(ana.email);
    expect(mail?.subject).toBe('Your WBN account has been deleted');
    expect((await ana.browser.get('/account/deleted')).body).toContain('You are logged out everywhere.');
  });

  it('CLM-11: a claimed company goes back to its directory as it was imported, and the page says so before', async () => {
    const { db } = host;
    const rita = await signIn(host, 'rita@rossi.example');
    const claimed = newId();
    const ids = { source: 'register', source_id: `r-${claimed}` };
    const company = {
      ...ids,
      company_name: 'Rossi Pompe',
      business_type: 'MA',
      alternative_names: ['Rossi'],
    };
    const before = { contact: JSON.stringify({ website: 'https://rossi.example' }), city: 'Ulm' };
    await db
      .insertInto('business')
      .values({ ...company, ...before, id: claimed })
      .execute();
    const product = (name: string, source: string) => {
      const id = newId();
      return { id, source, source_id: id, name, business_id: claimed, keywords: ['pump'] };
    };
    const [own, listed] = [product('Secret pump', 'member'), product('Listed pump', 'shop')];
    await db.insertInto('product').values([own, listed]).execute();
    await db
      .insertInto('business_member')
      .values({ business_id: claimed, user_id: rita.id, role: 'owner' })
      .execute();
    await db
      .updateTable('business')
      .set({
        imported: sql<string>`to_jsonb(business)`,
        company_name: 'Rita Pompe',
        contact: JSON.stringify({ website: 'https://rossi.example', phone: '+39 345 1234567' }),
        general_description: 'By Rita',
        video_url: 'https://video.example/rita',
        ...{ subscription: 'gold', verified: true },
      })
      .where('id', '=', claimed)
      .execute();
    const deletedCompany = newId();
    await db
      .insertInto('business')
      .values({ ...company, id: deletedCompany, source_id: deletedCompany, deleted_at: new Date() })
      .execute();
    await db
      .insertInto('business_member')
      .values({ business_id: deletedCompany, user_id: rita.id, role: 'owner' })
      .execute();

    const { body } = await rita.browser.get(path);
    expect(body).toMatch(/The page of companies that you claimed[^<]*<ul[^>]*><li>Rita Pompe<\/li><\/ul>/);
    await deleteAccount(db, rita.id, async () => undefined);
    const left = await db.selectFrom('business').selectAll().where('source', '=', 'register').execute();
    expect(left).toHaveLength(1);
    expect(left[0]).toMatchObject({
      ...{ ...ids, company_name: 'Rossi Pompe', alternative_names: ['Rossi'], city: 'Ulm' },
      ...{ contact: { website: 'https://rossi.example' }, general_description: null, video_url: null },
      ...{ subscription: 'standard', verified: false, status: 'published', is_public: true, imported: null },
    });
    const back = left[0]?.id ?? '';
    expect(back).not.toBe(claimed);
    const products = await db.selectFrom('product').selectAll().where('business_id', '=', back).execute();
    expect(products).toMatchObject([{ name: 'Listed pump', source: 'shop', keywords: ['pump'] }]);
    const members = db.selectFrom('business_member').select('user_id').where('business_id', '=', back);
    expect(await members.execute()).toEqual([]);
    const jobs = await sql<{ key: string }>`
      select key from graphile_worker.jobs where task_identifier = 'index-business'`.execute(db);
    expect(jobs.rows).toHaveLength(1);
  });

  it('CLM-11: a page that its owner has taken off the site stays off; one with other people waits for a hand-over', async () => {
    const { db } = host;
    const [rico, eva] = [
      await signIn(host, 'rico@rossi.example'),
      await signIn(host, 'eva.rico@rossi.example'),
    ];
    const source_id = newId();
    const id = await addBusiness('Rico Pompe', { [rico.id]: 'owner', [eva.id]: 'member' });
    await db
      .updateTable('business')
      .set({ source: 'file', source_id, status: 'unpublished' })
      .where('id', '=', id)
      .execute();
    expect(await deleteAccount(db, rico.id, async () => undefined)).toBe(false);
    await db.deleteFrom('business_member').where('user_id', '=', eva.id).execute();
    expect(await deleteAccount(db, rico.id, async () => undefined)).toBe(true);
    const rows = await db
      .selectFrom('business')
      .select('status')
      .where('source_id', '=', source_id)
      .execute();
    expect(rows).toEqual([{ status: 'unpublished' }]);
  });

  it('CLM-10: clears who asked for the removal of a page, and exports it before', async () => {
    const { db } = host;
    const rosa = await signIn(host, 'rosa@rossi.example');
    await db
      .insertInto('page_removal')
      .values({
        ...{ id: newId(), source: 'register', source_id: 'gone', name_hash: '', state: 'removed' },
        ...{ name: 'Rosa', email: rosa.email, relation: 'Owner', reason: 'closed', explanation: 'Closed' },
        ...{ decided_by: 'Marta', decided_at: new Date() },
      })
      .execute();
    const asked = (await readPersonalData(db, rosa.id))['page-removals.json'];
    expect(asked).toMatchObject([{ name: 'Rosa', relation: 'Owner', explanation: 'Closed' }]);
    await deleteAccount(db, rosa.id, async () => undefined);
    const [row] = await db.selectFrom('page_removal').selectAll().where('source_id', '=', 'gone').execute();
    expect(row).toMatchObject({
      name: null,
      email: null,
      relation: null,
      explanation: null,
      state: 'removed',
    });
  });

  it('deletes message requests that wait and conversations that nobody is left to read; others stay for the other side', async () => {
    const ana = await signIn(host, 'ana.writes@rossi.example');
    const eva = await signIn(host, 'eva.writes@rossi.example');
    const add = async (from: string, to: string, acceptance: 'waiting' | 'accepted') => {
      const id = newId();
      const sides = { from_id: from, from_type: 'user', to_id: to, to_type: 'user' } as const;
      const request = { id, user_id: from, ...sides, subject: '', acceptance };
      await host.db.insertInto('request').values(request).execute();
      const side = { request_id: id, position: 1, owner_type: 'user' } as const;
      await host.db
        .insertInto('request_side')
        .values([
          { ...side, side: 'S', owner_id: from },
          { ...side, side: 'R', owner_id: to },
        ])
        .execute();
      return id;
    };
    const kept = await add(ana.id, eva.id, 'accepted');
    await add(ana.id, newId(), 'accepted');
    const other = newId();
    await add(other, ana.id, 'waiting');
    const remaining = async () =>
      (
        await host.db.selectFrom('request').select('id').where('from_id', 'in', [ana.id, other]).execute()
      ).map(({ id }) => id);
    await deleteAccount(host.db, ana.id, async () => undefined);
    expect(await remaining()).toEqual([kept]);
    await deleteAccount(host.db, eva.id, async () => undefined);
    expect(await remaining()).toEqual([]);
  });

  it('deletes invitations and the address; activity in a remaining business keeps the name', async () => {
    const uma = await signIn(host, 'uma@rossi.example');
    const eva = await signIn(host, 'eva@shared.example');
    const shared = await addBusiness('Valvole & Co', { [eva.id]: 'owner', [uma.id]: 'member' });
    const inviting = await addBusiness('Pompe & Co', { [eva.id]: 'owner' });
    const invitation = { business_id: inviting, role: 'member', language: 'en' } as const;
    const sent = newId();
    await host.db
      .insertInto('business_invitation')
      .values([
        { ...invitation, id: newId(), email: uma.email, invited_by: eva.id },
        { ...invitation, id: sent, business_id: shared, email: 'ugo@shared.example', invited_by: uma.id },
      ])
      .execute();
    const activity = (user_id: string, user_name: string, action: string, details: object) => ({
      id: newId(),
      business_id: shared,
      user_id,
      user_name,
      action,
      details: JSON.stringify(details),
    });
    await host.db
      .insertInto('business_activity')
      .values([
        activity(uma.id, 'Uma Rossi', 'product-changed', { product: 'Pump' }),
        activity(eva.id, 'Eva Rossi', 'member-invited', { person: uma.email, access: 'member' }),
      ])
      .execute();
    const profile = { first_name: 'Uma', last_name: 'Rossi' };
    await host.db.updateTable('user_profile').set(profile).where('id', '=', uma.id).execute();
    const { headers } = await uma.browser.post(path, { password });
    expect(headers.location).toContain('/account/deleted');
    const left = await host.db.selectFrom('business_invitation').select(['id', 'invited_by']).execute();
    expect(left).toEqual([{ id: sent, invited_by: null }]);
    const rows = await host.db
      .selectFrom('business_activity')
      .select(['user_id', 'user_name', 'details'])
      .where('business_id', '=', shared)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { user_id: null, user_name: 'Uma Rossi', details: { product: 'Pump' } },
      { user_id: eva.id, user_name: 'Eva Rossi', details: { person: 'Uma Rossi', access: 'member' } },
    ]);
    const people = await host.db
      .selectFrom('business_member')
      .select('user_id')
      .where('business_id', '=', shared);
    expect(await people.execute()).toEqual([{ user_id: eva.id }]);
  });

  it('deletes the business with the second of two owners who delete their accounts at once', async () => {
    const one = await signIn(host, 'one@rossi.example');
    const two = await signIn(host, 'two@rossi.example');
    const id = await addBusiness('Due Soci', { [one.id]: 'owner', [two.id]: 'owner' });
    const gone = await Promise.all(
      [one, two].map(({ id: owner }) => deleteAccount(host.db, owner, async () => undefined)),
    );
    expect(gone).toEqual([true, true]);
    expect(await businesses([id])).toEqual([]);
  });

  it('is refused to the owner of a business that has other members', async () => {
    const ida = await signIn(host, 'ida@rossi.example');
    const ugo = await signIn(host, 'ugo@rossi.example');
    const id = await addBusiness('Ida & Ugo', { [ida.id]: 'owner', [ugo.id]: 'member' });
    const refused = await ida.browser.post(path, { password });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('You own Ida &amp; Ugo, which has other members.');
    expect(await businesses([id])).toEqual([id]);
    expect((await ugo.browser.post(path, { password })).statusCode).toBe(303);
    expect((await ida.browser.post(path, { password })).statusCode).toBe(303);
    expect(await businesses([id])).toEqual([]);
  });

  it('asks for the second factor when it is on', async () => {
    const leo = await signIn(host, 'leo@rossi.example');
    const { browser } = leo;
    const setUp = await browser.post('/account/two-factor', { step: 'start', password });
    const key = /<code translate="no">([A-Z2-7 ]+)<\/code>/.exec(setUp.body)?.[1] ?? '';
    await browser.post('/account/two-factor', { step: 'confirm', code: authenticatorCode(key) });
    expect((await browser.post(path, { password })).statusCode).toBe(422);
    expect((await browser.post(path, { password, code: '12' })).statusCode).toBe(401);
    const next = authenticatorCode(key, Date.now() + 30_000);
    expect((await browser.post(path, { password, code: next })).statusCode).toBe(303);
  });
});

describe('STF-16: deleting the account of a member of staff', () => {
  it('ends their place first, and is refused to the only administrator', async () => {
    const [vera, ken] = [await signIn(host, 'vera@staff.example'), await signIn(host, 'ken@staff.example')];
    await host.db
      .insertInto('staff_member')
      .values([
        { user_id: vera.id, role: 'administrator' },
        { user_id: ken.id, role: 'moderator' },
      ])
      .execute();
    expect((await vera.browser.get(path)).body).toContain(
      'You are the only administrator of the desk of WBN.',
    );
    expect((await vera.browser.post(path, { password })).statusCode).toBe(409);
    expect((await ken.browser.post(path, { password })).statusCode).toBe(303);
    const { rows } = await sql<{ act: string; staff_name: string; staff_role: string }>`
      select act, staff_name, staff_role from staff_action where target_id = ${ken.id}`.execute(host.db);
    expect(rows).toEqual([{ act: 'end-staff', staff_name: 'Ana Rossi', staff_role: 'moderator' }]);
    await host.db
      .updateTable('staff_member')
      .set({ left_at: new Date() })
      .where('user_id', '=', vera.id)
      .execute();
    expect((await vera.browser.post(path, { password })).statusCode).toBe(303);
  });
});

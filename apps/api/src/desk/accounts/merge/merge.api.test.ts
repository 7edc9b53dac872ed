import { readdirSync, readFileSync } from 'node:fs';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { companies } from '../../../commands/companies.ts';
import { addBusinessPeople } from '../../../testing/add-business-people.ts';
import { addMergeWorld } from '../../../testing/add-merge-world.ts';
import { addRequest } from '../../../testing/add-request.ts';
import { ask } from '../../../testing/call-server.ts';
import { commandCalls } from '../../../testing/command-calls.ts';
import { addBusiness, addPerson, addProduct } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';
import { endMerges } from './merge.sql.ts';
import { mergePlaces, stayingPlaces } from './merge-places.ts';

let api: TestServer;
let ada: SignedIn;
const run = commandCalls(() => api, companies);
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  ada = await api.signInStaff({ name: 'Ada Brown', role: 'administrator' });
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: object, who = ada) =>
  ask(`${api.url}/${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const merge = (keptID: string, goneID: string, who = ada) =>
  call('POST', 'desk/merges', { keptID, goneID, reason: 'The same tax number' }, who);
const undo = (mergeID: string) =>
  call('DELETE', `desk/merges/${mergeID}`, { reason: 'Two companies after all' });
const page = async (id: string) => (await ask(`${api.url}/page/business/${id}`)).body;

const namesOf = async (id: string) =>
  (
    await api.db
      .selectFrom('business')
      .select('alternative_names')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).alternative_names;

/** Tables that a merge and its undoing write on purpose, or that follow from others. */
const leftOut = ['business_merge', 'business_merge_row', 'search_outbox', 'created_once', 'unread_mail'];

/** All rows of all tables as sorted texts; counters of nothing are left out. */
async function dump(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (leftOut.includes(name) || /^(staff_action|search_(document|category_count|count|word))/.test(name))
      continue;
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(one)::text as row from ${sql.table(name)} as one order by 1`.execute(db);
    found[name] = rows
      .map(({ row }) => row)
      .filter((row) => !/_summary$/.test(name) || !/_count": 0[,}]/.test(row));
  }
  return found;
}

const countsAreRight = (db: Kysely<Database>) =>
  sql<{ resource_id: string }>`
  select resource_id from follow_summary
  where follower_count <> (select count(*) from follow where follow.resource_id = follow_summary.resource_id)
  union all
  select resource_id from reaction_summary
  where like_count <> (select count(*) from reaction where reaction.resource_id = reaction_summary.resource_id)
  union all
  select resource_id from comment_summary
  where comment_count <> (select count(*) from comment where comment.resource_id = comment_summary.resource_id and removed_at is null)
    or talk_count <> (select count(*) from comment
      where removed_at is null and (comment.resource_id = comment_summary.resource_id or comment.root_id = comment_summary.resource_id))
      and exists (select from business where id = comment_summary.resource_id)
  union all
  select id from business_group
  where member_count <> (select count(*) from group_member where group_id = business_group.id)`.execute(db);

describe('STF-43 merging two companies', () => {
  it('knows every column of a company', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and column_name ~ 'business_id$' and table_name <> 'business_merge_row'
        and not (table_name = 'business_merge' and column_name = 'kept_id')`.execute(api.db);
    const known = [
      ...mergePlaces.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
      ...stayingPlaces,
    ];
    expect(rows.map(({ place }) => place).filter((place) => !known.includes(place))).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    'restores every row when it is undone, and keeps counters right (world %i)',
    async (seed) => {
      const { keptID, goneID } = await addMergeWorld(api.db, seed);
      const before = await dump(api.db);
      const { status, body } = await merge(keptID, goneID);
      expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
      expect((await countsAreRight(api.db)).rows).toEqual([]);
      const between = await dump(api.db);
      expect(between).not.toEqual(before);
      const of = (table: string, id: string) => between[table]?.filter((row) => row.includes(id)) ?? [];
      for (const table of [
        'product',
        'follow',
        'favorite',
        'business_member',
        'post',
        'request_label',
        'mute',
      ])
        expect({ table, rows: of(table, goneID) }).toEqual({ table, rows: [] });

      expect((await undo(body.data.mergeID)).status).toBe(200);
      expect((await countsAreRight(api.db)).rows).toEqual([]);
      const after = await dump(api.db);
      for (const table of Object.keys(before))
        expect({ table, rows: after[table] }).toEqual({ table, rows: before[table] });
    },
  );

  it('leads the addresses of the gone company to the kept one, and back', async () => {
    const [keptID, goneID] = [
      await addBusiness(api.db, { company_name: 'Kept Ltd' }),
      await addBusiness(api.db, { company_name: 'Gone Ltd' }),
    ];
    const productID = await addProduct(api.db, goneID, { name: 'Gate valve' });
    const { body } = await merge(keptID, goneID);
    expect(body.data.moved).toEqual({ products: 1 });
    expect((await page(goneID)).data.business).toMatchObject({
      businessID: keptID,
    });
    expect(await namesOf(keptID)).toEqual(['Gone Ltd']);
    const product = await ask(`${api.url}/page/product/${productID}`);
    expect(product.body.data.product.businessProfile.general.companyName).toBe('Kept Ltd');
    expect(
      (await call('GET', `business/profile/${goneID}`, undefined, { headers: {} } as SignedIn)).body.data
        .businessID,
    ).toBe(keptID);

    await undo(body.data.mergeID);
    expect((await page(goneID)).data.business.businessID).toBe(goneID);
    expect(await namesOf(keptID)).toEqual([]);
  });

  it('hides products beyond the plan of the company that stays, the newest first', async () => {
    const { businessID: keptID } = await addBusinessPeople(api, { company_name: 'Kept Ltd' });
    const goneID = await addBusiness(api.db);
    for (let count = 0; count < 14; count++) await addProduct(api.db, keptID, { name: `Own ${count}` });
    const moved: string[] = [];
    for (let count = 0; count < 4; count++)
      moved.push(await addProduct(api.db, goneID, { created_at: new Date(2025, 0, count + 1) }));
    const slots = 15;
    await sql`delete from product where business_id = ${keptID} and name in ('Own 13')`.execute(api.db);
    const { body } = await merge(keptID, goneID);
    const { rows } = await sql<{ shown: number }>`
      select count(*)::int as shown from product where business_id = ${keptID} and is_public`.execute(api.db);
    expect(rows[0]?.shown).toBeLessThanOrEqual(Math.max(slots, 13));
    const hidden = await api.db
      .selectFrom('product')
      .select('id')
      .where('id', 'in', moved)
      .where('within_plan', '=', false)
      .orderBy('created_at')
      .execute();
    expect(body.data.hiddenProducts).toBe(hidden.length);
    expect(hidden.map(({ id }) => id)).toEqual(moved.slice(4 - hidden.length));
    await undo(body.data.mergeID);
    expect(
      await api.db
        .selectFrom('product')
        .select('id')
        .where('business_id', '=', goneID)
        .where('within_plan', '=', true)
        .execute(),
    ).toHaveLength(4);
  });

  it('keeps what came since and what people did since when it is undone', async () => {
    const [keptID, goneID, ana, ben] = [
      await addBusiness(api.db),
      await addBusiness(api.db, { company_name: 'Gone Ltd' }),
      await addPerson(api.db),
      await addPerson(api.db),
    ];
    const follow = (user_id: string, resource_id: string) =>
      api.db.insertInto('follow').values({ user_id, resource_id, resource_type: 'business' }).execute();
    await follow(ana, goneID);
    const { body } = await merge(keptID, goneID);
    await sql`delete from follow where user_id = ${ana}`.execute(api.db);
    await follow(ben, keptID);
    const thread = await addRequest(api.db, { from: ben, to: keptID });
    await undo(body.data.mergeID);
    const { rows } = await sql<{ user_id: string; resource_id: string }>`
      select user_id, resource_id from follow where resource_id in (${keptID}, ${goneID})`.execute(api.db);
    expect(rows).toEqual([{ user_id: ben, resource_id: keptID }]);
    expect(
      await api.db.selectFrom('request').select('to_id').where('id', '=', thread).executeTakeFirst(),
    ).toEqual({ to_id: keptID });
  });

  it('is refused with a sentence while something runs', async () => {
    const { businessID: keptID, outsider } = await addBusinessPeople(api);
    const goneID = await addBusiness(api.db);
    const refused = async () => {
      const { status, body } = await merge(keptID, goneID);
      expect(status).toBe(409);
      const preview = await call('POST', 'desk/merges/preview', { keptID, goneID });
      return [body.message, ...preview.body.data.problems];
    };
    await sql`insert into business_claim (id, business_id, user_id, state, method, submitted_at)
      values (${newId()}, ${goneID}, ${outsider.userID}, 'submitted', 'document', now())`.execute(api.db);
    expect(await refused()).toEqual(['A claim of one of the two companies waits. Decide it first.', 'claim']);
    await sql`update business_claim set state = 'withdrawn' where business_id = ${goneID}`.execute(api.db);

    const pays = (businessID: string) =>
      sql`
      insert into membership (business_id, gateway, customer_id, subscription_id, subscription_level, subscription_status, period_end, paid_level)
      values (${businessID}, 'test', ${newId()}, ${newId()}, 'gold', 'active', now() + interval '1 year', 'gold')`.execute(
        api.db,
      );
    await pays(goneID);
    expect(await refused()).toEqual([
      'The company that goes pays for its plan. Keep that one instead.',
      'gone-paid',
    ]);
    await pays(keptID);
    expect(await refused()).toEqual([
      'Both companies pay for a plan. One of the subscriptions has to end first.',
      'both-paid',
    ]);
    await sql`delete from membership`.execute(api.db);

    await sql`insert into verification_case (id, business_id, origin, state) values (${newId()}, ${keptID}, 'company', 'in-review')`.execute(
      api.db,
    );
    expect(await refused()).toEqual([
      'A verification of one of the two companies runs. Decide it first.',
      'verification',
    ]);
    await sql`delete from verification_case where business_id = ${keptID}`.execute(api.db);

    expect((await merge(keptID, keptID)).status).toBe(400);
    expect((await merge(keptID, newId())).status).toBe(404);
    const moderator = await api.signInStaff({ role: 'moderator' });
    expect((await merge(keptID, goneID, moderator)).status).toBe(403);
    const narrowed = await api.signInStaff({ role: 'administrator', editions: ['chile'] });
    expect((await merge(keptID, goneID, narrowed)).status).toBe(404);
    expect((await merge(keptID, goneID)).status).toBe(200);
    expect((await merge(keptID, goneID)).body.message).toBe(
      'One of the two companies is deleted. Restore it first.',
    );
  });

  it('previews without a change, and writes both acts into the log', async () => {
    const { keptID, goneID } = await addMergeWorld(api.db, 77);
    const before = await dump(api.db);
    const preview = (await call('POST', 'desk/merges/preview', { keptID, goneID })).body.data;
    expect(await dump(api.db)).toEqual(before);
    const { body } = await merge(keptID, goneID);
    expect(body.data.moved).toEqual(preview.moved);
    const acts = () =>
      api.db
        .selectFrom('staff_action')
        .select(['act', 'staff_name', 'target_id', 'reason'])
        .where('target_id', 'in', [keptID, goneID])
        .orderBy('number')
        .execute();
    const merged = { act: 'merge-companies', staff_name: 'Ada Brown', reason: 'The same tax number' };
    expect(await acts()).toEqual([
      { ...merged, target_id: keptID },
      { ...merged, target_id: goneID },
    ]);
    await undo(body.data.mergeID);
    expect((await acts()).map(({ act }) => act)).toEqual([
      'merge-companies',
      'merge-companies',
      'undo-merge',
      'undo-merge',
    ]);
    expect((await undo(body.data.mergeID)).body.message).toBe('This merge is undone already.');
  });

  it('follows a chain of merges, which is undone from its end', async () => {
    const [first, second, third] = [
      await addBusiness(api.db),
      await addBusiness(api.db, { company_name: 'Second' }),
      await addBusiness(api.db),
    ];
    const one = (await merge(second, first)).body.data.mergeID;
    const two = (await merge(third, second)).body.data.mergeID;
    expect((await page(first)).data.business.businessID).toBe(third);
    const refused = await undo(one);
    expect({ status: refused.status, message: refused.body.message }).toMatchObject({
      status: 409,
      message: `Second was merged into the same company later: undo that first (${two}).`,
    });
    await undo(two);
    expect((await page(first)).data.business.businessID).toBe(second);
    expect((await undo(one)).status).toBe(200);
    expect((await page(first)).data.business.businessID).toBe(first);
  });

  it('is final after 30 days; the addresses go on leading', async () => {
    const [keptID, goneID] = [await addBusiness(api.db), await addBusiness(api.db)];
    await addProduct(api.db, goneID);
    const { mergeID } = (await merge(keptID, goneID)).body.data;
    await endMerges.run(api.db);
    await sql`update business_merge set merged_at = now() - interval '31 days' where id = ${mergeID}`.execute(
      api.db,
    );
    await endMerges.run(api.db);
    expect((await undo(mergeID)).body.message).toBe('A merge can be undone for 30 days: this one is final.');
    const { rows } = await sql`select from business_merge_row where merge_id = ${mergeID}`.execute(api.db);
    expect(rows).toEqual([]);
    await sql`delete from business where id = ${goneID}`.execute(api.db);
    expect((await page(goneID)).data.business.businessID).toBe(keptID);
  });

  it('works by command, and tells the people of both', async () => {
    const { businessID: keptID, owner } = await addBusinessPeople(api, { company_name: 'Kept Ltd' });
    const { businessID: goneID } = await addBusinessPeople(api, { company_name: 'Gone Ltd' });
    expect(await run('merge', keptID, goneID, 'One company', '--try')).toContain(
      'Gone Ltd would become part of Kept Ltd.',
    );
    const told = await run('merge', keptID, goneID, 'One company', '--by', 'Vera');
    expect(told).toContain('people: 3');
    const roles = await sql<{
      role: string;
    }>`select role from business_member where business_id = ${keptID} order by role`.execute(api.db);
    expect(roles.rows.map(({ role }) => role)).toEqual([
      'admin',
      'admin',
      'admin',
      'member',
      'member',
      'owner',
    ]);
    await api.jobs.settle();
    const mergeID = /undo-merge (\S+)/.exec(told)?.[1] ?? '';
    expect(await run('undo-merge', mergeID, 'Wrong')).toBe('Gone Ltd is a company of its own again.');
    await api.jobs.settle();
    const mails = readdirSync(api.outboxDir).map((name) => readFileSync(`${api.outboxDir}/${name}`, 'utf8'));
    const subjects = mails
      .filter((mail) => mail.includes(`To: ${owner.email}`))
      .map((mail) => /Subject: (.*)/.exec(mail)?.[1]?.trim());
    expect(subjects.toSorted()).toEqual([
      'Gone Ltd is now part of Kept Ltd on WBN',
      'Kept Ltd and Gone Ltd are two companies again',
    ]);
  });
});

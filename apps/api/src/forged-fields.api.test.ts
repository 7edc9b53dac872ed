import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { permissionRows } from './testing/permission-rows/all-rows.ts';
import { dumpDatabase, markNow } from './testing/permission-rows/database-dump.ts';
import { forge, marks } from './testing/permission-rows/forge.ts';
import {
  addWorld,
  askers,
  expectedOf,
  type PermissionRow,
  type SentRequest,
  type World,
} from './testing/permission-rows/permission-row.ts';
import { callOf, send } from './testing/permission-rows/send-row.ts';
import { wholeBodies } from './testing/permission-rows/whole-bodies.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let api: TestServer;
let victim: World;
/** Rows of the other company, which no request of this file may change. */
let untouched: string[];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  victim = await addWorld(api);
  untouched = rowsOfVictim(await dumpDatabase(api.db));
});
afterAll(() => api.stop());

// Not of the desk: staff may change any company.
const writes = permissionRows
  .filter((row) => !row.staff)
  .filter((row) => callOf(row).method !== 'GET' && !row.name.startsWith('search-'))
  .map((row) => [row.when ? `${row.name}, ${row.when}` : row.name, row] as const);

/** Returns the request of a row with all forged fields added. */
async function forgedRequest(row: PermissionRow, world: World): Promise<SentRequest> {
  const request = (await row.request?.(world, api)) ?? {};
  const whole = wholeBodies[row.name];
  const body = forge(whole?.body?.(world) ?? request.body, victim, whole?.keep);
  const elsewhere = {
    businessID: victim.businessID,
    userID: victim.owner.userID,
    access: 'owner',
    verified: 'true',
  };
  return { ...request, query: { ...elsewhere, ...request.query }, body };
}

/** Returns the rows that name the other company, its members or its resources. */
function rowsOfVictim(rows: readonly string[]): string[] {
  const { businessID, productID, deletedID, invitationID, owner, admin, member, outsider } = victim;
  const people = [owner, admin, member, outsider].map(({ userID }) => userID);
  const ids = [businessID, productID, deletedID, invitationID, ...people];
  return rows.filter((row) => ids.some((id) => row.includes(id)));
}

const isDone = (status = 0) => status === 200 || status === 202;

describe('PERM-08: fields that clients must not set', () => {
  it.each(writes)('%s', async (_name, row) => {
    const world = await addWorld(api);
    const request = await forgedRequest(row, world);
    const asker = askers.findLast((_, index) => isDone(expectedOf(row)[index]));
    const headers = asker && asker !== 'visitor' ? world[asker].headers : {};
    const guarded = await guardedColumns(world);
    // Requests of the table legitimately change plans, so these rows are compared with before.
    const high = await privilegedRows();
    const before = await markNow(api.db);

    const answer = await send(api, callOf(row), request, headers);

    // It succeeds as if the forged fields were absent.
    expect(isDone(answer.status), JSON.stringify(answer.body)).toBe(true);
    const after = await dumpDatabase(api.db, before);
    for (const mark of marks) {
      expect(after.filter((text) => mark.test(text))).toEqual([]);
      expect(JSON.stringify(answer.body)).not.toMatch(mark);
    }
    expect(rowsOfVictim(after)).toEqual([]);
    expect(rowsOfVictim([JSON.stringify(withoutProblems(answer.body))])).toEqual([]);
    expect(await guardedColumns(world)).toEqual(guarded);
    expect(await privilegedRows()).toEqual(high);
  });

  it('leaves the other company unchanged, with all of its rows', async () => {
    expect(rowsOfVictim(await dumpDatabase(api.db))).toEqual(untouched);
  });

  it('refuses a body that reaches for the prototype of objects', async () => {
    const { owner } = await addWorld(api);
    for (const poison of [
      '{"__proto__":{"role":"owner"}}',
      '{"constructor":{"prototype":{"role":"owner"}}}',
    ]) {
      const answer = await send(api, callOf({ name: 'save-own-profile' }), { body: poison }, owner.headers);
      expect([answer.status, answer.body.name]).toEqual([400, 'ValidationError']);
    }
  });

  it('detects changes: a settable field changes the row and is found among the rows written since', async () => {
    const world = await addWorld(api);
    const before = await markNow(api.db);
    const row = permissionRows.find(({ name }) => name === 'save-own-profile');
    if (!row) throw new Error('There is no such row');
    await send(api, callOf(row), { body: { city: 'forged' } }, world.owner.headers);
    const after = await dumpDatabase(api.db, before);
    expect(after.filter((text) => text.includes('forged'))).not.toEqual([]);
    // Excludes rows that existed before and are unchanged.
    expect(rowsOfVictim(after)).toEqual([]);
    await send(api, callOf(row), { body: { city: 'Perth' } }, world.owner.headers);
  });
});

/** An import repeats unknown product ids in its problems. */
function withoutProblems(body: { data?: { problems?: unknown } }): unknown {
  return { ...body, data: { ...body.data, problems: undefined } };
}

/** Columns of existing rows that no call of the table may change. */
async function guardedColumns({ businessID, productID, deletedID, ...world }: World) {
  const people = [world.owner, world.admin, world.member, world.outsider].map(({ userID }) => userID);
  const ofBusiness = ['id', 'source', 'source_id', 'verified', 'subscription', 'created_at'] as const;
  const ofProduct = ['id', 'business_id', 'source', 'source_id', 'within_plan', 'created_at'] as const;
  const ofPerson = ['id', 'source', 'source_id', 'username', 'created_at'] as const;
  const ofAccount = ['id', 'email', 'email_verified', 'two_factor_enabled', 'created_at'] as const;
  const { db } = api;
  return {
    business: await db.selectFrom('business').select(ofBusiness).where('id', '=', businessID).execute(),
    products: await db
      .selectFrom('product')
      .select(ofProduct)
      .where('id', 'in', [productID, deletedID])
      .orderBy('id')
      .execute(),
    people: await db
      .selectFrom('user_profile')
      .select(ofPerson)
      .where('id', 'in', people)
      .orderBy('id')
      .execute(),
    accounts: await db
      .selectFrom('account.user')
      .select(ofAccount)
      .where('id', 'in', people)
      .orderBy('id')
      .execute(),
  };
}

/**
 * Companies and products, new ones included, with privileges they were not given, and companies with more than one
 * owner.
 */
async function privilegedRows(): Promise<unknown[]> {
  const { rows } = await sql`
    select business.id from business
    where business.id <> ${operatorBusinessID} and (
      verified or subscription <> 'standard' or source not in ('test', 'member')
      or (select count(*) from business_member where business_id = business.id and role = 'owner') <> 1)
    union all
    select id from product where not within_plan or source not in ('test', 'member') or version > 2`.execute(
    api.db,
  );
  return rows;
}

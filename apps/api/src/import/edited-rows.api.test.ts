import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '@wbn/postgres/connect.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { updateProducts } from '../business/product-csv/import-products.sql.ts';
import { csvColumns } from '../business/product-csv/products-csv.sql.ts';
import { lockProfile, updateProfile } from '../business/profile/save-business.sql.ts';
import { insertClaim } from '../claims/claim.sql.ts';
import { decideClaim } from '../claims/settle-claim.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { addPerson } from '../testing/fixtures.ts';
import { RowErrors } from './check-row.ts';
import { importFile } from './import-file.ts';

let database: TestDatabase;
let connection: Connection;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  connection = connect(database.url, { max: 2 });
  folder = mkdtempSync(join(tmpdir(), 'wbn-edited-'));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function load(rows: readonly object[], sourceName?: string) {
  const path = join(folder, 'rows.ndjson');
  writeFileSync(path, rows.map((row) => JSON.stringify(row)).join('\n'));
  const errors = new RowErrors(path, join(folder, 'errors.txt'));
  const summary = await importFile(connection.pool, {
    ...{ path, errors, onProgress: () => undefined },
    ...(sourceName && { sourceName }),
  });
  await errors.close();
  return summary;
}

const company = (more: object = {}) => ({
  ...{ id: 'a', name: 'Acme', country: 'DE', city: 'Ulm', website: 'https://acme.example', src: 'file' },
  ...{ description: 'Acme has made bricks in Ulm for a hundred years.', sector: 'Industrials', ...more },
});
const stored = () =>
  database.db.selectFrom('business').selectAll().where('source_id', '=', 'a').executeTakeFirstOrThrow();

it('keeps what people have edited since, per field, imports the rest, and reports what it kept', async () => {
  await load([company()]);
  const { id: businessID, contact, updated_at } = await stored();
  const edited = {
    short_description: 'Written by its owner',
    contact: { ...contact, email: 'a@acme.example' },
  };
  await updateProfile.run(database.db, { businessID, values: edited, versions: { general: 1 } });

  expect(await load([company()])).toMatchObject({
    ...{ updated: 0, unchanged: 1 },
    kept: [{ sourceID: 'a', fields: ['short_description', 'contact.email'] }],
  });
  const moved = company({
    city: 'Bonn',
    website: 'https://acme-bricks.example',
    description: 'Acme now makes tiles in Bonn, as everybody knows.',
  });
  const summary = await load([moved]);
  expect(summary).toMatchObject({ updated: 1, kept: [{ fields: ['short_description', 'contact.email'] }] });
  const after = await stored();
  expect(after).toMatchObject({
    ...{ city: 'Bonn', short_description: 'Written by its owner' },
    general_description: 'Acme now makes tiles in Bonn, as everybody knows.',
    contact: { website: 'https://acme-bricks.example', email: 'a@acme.example' },
  });
  expect(after.updated_at).not.toEqual(updated_at);

  // The owner moves the company: from now on the file's city is ignored, and the state is kept together with the
  // country.
  const row = await lockProfile.only(database.db, { businessID });
  await updateProfile.run(database.db, {
    businessID,
    values: { city: 'Wien', country: 'AT' },
    versions: row.versions,
  });
  const again = await load([{ ...moved, city: 'Köln', state: 'Bayern' }]);
  expect(again.kept[0]?.fields).toEqual(expect.arrayContaining(['city', 'country', 'state_id']));
  expect(await stored()).toMatchObject({ city: 'Wien', country: 'AT', state_id: null });
  const last = await stored();
  expect(await load([{ ...moved, city: 'Köln', state: 'Bayern' }])).toMatchObject({ updated: 0 });
  expect(await stored()).toEqual(last);
});

it('CLM-05 never overwrites what the owner of a claimed company edited, and stays the same company with the same owner', async () => {
  await load([company({ id: 'claimed' })]);
  const read = () =>
    database.db
      .selectFrom('business')
      .selectAll()
      .where('source_id', '=', 'claimed')
      .executeTakeFirstOrThrow();
  const { id: businessID, imported_at } = await read();
  expect(imported_at).toBeNull();
  const userID = await addPerson(database.db);
  const claimID = newId();
  await insertClaim.only(database.db, {
    ...{ id: claimID, business_id: businessID, user_id: userID },
    ...{ state: 'submitted', method: 'document', submitted_at: new Date() },
  });
  const decision = { claimID, decision: 'accept', reason: 'Signs for it.' } as const;
  await decideClaim(database.db, readStaff('Marta'), decision);
  const own = { company_name: 'Acme Bricks', general_description: 'Ours.', city: 'Wien', country: 'AT' };
  await updateProfile.run(database.db, { businessID, values: own, versions: { general: 1, contact: 1 } });
  const renamed = company({
    id: 'claimed',
    name: 'ACME',
    city: 'Köln',
    sector: 'Energy',
    description: 'x'.repeat(80),
  });
  const { kept } = await load([renamed]);
  expect(kept[0]?.fields).toEqual(
    expect.arrayContaining(['company_name', 'general_description', 'city', 'country']),
  );
  const after = await read();
  expect(after).toMatchObject({ id: businessID, ...own });
  // What the owner has not edited comes from the file of this day.
  expect(after).toMatchObject({ short_description: 'x'.repeat(80), imported_at: expect.any(Date) });
  await load([renamed]);
  expect(await read()).toEqual(after);
  const members = database.db.selectFrom('business_member').select(['user_id', 'role']);
  expect(await members.where('business_id', '=', businessID).execute()).toEqual([
    { user_id: userID, role: 'owner' },
  ]);
});

it('CLM-01 stores the name of a source, which stays until another is given', async () => {
  const name = () =>
    database.db.selectFrom('import_source').select('name').where('source', '=', 'named').execute();
  const rows = [company({ id: 'n1', src: 'named' })];
  await load(rows);
  expect(await name()).toEqual([{ name: 'named' }]);
  await load(rows, 'Trade Register');
  await load(rows);
  expect(await name()).toEqual([{ name: 'Trade Register' }]);
  await expect(load([...rows, company()], 'Both')).rejects.toThrow('--source-name names one source');
  await load([company({ id: 'f1', src: 'financedatabase' })]);
  const known = database.db
    .selectFrom('import_source')
    .select('name')
    .where('source', '=', 'financedatabase');
  expect(await known.execute()).toEqual([{ name: 'FinanceDatabase' }]);
});

it('keeps existing products with their company when companies are imported later; a second run updates nothing', async () => {
  const products = ['1', '2'].map((id) => ({
    id,
    name: `Lamp ${id}`,
    brand: 'Lumora',
    price: 5,
    specs: [],
    src: 'lamps',
  }));
  expect(await load(products)).toMatchObject({ inserted: 2, brandBusinesses: 1 });
  const owner = () =>
    database.db
      .selectFrom('product')
      .select(['id', 'business_id'])
      .where('source', '=', 'lamps')
      .orderBy('id')
      .execute();
  const before = await owner();
  await load([
    { id: 'n', name: 'Lumora', altNames: { de: 'Lumora Licht' }, countries: ['DE'], src: 'names' },
  ]);
  expect(await load(products)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, brandBusinesses: 0 });
  expect(await owner()).toEqual(before);
});

it('keeps edits of products, by whichever form', async () => {
  const product = (more: object = {}) => ({
    id: 'p',
    name: 'Lamp',
    brand: 'Acme',
    price: 5,
    specs: [],
    src: 'shop',
    ...more,
  });
  await load([product()]);
  const read = () =>
    database.db.selectFrom('product').selectAll().where('source_id', '=', 'p').executeTakeFirstOrThrow();
  const before = await read();
  const row = Object.fromEntries(
    csvColumns.map((column) => [column, before[column]]),
  ) as never as typeof before;
  await updateProducts.run(database.db, { products: [{ ...row, name: 'Lamp, edited' }] });
  expect(await load([product({ name: 'Lamp 2', model: 'L-2' })])).toMatchObject({
    ...{ updated: 1, kept: [{ sourceID: 'p', fields: ['name'] }] },
  });
  expect(await read()).toMatchObject({ name: 'Lamp, edited', model: 'L-2', business_id: before.business_id });
});

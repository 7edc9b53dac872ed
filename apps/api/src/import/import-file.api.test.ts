import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Connection, connect } from '@wbn/postgres/connect.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { catalogNames } from '../catalog/catalog-names.ts';
import { removePage } from '../claims/page-removals/decide-page-removal.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { mergeBusinesses } from '../desk/accounts/merge/merge-businesses.ts';
import { addBusiness } from '../testing/fixtures.ts';
import { RowErrors } from './check-row.ts';
import { importFile } from './import-file.ts';

let database: TestDatabase;
let connection: Connection;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  connection = connect(database.url, { max: 2 });
  folder = mkdtempSync(join(tmpdir(), 'wbn-import-'));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const company = (id: string, more: object = {}) => ({
  id,
  name: `Company ${id}`,
  country: 'DE',
  sector: 'Industrials',
  description: `Company ${id} makes bricks.`,
  src: 'file',
  ...more,
});

function write(name: string, rows: (object | string)[]): string {
  const path = join(folder, name);
  const text = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

async function load(path: string) {
  const errors = new RowErrors(path, join(folder, 'errors', `${basename(path)}.txt`));
  try {
    const summary = await importFile(connection.pool, { path, errors, onProgress: () => undefined });
    return { summary, errors };
  } finally {
    await errors.close();
  }
}

const stored = (source = 'file') =>
  database.db.selectFrom('business').selectAll().where('source', '=', source).orderBy('source_id').execute();

describe('importFile', () => {
  it('imports a file, changes nothing the second time, and keeps the id of a changed row', async () => {
    const rows = [company('a'), company('b', { name: 'Ziegel "und"\\Söhne\t株式会社' })];
    expect((await load(write('first.ndjson.gz', rows))).summary).toMatchObject({
      kind: 'companies',
      inserted: 2,
      updated: 0,
      unchanged: 0,
    });
    const before = await stored();
    expect(before.map(({ company_name }) => company_name)).toEqual([
      'Company a',
      'Ziegel "und"\\Söhne\t株式会社',
    ]);

    expect((await load(write('again.ndjson', rows))).summary).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 2,
    });
    expect(await stored()).toEqual(before);

    const changed = [company('a', { city: 'Ulm' }), rows[1] ?? ''];
    expect((await load(write('changed.ndjson', changed))).summary).toMatchObject({
      inserted: 0,
      updated: 1,
      unchanged: 1,
    });
    const after = await stored();
    expect(after[0]).toMatchObject({ id: before[0]?.id, city: 'Ulm', created_at: before[0]?.created_at });
    expect(after[1]).toEqual(before[1]);
    const engine = createPostgresSearchEngine(database.db, catalogNames);
    expect(
      await engine.search({ kind: 'business', text: 'bricks ulm', exact: true, skip: 0, size: 5 }),
    ).toMatchObject({
      ids: [before[0]?.id],
      total: 1,
    });
  });

  it('skips broken rows, says where and why, and imports the others', async () => {
    const { summary, errors } = await load(
      write('rows.ndjson', [
        company('ok'),
        '{"id": "half',
        company('land', { country: 'Germany' }),
        '',
        company('ok'),
        '[1]',
        company('many', { description: 'x'.repeat(20_001), industryId: '99' }),
        company('nul', { city: 'A\u0000b\ud800' }),
        company('signs', { name: "! ' !" }),
        company('slashes', { website: '//evil.example' }),
      ]),
    );
    expect(summary).toMatchObject({ inserted: 2, rejected: 7 });
    expect(errors.shown).toEqual([
      'rows.ndjson:2: line: is not a JSON object; allowed is one JSON object a line',
      'rows.ndjson:3: country: is "Germany"; allowed is two capital letters (ISO 3166-1), such as DE',
      'rows.ndjson:5: id: is "ok", as on line 1; allowed is each id once a file',
      'rows.ndjson:6: line: is not a JSON object; allowed is one JSON object a line',
      'rows.ndjson:7: description: is a text of 20001 characters; allowed is text of 1 to 20,000 characters',
      'rows.ndjson:7: industryId: is "99"; allowed is 0001 to 0015',
      `rows.ndjson:9: name: is "! ' !"; allowed is a name with a letter or a digit`,
      'rows.ndjson:10: website: is "//evil.example"; allowed is an address that begins with http:// or https:// and names a host',
    ]);
    expect(readFileSync(errors.errorsFile, 'utf8').trim().split('\n')).toEqual(errors.shown);
    expect((await stored()).find(({ source_id }) => source_id === 'nul')?.city).toBe('Ab\ufffd');
  });

  it('shows 20 errors at most and writes all to the file', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => company(`bad${n}`, { country: 'XX' }));
    const { summary, errors } = await load(write('many.ndjson', [company('good'), ...rows]));
    expect(summary).toMatchObject({ inserted: 1, rejected: 50 });
    expect(errors.shown).toHaveLength(20);
    expect(readFileSync(errors.errorsFile, 'utf8').trim().split('\n')).toHaveLength(50);
  });

  it('leaves the data unchanged when the file is broken', async () => {
    const before = await stored();
    const whole = gzipSync(
      Array.from({ length: 3_000 }, (_, n) => JSON.stringify(company(`t${n}`))).join('\n'),
    );
    const cut = join(folder, 'cut.ndjson.gz');
    writeFileSync(cut, whole.subarray(0, whole.length - 100));
    await expect(load(cut)).rejects.toThrow(/gzip data ends too early, after line [1-9]/);
    const latin = join(folder, 'latin.ndjson');
    writeFileSync(latin, Buffer.from(`${JSON.stringify(company('l1'))}\n{"name":"\xe9"}\n`, 'latin1'));
    await expect(load(latin)).rejects.toThrow('line 2 is not UTF-8 text');
    await expect(
      load(
        write(
          'table.csv',
          Array.from({ length: 30 }, () => 'id;name;country'),
        ),
      ),
    ).rejects.toThrow('no JSON objects');
    await expect(load(write('empty.ndjson', []))).rejects.toThrow('it is empty');
    expect(await stored()).toEqual(before);
  });

  it('CLM-10 leaves out companies whose page was removed, before and after their data is deleted, and makes none from brands', async () => {
    const { db } = database;
    const services = { db, search: createPostgresSearchEngine(db, catalogNames) };
    const rows = [
      company('gone', { name: 'Zenkora GmbH', src: 'removed' }),
      company('stays', { src: 'removed' }),
    ];
    const products = write('of-removed.ndjson', [
      { id: 'z1', name: 'Lamp', brand: 'ZENKORA', specs: [], src: 'removed-shop', industryId: '0014' },
    ]);
    await load(write('removed.ndjson', rows));
    const [gone] = await stored('removed');
    await removePage(services, readStaff('Marta'), { businessID: gone?.id ?? '', reason: 'By letter.' });
    const again = write('removed-again.ndjson', [{ ...rows[0], city: 'Ulm' }, rows[1] ?? '']);
    expect((await load(again)).summary).toMatchObject({ inserted: 0, updated: 0, unchanged: 1, leftOut: 1 });
    await db
      .deleteFrom('business')
      .where('id', '=', gone?.id ?? '')
      .execute();
    expect((await load(again)).summary).toMatchObject({ inserted: 0, unchanged: 1, leftOut: 1 });
    expect((await load(products)).summary).toMatchObject({ inserted: 0, brandBusinesses: 0, leftOut: 1 });
    expect(await stored('removed')).toHaveLength(1);
    await db.deleteFrom('page_removal').execute();
    expect((await load(again)).summary).toMatchObject({ inserted: 1, leftOut: 0 });
    await db.deleteFrom('business').where('source', '=', 'removed').execute();
  });

  it('STF-43: leaves a company out that was merged into another, which gets the products of its brand', async () => {
    const { db } = database;
    const services = { db, search: createPostgresSearchEngine(db, catalogNames) };
    const rows = [
      company('k', { name: 'Quorvex', src: 'twice' }),
      company('g', { name: 'Brimlow', src: 'twice' }),
    ];
    await load(write('twice.ndjson', rows));
    const ids = new Map((await stored('twice')).map(({ source_id, id }) => [source_id, id]));
    const [keptID = '', goneID = ''] = [ids.get('k'), ids.get('g')];
    const lamp = (id: string) => ({
      id,
      name: `Lamp ${id}`,
      brand: 'Brimlow',
      specs: [],
      src: 'twice',
      industryId: '0014',
    });
    await load(write('twice-1.ndjson', [lamp('l1')]));
    await mergeBusinesses(services, readStaff('Marta'), { keptID, goneID, reason: 'One company.' });
    expect((await load(write('twice-again.ndjson', rows))).summary).toMatchObject({
      inserted: 0,
      leftOut: 1,
    });
    await load(write('twice-2.ndjson', [lamp('l1'), lamp('l2')]));
    await db.deleteFrom('business').where('id', '=', goneID).execute();
    const last = (await load(write('twice-3.ndjson', [lamp('l3')]))).summary;
    expect(last).toMatchObject({ inserted: 1, brandBusinesses: 0 });
    const lamps = await db
      .selectFrom('product')
      .select(['source_id', 'business_id'])
      .where('source', '=', 'twice')
      .orderBy('source_id')
      .execute();
    expect(lamps).toEqual(['l1', 'l2', 'l3'].map((source_id) => ({ source_id, business_id: keptID })));
    await db.deleteFrom('business').where('source', '=', 'twice').execute();
  });

  it('assigns products to the imported company of their brand’s name, otherwise to one created from the brand', async () => {
    await load(
      write('makers.ndjson', [
        company('lum', { name: 'Lumora GmbH' }),
        company('lum2', { name: 'Lumora Optics GmbH' }),
      ]),
    );
    await addBusiness(database.db, { company_name: 'Novatek', source: 'member' });
    const product = (id: string, brand?: string) => ({
      id,
      name: `Lamp ${id}`,
      brand,
      price: 5,
      specs: [],
      industryId: '0014',
      src: 'shop',
    });
    const path = write('products.ndjson', [
      product('1', 'LUMORA'),
      product('2', 'Novatek'),
      product('3', 'novatek'),
      product('4'),
    ]);
    expect((await load(path)).summary).toMatchObject({ kind: 'products', inserted: 4, brandBusinesses: 2 });

    const read = () =>
      database.db
        .selectFrom('product')
        .innerJoin('business', 'business.id', 'product.business_id')
        .select([
          'product.id',
          'product.source_id',
          'business.company_name',
          'business.source',
          'business.source_id as owner',
        ])
        .orderBy('product.source_id')
        .execute();
    const owned = await read();
    expect(owned.map(({ company_name, source }) => `${company_name} (${source})`)).toEqual([
      'Lumora GmbH (file)',
      'Novatek (import-brand)',
      'Novatek (import-brand)',
      'Unbranded (import-brand)',
    ]);
    expect((await load(path)).summary).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 4,
      brandBusinesses: 0,
    });
    expect(await read()).toEqual(owned);
    expect((await stored('import-brand'))[0]).toMatchObject({ business_type: 'MA', industry_id: '0014' });
    await expect(database.db.selectFrom('reaction_summary').selectAll().execute()).resolves.toEqual([]);
  });
});

it('CLM-07: keeps an address for mail apart from what is public, follows the file, and changes nothing twice', async () => {
  const rows = (...emails: readonly object[]) =>
    emails.map((email, place) => company(`mail${place}`, { src: 'mails', ...email }));
  const addresses = async () =>
    (
      await database.db
        .selectFrom('notice_address')
        .innerJoin('business', 'business.id', 'business_id')
        .select(['source_id', 'address', 'contact'])
        .orderBy('source_id')
        .execute()
    ).map(({ source_id, address, contact }) => [source_id, address, contact]);
  const both = { email: 'b@b.example', publicEmail: 'sales@b.example' };
  const first = write('mails.ndjson', rows({ email: 'a@a.example' }, both, { publicEmail: 'c@c.example' }));
  await load(first);
  const expected = [
    ['mail0', 'a@a.example', {}],
    ['mail1', 'b@b.example', { email: 'sales@b.example' }],
  ];
  expect(await addresses()).toEqual(expected);
  expect((await load(first)).summary).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
  expect(await addresses()).toEqual(expected);
  await load(
    write('mails-later.ndjson', rows({ email: 'new@a.example' }, { publicEmail: 'sales@b.example' })),
  );
  expect(await addresses()).toEqual([['mail0', 'new@a.example', {}]]);
});

describe('pnpm import-data', () => {
  const command = fileURLToPath(new URL('../commands/import.ts', import.meta.url));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') },
    });

  it('prints one sentence and exits with 2 without a file', () => {
    const { status, stderr } = run();
    expect(stderr).toMatch(/^Say what to import: .*\n$/);
    expect(status).toBe(2);
  });

  it('prints what it did; exits with 1 when a file was broken, and imports the others', () => {
    const good = write('good.ndjson', [company('cli'), company('cli2', { country: 'XX' })]);
    const { status, stdout, stderr } = run(write('bad.ndjson', ['nothing']), good);
    expect(stdout).toMatch(
      /^good\.ndjson \(companies\): 1 inserted, 0 updated, 0 unchanged, 1 rejected in [\d.]+ s\n$/,
    );
    expect(stderr).toContain('bad.ndjson: not imported, the data is as it was');
    expect(stderr).toContain('good.ndjson:2: country');
    expect(existsSync(join(folder, 'data', 'import-errors', 'good.ndjson.txt'))).toBe(true);
    expect(status).toBe(1);
  });
});

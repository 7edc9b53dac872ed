import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mergeValues, type Values } from '@wbn/contract/shared/merge-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredContact, StoredPrice } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import {
  analyzeIncoming,
  analyzeTable,
  indexIncoming,
  insertMissing,
  type SourcedTable,
  selectEdited,
  updateChanged,
  updateMerged,
} from './merge-rows.sql.ts';

const rowsPerChunk = 200;

/**
 * Streams rows into a table by COPY, as fast as the server accepts them. Lists of texts become arrays, other objects
 * JSON; `jsonColumns` names columns whose lists are JSON too.
 */
export async function copyRows<Row extends object>(
  client: pg.ClientBase,
  table: string,
  columns: readonly (keyof Row & string)[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  jsonColumns: readonly string[] = [],
): Promise<void> {
  const json = new Set(jsonColumns);
  const encode = async function* () {
    let chunk = '';
    let count = 0;
    for await (const row of rows) {
      chunk += `${columns.map((column) => encodeValue(row[column], json.has(column))).join('\t')}\n`;
      count += 1;
      if (count % rowsPerChunk === 0) {
        yield chunk;
        chunk = '';
      }
    }
    if (chunk !== '') yield chunk;
  };
  const names = columns.map((column) => `"${column}"`).join(', ');
  await pipeline(Readable.from(encode()), client.query(from(`copy ${table} (${names}) from stdin`)));
}

function encodeValue(value: unknown, json: boolean): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return escapeText(String(value));
  if (json || !isTextList(value)) return escapeText(JSON.stringify(value));
  const items = value.map((item) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
  return escapeText(`{${items.join(',')}}`);
}

function isTextList(value: object): value is readonly string[] {
  return Array.isArray(value);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeText(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

/** The columns of a company that an import writes; others stay unchanged. `notice_address` goes to a table of its own. */
export interface IncomingBusiness {
  source: string;
  source_id: string;
  company_name: string;
  alternative_names: string[];
  business_type: string;
  industry_id: string | null;
  category_ids: string[];
  country: string | null;
  state_id: string | null;
  city: string | null;
  zipcode: string | null;
  short_description: string | null;
  general_description: string | null;
  year_established: number | null;
  contact: StoredContact;
  /** Where the company is told of a waiting inquiry; never shown. */
  notice_address: string | null;
}

/** The columns of a product that an import writes. `owner_key` and `owner_name` identify its company. */
export interface IncomingProduct {
  source: string;
  source_id: string;
  owner_key: string;
  owner_name: string;
  name: string;
  model: string | null;
  brand: string | null;
  ean: string | null;
  description: string | null;
  keywords: string[];
  specs: { key: string; value: string }[];
  industry_id: string | null;
  category_id: string | null;
  sub_category_id: string | null;
  price: StoredPrice | null;
}

export const businessColumns = [
  'source',
  'source_id',
  'company_name',
  'alternative_names',
  'business_type',
  'industry_id',
  'category_ids',
  'country',
  'state_id',
  'city',
  'zipcode',
  'short_description',
  'general_description',
  'year_established',
  'contact',
] as const satisfies (keyof IncomingBusiness)[];

export const productColumns = [
  'source',
  'source_id',
  'name',
  'model',
  'brand',
  'ean',
  'description',
  'keywords',
  'specs',
  'industry_id',
  'category_id',
  'sub_category_id',
  'price',
] as const satisfies (keyof IncomingProduct)[];

/** Fields of a row that keep the edits of people, although the source has other values. */
export interface KeptFields {
  readonly sourceID: string;
  readonly fields: readonly string[];
}

export interface Merged {
  inserted: string[];
  updated: string[];
  kept: KeptFields[];
}

/**
 * Merges the rows of the incoming table by (source, source_id): inserts new ones, updates changed ones, and leaves
 * equal ones with their `updated_at`. Fields edited by people are kept. Columns of `insertedOnly` are never compared.
 */
export async function mergeRows(
  trx: Kysely<Database>,
  table: SourcedTable,
  columns: readonly string[],
  insertedOnly: readonly string[] = [],
): Promise<Merged> {
  await indexIncoming.run(trx, { table });
  await analyzeIncoming.run(trx, { table });
  const updated = await updateChanged.all(trx, { table, columns });
  const edited =
    table === 'user_profile' ? { updated: [], kept: [] } : await mergeEdited(trx, table, columns);
  const inserted = await insertMissing.all(trx, { table, columns: [...columns, ...insertedOnly] });
  await analyzeTable.run(trx, { table });
  return {
    inserted: inserted.map(({ id }) => id),
    updated: [...updated.map(({ id }) => id), ...edited.updated],
    kept: edited.kept,
  };
}

/** Fields that only make sense together. */
const together: readonly (readonly string[])[] = [
  ['industry_id', 'category_ids'],
  ['industry_id', 'category_id', 'sub_category_id'],
  ['country', 'state_id'],
];
const editedAtOnce = 500;

/** Three-way merge of the last imported, present and incoming values. */
async function mergeEdited(trx: Kysely<Database>, table: SourcedTable, columns: readonly string[]) {
  const updated: string[] = [];
  const kept: KeptFields[] = [];
  const groups = together.filter((group) => group.every((column) => columns.includes(column)));
  for (let after = ''; ; ) {
    const page = await selectEdited.all(trx, { table, after, size: editedAtOnce });
    const rows = page.map((row) => {
      const [base, mine, theirs] = [row.imported, row.stored, row.incoming].map((values) =>
        toFields(values, columns),
      ) as [Values, Values, Values];
      const { values, taken } = mergeValues(base, mine, theirs, { together: groups });
      if (taken.length > 0) updated.push(row.id);
      const { taken: fields } = mergeValues(values, values, theirs);
      if (fields.length > 0) kept.push({ sourceID: row.source_id, fields });
      const imported = { ...row.imported, ...fromFields(theirs) };
      return { id: row.id, ...fromFields(values), imported };
    });
    if (rows.length > 0) await updateMerged.run(trx, { table, columns, rows });
    const last = page.at(-1);
    if (!last || page.length < editedAtOnce) return { updated, kept };
    after = last.id;
  }
}

/** Returns the columns of a row; each entry of the contact becomes a separate field. */
function toFields(row: Values, columns: readonly string[]): Values {
  const entries = columns.flatMap((column): [string, unknown][] =>
    column === 'contact'
      ? Object.entries((row.contact ?? {}) as Values).map(([name, value]) => [`contact.${name}`, value])
      : [[column, row[column] ?? null]],
  );
  return Object.fromEntries(entries);
}

function fromFields(fields: Values): Values {
  const row: Record<string, unknown> = {};
  const contact: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field.startsWith('contact.')) contact[field.slice('contact.'.length)] = value;
    else row[field] = value;
  }
  return { ...row, contact };
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
  updateChanged,
} from './merge-rows.sql.ts';

const rowsPerChunk = 200;

/**
 * Streams rows into a table by COPY, as fast as the server takes them. Lists of text become arrays, other
 * objects JSON; `jsonColumns` names those whose lists are JSON too.
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

/** What an import writes of a company; the other columns stay as they are. */
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
}

/** What an import writes of a product. `owner_key` and `owner_name` find its company. */
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

export interface Merged {
  inserted: string[];
  updated: string[];
}

/**
 * Takes the rows of the incoming table over by (source, source_id): new ones are inserted, changed ones
 * written, equal ones left alone with their `updated_at`. Columns of `insertedOnly` are never compared.
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
  const inserted = await insertMissing.all(trx, { table, columns: [...columns, ...insertedOnly] });
  await analyzeTable.run(trx, { table });
  return { inserted: inserted.map(({ id }) => id), updated: updated.map(({ id }) => id) };
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

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

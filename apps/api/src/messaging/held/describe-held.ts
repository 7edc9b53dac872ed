import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { loadMessageFiles } from '../files/load-message-files.ts';
import { findHeld, type HeldRow, selectHeld } from './held-request.sql.ts';

/** As many as fit a terminal; the rest comes when these are decided. */
const most = 50;

/** Inquiries that wait for a look, two lines each. */
export async function describeHeldRequests(db: Kysely<Database>): Promise<string> {
  const rows = await selectHeld.all(db, { most });
  if (rows.length === 0) return 'No inquiry waits.';
  return rows
    .map((row) => [`${row.id}  ${headOf(row)}`, `  ${shorten(`${row.subject}: ${row.content}`)}`].join('\n'))
    .join('\n\n');
}

/** Everything that one says; undefined when it waits no more. */
export async function describeHeldRequest(
  db: Kysely<Database>,
  requestID: string,
): Promise<string | undefined> {
  const row = await findHeld.first(db, { requestID });
  if (!row) return undefined;
  const files = (await loadMessageFiles(db, requestID, [1])).get(1) ?? [];
  return [
    `Inquiry ${row.id}`,
    headOf(row),
    `Written by ${row.user_id} to ${row.to_id}`,
    `Subject: ${row.subject}`,
    ...row.content.split('\n').map((line) => `  | ${line}`),
    ...files.map(({ name, contentType, size }) => `File: ${name} (${contentType}, ${size} bytes)`),
  ].join('\n');
}

function headOf({ writer, sender, receiver, created_at }: HeldRow): string {
  const from = [writer ?? 'somebody who is gone', sender].filter(Boolean).join(', ');
  return `${created_at.toISOString().slice(0, 16)}Z, ${from} to ${receiver ?? 'a company that is gone'}`;
}

function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : characters.join('');
}

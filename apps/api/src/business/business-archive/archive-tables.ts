import type { Database } from '@wbn/postgres/schema.ts';
import { stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import { toIsoTime } from '../../server/iso-time.ts';
import { guardCell } from '../product-csv/csv-cells.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { type ArchivedCertificate, selectArchivedMembers } from './business-archive.sql.ts';
import { readArchivedActivity } from './read-archived.ts';

/** Without it Excel takes UTF-8 for the code page of the country. */
const byteOrderMark = '\uFEFF';

/** RFC 4180; a cell that a table would take for a formula is guarded. */
function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guardCell)),
    { record_delimiter: '\r\n' },
  );
}

export function writeCertificates(certificates: readonly ArchivedCertificate[], files: ArchiveFiles): string {
  const rows = certificates.map(({ id, name, issue_date, expire_date, photo }) => [
    id,
    name,
    issue_date ?? '',
    expire_date ?? '',
    photo ? (files.addressOf(photo.url) ?? '') : '',
  ]);
  return byteOrderMark + toCsv([['id', 'name', 'issueDate', 'expireDate', 'picture'], ...rows]);
}

export async function writeMembers(db: Kysely<Database>, businessID: string): Promise<string> {
  const members = await selectArchivedMembers.all(db, { businessID });
  const rows = members.map(({ first_name, last_name, role, created_at }) => [
    `${first_name} ${last_name}`.trim(),
    role,
    toIsoTime(created_at),
  ]);
  return byteOrderMark + toCsv([['name', 'role', 'since'], ...rows]);
}

/** Line by line: a company may be old. */
export async function* writeActivity(db: Kysely<Database>, businessID: string): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([['time', 'name', 'action', 'details']]);
  for await (const { created_at, user_name, action, details } of readArchivedActivity(db, businessID)) {
    yield toCsv([[toIsoTime(created_at), user_name, action, JSON.stringify(details)]]);
  }
}

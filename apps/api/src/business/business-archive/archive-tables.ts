import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { toIsoTime } from '../../server/iso-time.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { type ArchivedCertificate, selectArchivedMembers } from './business-archive.sql.ts';
import { readArchivedActivity } from './read-archived.ts';

export function writeCertificates(certificates: readonly ArchivedCertificate[], files: ArchiveFiles): string {
  const rows = certificates.map(({ id, name, issue_date, expire_date, photo }) => [
    id,
    name,
    issue_date ?? '',
    expire_date ?? '',
    photo ? (files.addressOf(photo.url) ?? '') : '',
  ]);
  return byteOrderMark + csvText([['id', 'name', 'issueDate', 'expireDate', 'picture'], ...rows]);
}

export async function writeMembers(db: Kysely<Database>, businessID: string): Promise<string> {
  const members = await selectArchivedMembers.all(db, { businessID });
  const rows = members.map(({ first_name, last_name, role, created_at }) => [
    `${first_name} ${last_name}`.trim(),
    role,
    toIsoTime(created_at),
  ]);
  return byteOrderMark + csvText([['name', 'role', 'since'], ...rows]);
}

/** Line by line: a company may be old. */
export async function* writeActivity(db: Kysely<Database>, businessID: string): AsyncGenerator<string> {
  yield byteOrderMark + csvText([['time', 'name', 'action', 'details']]);
  for await (const { created_at, user_name, action, details } of readArchivedActivity(db, businessID)) {
    yield csvText([[toIsoTime(created_at), user_name, action, JSON.stringify(details)]]);
  }
}

import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { toIsoTime } from '../../server/iso-time.ts';
import { readPages } from '../read-pages.ts';
import type { ArchiveFiles } from './archive-files.ts';
import {
  type ArchivedCertificate,
  type ArchivedProduct,
  selectArchivedActivity,
  selectArchivedMembers,
  selectArchivedProducts,
} from './business-archive.sql.ts';

const pageSize = 200;

/** Yields a company's products one by one, with drafts and without deleted ones. */
export async function* readArchivedProducts(
  db: Kysely<Database>,
  businessID: string,
): AsyncGenerator<ArchivedProduct> {
  const pages = readPages(pageSize, (page) => selectArchivedProducts.all(db, { businessID, ...page }));
  for await (const products of pages) yield* products;
}

/** Yields the activity entries of a company, oldest first. */
async function* readArchivedActivity(db: Kysely<Database>, businessID: string) {
  const pages = readPages(pageSize, (page) => selectArchivedActivity.all(db, { businessID, ...page }));
  for await (const entries of pages) yield* entries;
}

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

/** Writes the activity line by line, because it may be long. */
export async function* writeActivity(db: Kysely<Database>, businessID: string): AsyncGenerator<string> {
  yield byteOrderMark + csvText([['time', 'name', 'action', 'details']]);
  for await (const { created_at, user_name, action, details } of readArchivedActivity(db, businessID)) {
    yield csvText([[toIsoTime(created_at), user_name, action, JSON.stringify(details)]]);
  }
}

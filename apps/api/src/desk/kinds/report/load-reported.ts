import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectMessageFiles } from '../../../messaging/files/message-file.sql.ts';
import { findReportedParties } from '../../../safety/affected.sql.ts';
import { loadReportForStaff } from '../../../safety/load-report.ts';
import {
  countEarlierCases,
  findPicture,
  type NearText,
  selectAccuracy,
  selectCommentsAround,
  selectLastPosts,
  selectOwnerName,
  selectPostsAround,
  selectQuotationFiles,
} from './report-context.sql.ts';

type Report = Awaited<ReturnType<typeof loadReportForStaff>>;

/** A report as the command shows it, with what is around the thing. Throws NotFound. */
export async function loadReported(db: Kysely<Database>, caseID: string) {
  const found = await loadReportForStaff(db, caseID);
  const { resource_id: id, resource_type: type, owner_id: ownerID } = found;
  const parties = await findReportedParties.only(db, { caseID });
  return {
    ...found,
    ownerName: await nameOf(db, ownerID),
    near: await loadNear(db, found),
    picture: type === 'post' ? await findPicture.first(db, { id }) : undefined,
    accuracy: await selectAccuracy.all(db, { caseID }),
    earlier: await countEarlierCases.only(db, { caseID, ownerID }),
    parties,
    writerName: parties.user_id ? await nameOf(db, parties.user_id) : null,
    documents: await loadDocuments(db, found),
  };
}

export type Reported = Awaited<ReturnType<typeof loadReported>>;

const nameOf = async (db: Kysely<Database>, id: string) =>
  (await selectOwnerName.first(db, { id }))?.name ?? null;

function loadNear(
  db: Kysely<Database>,
  { resource_id: id, resource_type: type }: Report,
): Promise<readonly NearText[]> | readonly NearText[] {
  if (type === 'post') return selectPostsAround.all(db, { id });
  if (type === 'comment') return selectCommentsAround.all(db, { id });
  return type === 'user' || type === 'business' ? selectLastPosts.all(db, { authorID: id }) : [];
}

async function loadDocuments(
  db: Kysely<Database>,
  { resource_id: id, resource_type: type, messages }: Report,
) {
  if (type === 'quotation') return selectQuotationFiles.all(db, { id });
  const numbers = messages.filter(({ files }) => files.length > 0).map(({ number }) => number);
  return numbers.length > 0 ? selectMessageFiles.all(db, { requestID: id, numbers }) : [];
}

import type { Side } from '@wbn/contract/messaging/request.ts';
import {
  listOwnReports,
  type Report,
  type ReportableType,
  type ReportReason,
  reportResource,
} from '@wbn/contract/social/reports.ts';
import { notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { loadAuthors } from '../authors/load-authors.ts';
import { syncCase } from '../cases/sync-case.ts';
import { cutPage, lastID } from '../lists/page-key.ts';
import { loadPeopleToTell, type Resource, requireResource } from '../resources/find-resource.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import {
  findMutedReporter,
  insertReport,
  type NewCase,
  type OwnReportRow,
  openCase,
  selectContent,
  selectOwnReport,
  selectOwnReports,
} from './report.sql.ts';
import { findReportedGroup } from './reported-group.sql.ts';
import { findReportedQuotation } from './reported-quotation.sql.ts';
import { findReportedThread } from './reported-thread.sql.ts';
import { requireAllowance } from './require-allowance.ts';

/** Characters of a post, comment or thread that are shown so that the reporter recognises it. */
const excerptLength = 160;

const states = { keep: 'kept', remove: 'removed' } as const;

/** Presents reports to the person who made them. */
async function presentReports(db: Kysely<Database>, rows: readonly OwnReportRow[]): Promise<Report[]> {
  const owners = await loadAuthors(
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  // Suppliers are not told who the buyer is, and a group is shown by its own name.
  const nameOf = ({ resource_type, owner_id }: OwnReportRow) =>
    resource_type === 'quotation' || resource_type === 'group' ? undefined : owners.get(owner_id)?.name;
  return rows.map((row) => {
    const isText = ['post', 'comment', 'request', 'quotation'].includes(row.resource_type);
    return {
      reportID: row.id,
      resourceID: row.resource_id,
      resourceType: row.resource_type,
      ownerName: nameOf(row) ?? (isText ? '' : row.content),
      excerpt: isText ? shorten(row.content) : undefined,
      // The contract allows only these reasons to be stored.
      reason: row.reason as ReportReason,
      note: row.note ?? undefined,
      state: row.decision ? states[row.decision] : 'open',
      createdAt: toIsoTime(row.created_at),
      decidedAt: row.decided_at ? toIsoTime(row.decided_at) : undefined,
    };
  });
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength - 1).join('')}…` : line;
}

export const reportResourceHandler = defineHandler(
  reportResource,
  async ({ body: { resourceID, resourceType, reason, note }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { side, ...reported } =
        resourceType === 'request'
          ? await requireThread(transaction, resourceID, userID)
          : resourceType === 'quotation'
            ? await requireQuotation(transaction, resourceID, userID)
            : resourceType === 'group'
              ? await requireGroup(transaction, resourceID, userID)
              : await requireOthers(transaction, { id: resourceID, type: resourceType }, userID);
      const newCase = { id: newId(), resource_id: resourceID, resource_type: resourceType, ...reported };
      const { id: caseID } = await openCase.only(transaction, newCase);
      const is_counted = !(await findMutedReporter.only(transaction, { userID })).is_muted;
      const report = { case_id: caseID, user_id: userID, reason, note: note || null, side, is_counted };
      const isNew = (await insertReport.run(transaction, report)) > 0;
      if (isNew) await requireAllowance(transaction, { userID, act: 'report' });
      await syncCase(transaction, 'report', caseID);
      const row = await selectOwnReport.only(transaction, { userID, caseID });
      const [data] = await presentReports(transaction, [row]);
      if (!data) throw new Error('A report was not presented');
      return { data };
    }),
);

type Reported = Pick<NewCase, 'owner_id' | 'owner_type' | 'content'> & { readonly side: Side | null };

/** Finds what is reported; the person must see it and it must be somebody else's. */
async function requireOthers(
  transaction: Kysely<Database>,
  target: { readonly id: string; readonly type: Exclude<ReportableType, 'request' | 'quotation' | 'group'> },
  userID: string,
): Promise<Reported> {
  const resource = await requireResource(transaction, target, { id: userID, userID });
  await refuseOwn(transaction, resource, userID);
  const { content } = await selectContent.only(transaction, target);
  return { owner_id: resource.ownerID, owner_type: resource.ownerType, content, side: null };
}

/** Finds a thread in which the person, or a company they work for, takes part; a block does not matter. */
async function requireThread(
  transaction: Kysely<Database>,
  requestID: string,
  userID: string,
): Promise<Reported> {
  const thread = await findReportedThread.first(transaction, { requestID, userID });
  if (!thread) throw notFound(`There is no request with the id ${requestID}.`);
  const { other_id: owner_id, other_type: owner_type, content, side } = thread;
  return { owner_id, owner_type, content, side };
}

/** Finds a request for quotation that the person may see as a supplier. */
async function requireQuotation(
  transaction: Kysely<Database>,
  id: string,
  userID: string,
): Promise<Reported> {
  const quotation = await findReportedQuotation.first(transaction, { id, userID });
  if (!quotation) throw notFound(`There is no request for quotation with the id ${id}.`);
  return { ...quotation, side: null };
}

/** Finds a group whose card the person may see, and that they do not own. */
async function requireGroup(transaction: Kysely<Database>, id: string, userID: string): Promise<Reported> {
  const group = await findReportedGroup.first(transaction, { id, userID });
  if (!group) throw notFound(`There is no group with the id ${id}.`);
  if (group.is_own) throw ownProblem();
  return { owner_id: group.owner_id, owner_type: 'user', content: group.content, side: null };
}

/** Refuses reports of the person's own texts, company or profile. */
async function refuseOwn(transaction: Kysely<Database>, resource: Resource, userID: string): Promise<void> {
  const people = await loadPeopleToTell(transaction, resource);
  if (!people.includes(userID) && resource.userID !== userID) return;
  throw ownProblem();
}

function ownProblem() {
  const problem = 'is your own, or of a company you work for';
  return validationError({ resourceID: problem }, `resourceID: ${problem}`);
}

const pageSize = 20;

export const listOwnReportsHandler = defineHandler(
  listOwnReports,
  async ({ query: { nextID: before = lastID }, user: { userID }, services: { db } }) => {
    const found = await selectOwnReports.all(db, { userID, before, size: pageSize + 1 });
    const { rows, nextID = null } = cutPage(found, pageSize);
    return { data: await presentReports(db, rows), nextID };
  },
);

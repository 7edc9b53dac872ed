import type { Side } from '@wbn/contract/messaging/request.ts';
import { type ReportableType, reportResource } from '@wbn/contract/social/reports.ts';
import { notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { peopleOf, type Resource, requireResource } from '../resources/find-resource.ts';
import { presentReports } from './present-report.ts';
import { insertReport, type NewCase, openCase, selectContent, selectOwnReport } from './report.sql.ts';
import { findReportedThread } from './reported-thread.sql.ts';
import { requireAllowance } from './require-allowance.ts';

export const reportResourceHandler = defineHandler(
  reportResource,
  async ({ body: { resourceID, resourceType, reason, note }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { side, ...reported } =
        resourceType === 'request'
          ? await requireThread(transaction, resourceID, userID)
          : await requireOthers(transaction, { id: resourceID, type: resourceType }, userID);
      const newCase = { id: newId(), resource_id: resourceID, resource_type: resourceType, ...reported };
      const { id: caseID } = await openCase.only(transaction, newCase);
      const report = { case_id: caseID, user_id: userID, reason, note: note || null, side };
      const isNew = (await insertReport.run(transaction, report)) > 0;
      if (isNew) await requireAllowance(transaction, { userID, act: 'report' });
      const row = await selectOwnReport.only(transaction, { userID, caseID });
      const [data] = await presentReports(transaction, [row]);
      if (!data) throw new Error('A report was not presented');
      return { data };
    }),
);

type Reported = Pick<NewCase, 'owner_id' | 'owner_type' | 'content'> & { readonly side: Side | null };

/** What the person sees and somebody else is behind. */
async function requireOthers(
  transaction: Kysely<Database>,
  target: { readonly id: string; readonly type: Exclude<ReportableType, 'request'> },
  userID: string,
): Promise<Reported> {
  const resource = await requireResource(transaction, target, { id: userID, userID });
  await refuseOwn(transaction, resource, userID);
  const { content } = await selectContent.only(transaction, target);
  return { owner_id: resource.ownerID, owner_type: resource.ownerType, content, side: null };
}

/** A thread in which the person, or a company they work for, writes with somebody: a block between them does not matter. */
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

/** Whoever wrote it, or works for the company, changes or removes it instead. */
async function refuseOwn(transaction: Kysely<Database>, resource: Resource, userID: string): Promise<void> {
  const people = await peopleOf(transaction, resource);
  if (!people.includes(userID) && resource.userID !== userID) return;
  throw validationError(
    {
      resourceID: 'is your own, or of a company you work for',
    },
    'resourceID: is your own, or of a company you work for',
  );
}

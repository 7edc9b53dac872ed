import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectMeasuresOfCase } from './measure.sql.ts';
import { selectObjections } from './objection.sql.ts';
import { findCase, isResourceThere, selectDecisions, selectReports } from './report.sql.ts';
import { findGroupForStaff } from './reported-group.sql.ts';
import { selectReportedFiles } from './reported-quotation.sql.ts';
import { selectMessagesAround, selectThreadSides } from './reported-thread.sql.ts';

/**
 * A case as staff read it. Of a reported thread: its two sides and the messages around each report of the case, nothing else; of a
 * request for quotation: the names of its files; of a group: what it is for and its rules, not its posts. Throws NotFound.
 */
export async function loadReportForStaff(db: Kysely<Database>, caseID: string) {
  const found = await findCase.first(db, { caseID });
  if (!found) throw notFound(`There is no case with the id ${caseID}.`);
  const { resource_id: id, resource_type: type } = found;
  const thread = { requestID: id, caseID };
  return {
    ...found,
    isThere: (await isResourceThere.only(db, { id })).there,
    reports: await selectReports.all(db, { caseID }),
    decisions: await selectDecisions.all(db, { caseID }),
    measures: await selectMeasuresOfCase.all(db, { caseID }),
    objections: await selectObjections.all(db, { subjectID: caseID }),
    files: type === 'quotation' ? await selectReportedFiles.all(db, { id }) : [],
    group: type === 'group' ? await findGroupForStaff.first(db, { id }) : undefined,
    sides: type === 'request' ? await selectThreadSides.all(db, thread) : [],
    messages: type === 'request' ? await selectMessagesAround.all(db, thread) : [],
  };
}

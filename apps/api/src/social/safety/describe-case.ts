import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { describeThread } from './describe-thread.ts';
import {
  type CaseRow,
  findCase,
  isResourceThere,
  selectCases,
  selectDecisions,
  selectReports,
} from './report.sql.ts';

/** As many as fit a terminal; the rest comes when these are decided. */
const most = 50;

/** The cases that are open, or the last that were decided, a few lines each. */
export async function describeCases(db: Kysely<Database>, { open }: { open: boolean }): Promise<string> {
  const rows = await selectCases.all(db, { open, most });
  if (rows.length === 0) return open ? 'Nothing is reported.' : 'Nothing has been decided.';
  return rows.map(describeRow).join('\n\n');
}

function describeRow(row: CaseRow): string {
  const told = `${row.reports} ${row.reports === 1 ? 'report' : 'reports'}: ${row.reasons.join(', ')}`;
  const end = row.decided_at && row.decision ? `, ${row.decision} since ${at(row.decided_at)}` : '';
  return [
    `${row.id}  ${row.resource_type}, ${told}, since ${at(row.created_at)}${end}`,
    `  ${oneLine(row.content)}`,
  ].join('\n');
}

/** Everything about a case; undefined when there is none. */
export async function describeCase(db: Kysely<Database>, caseID: string): Promise<string | undefined> {
  const found = await findCase.first(db, { caseID });
  if (!found) return undefined;
  const { resource_id: id, resource_type: type, owner_id, owner_type } = found;
  const { there } = await isResourceThere.only(db, { id });
  const reports = await selectReports.all(db, { caseID });
  const decisions = await selectDecisions.all(db, { caseID });
  return [
    `Case ${caseID}, ${found.decision ?? 'open'}, since ${at(found.created_at)}`,
    `About the ${type} ${id}${there ? '' : ', which is not on the site any more'}`,
    ...(owner_id === id || type === 'request' ? [] : [`By the ${owner_type} ${owner_id}`]),
    'As it was when it was first reported:',
    ...found.content.split('\n').map((line) => `  | ${line}`),
    ...(type === 'request' ? await describeThread(db, { requestID: id, caseID }) : []),
    'Reports:',
    ...reports.map(
      ({ name, user_id, side, reason, note, created_at }) =>
        `  ${at(created_at)} ${reason}, by ${name} (${user_id})${side ? `, of side ${side}` : ''}${note ? `: ${oneLine(note, 1_000)}` : ''}`,
    ),
    ...(decisions.length > 0 ? ['Decisions:'] : []),
    ...decisions.map(
      ({ created_at, decision, reason, until, decided_by, note }) =>
        `  ${at(created_at)} ${decision}${reason ? ` as ${reason}` : ''}${until ? ` until ${at(until)}` : ''}, by ${decided_by}: ${note}`,
    ),
  ].join('\n');
}

const at = (time: Date) => `${time.toISOString().slice(0, 16)}Z`;

function oneLine(text: string, length = 120): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}

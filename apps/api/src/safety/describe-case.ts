import { userInfo } from 'node:os';
import { type ReportReason, reportReasons } from '@wbn/contract/social/reports.ts';
import { readCommandLine, readDay, readId } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Decision } from './decide-case.ts';
import {
  type CaseRow,
  findCase,
  findObjection,
  isResourceThere,
  selectCases,
  selectDecisions,
  selectReports,
} from './report.sql.ts';
import { selectMessagesAround, selectThreadSides, type ThreadMessageRow } from './reported-thread.sql.ts';

/** Describes a reported thread: its two sides and the messages around each report of the case, nothing else. */
async function describeThread(
  db: Kysely<Database>,
  given: { readonly requestID: string; readonly caseID: string },
): Promise<string[]> {
  const sides = await selectThreadSides.all(db, given);
  const messages = await selectMessagesAround.all(db, given);
  return [
    'Between:',
    ...sides.map(
      ({ side, owner_id, owner_type, name }) =>
        `  ${side}, the ${owner_type} ${name ?? 'that is gone'} (${owner_id})`,
    ),
    'Messages around the reports:',
    ...messages.flatMap((message, place) => describeMessage(message, messages[place - 1])),
  ];
}

function describeMessage(message: ThreadMessageRow, last: ThreadMessageRow | undefined): string[] {
  const { number, side, user_id, name, content, files, created_at } = message;
  const isGap = last ? number > last.number + 1 : number > 1;
  return [
    ...(isGap ? ['  ...'] : []),
    `  ${number}, ${created_at.toISOString().slice(0, 16)}Z, ${side}, ${name ?? 'somebody who is gone'} (${user_id})`,
    ...content.split('\n').map((line) => `  | ${line}`),
    ...files.map((file) => `  File: ${file}`),
  ];
}

/** As many as fit a terminal; the next ones show when these are decided. */
const most = 50;

/** Describes the open cases, or the latest decided ones, in a few lines each. */
export async function describeCases(db: Kysely<Database>, { open }: { open: boolean }): Promise<string> {
  const rows = await selectCases.all(db, { open, most });
  if (rows.length === 0) return open ? 'Nothing is reported.' : 'Nothing has been decided.';
  return rows.map(describeRow).join('\n\n');
}

function describeRow(row: CaseRow): string {
  const told = `${row.reports} ${row.reports === 1 ? 'report' : 'reports'}: ${row.reasons.join(', ')}`;
  const objection = row.objected_at ? `, objection since ${at(row.objected_at)}` : '';
  const end = row.decided_at && row.decision ? `, ${row.decision} since ${at(row.decided_at)}` : '';
  return [
    `${row.id}  ${row.resource_type}, ${told}, since ${at(row.created_at)}${end}${objection}`,
    `  ${oneLine(row.content)}`,
  ].join('\n');
}

/** Describes a case in full; undefined when it does not exist. */
export async function describeCase(db: Kysely<Database>, caseID: string): Promise<string | undefined> {
  const found = await findCase.first(db, { caseID });
  if (!found) return undefined;
  const { resource_id: id, resource_type: type, owner_id, owner_type } = found;
  const { there } = await isResourceThere.only(db, { id });
  const reports = await selectReports.all(db, { caseID });
  const decisions = await selectDecisions.all(db, { caseID });
  const objection = await findObjection.first(db, { caseID });
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
    ...(objection
      ? [`Objection of the author, ${at(objection.created_at)}: ${oneLine(objection.content, 1_000)}`]
      : []),
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

type ReportsOrder =
  | { readonly verb: 'list'; readonly open: boolean }
  | { readonly verb: 'show'; readonly caseID: string }
  | { readonly verb: 'decide'; readonly decision: Decision };

const usage = [
  'Usage: pnpm reports list [--decided]',
  '       pnpm reports show <case>',
  '       pnpm reports decide <case> keep|remove --note "why" [--reason spam] [--until 2027-01-31] [--by name]',
].join('\n');

const known = {
  decided: { type: 'boolean' },
  note: { type: 'string' },
  reason: { type: 'string' },
  until: { type: 'string' },
  by: { type: 'string' },
} as const;

/** Parses the command line of `pnpm reports`; `today` is `YYYY-MM-DD`. Throws `UsageError`. */
export function readReportsOrder(args: readonly string[], today: string): ReportsOrder {
  const { positionals, values } = readCommandLine(args, known, usage);
  const [verb = 'list', id, decision, ...rest] = positionals;
  const { decided = false, ...options } = values;
  if (rest.length > 0 || (decided && verb !== 'list')) throw new UsageError(usage);
  if (verb === 'list' && id === undefined && Object.keys(options).length === 0)
    return { verb, open: !decided };
  if (verb === 'show' && id !== undefined && decision === undefined) return { verb, caseID: readCase(id) };
  if (verb !== 'decide' || id === undefined || (decision !== 'keep' && decision !== 'remove'))
    throw new UsageError(usage);
  const note = options.note?.trim();
  if (!note)
    throw new UsageError('Say why with --note "...": it stays with the case, and nobody else sees it.');
  const until = options.until === undefined ? null : readEnd(options.until, today);
  const decidedBy = options.by?.trim() || userInfo().username;
  const reason = options.reason === undefined ? {} : { reason: readReason(options.reason) };
  return { verb, decision: { caseID: readCase(id), decision, note, until, decidedBy, ...reason } };
}

/** Parses the reason that the author of a removed text is told. */
function readReason(text: string): ReportReason {
  const reason = reportReasons.find((one) => one === text);
  if (reason) return reason;
  throw new UsageError(`${text} is not a reason: it is one of ${reportReasons.join(', ')}.`);
}

const readCase = (id: string) => readId(id, 'a case', ', and pnpm reports list tells it');

/** The end of a day, in UTC. */
function readEnd(text: string, today: string): Date {
  return new Date(`${readDay(text, '2027-01-31', { today, what: 'a measure' })}T23:59:59Z`);
}

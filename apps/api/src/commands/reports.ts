import { reportReasons } from '@wbn/contract/social/reports.ts';
import { readDay, readWords } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { catalogNames } from '../catalog/catalog-names.ts';
import { decideReport } from '../safety/decide-report.ts';
import { loadReportForStaff } from '../safety/load-report.ts';
import { type CaseRow, selectCases } from '../safety/report.sql.ts';
import { caseVerbs } from './frame/case-verbs.ts';
import { at, list, mostRows, oneLine, quoted } from './frame/lines.ts';
import { by, type Command, defineVerb, readStaff, runVerb } from './frame/verbs.ts';

function describeRow(row: CaseRow): string {
  const count = `${row.reports} ${row.reports === 1 ? 'report' : 'reports'}: ${row.reasons.join(', ')}`;
  const objection = row.objected_at ? `, objection since ${at(row.objected_at)}` : '';
  const end = row.decided_at && row.decision ? `, ${row.decision} since ${at(row.decided_at)}` : '';
  return [
    `${row.id}  ${row.resource_type}, ${count}, since ${at(row.created_at)}${end}${objection}`,
    `  ${oneLine(row.content)}`,
  ].join('\n');
}

type LoadedReport = Awaited<ReturnType<typeof loadReportForStaff>>;

function describeCase(found: LoadedReport): string {
  const { id, resource_id, resource_type, owner_id, owner_type, objections } = found;
  return [
    `Case ${id}, ${found.decision ?? 'open'}, since ${at(found.created_at)}`,
    `About the ${resource_type} ${resource_id}${found.isThere ? '' : ', which is not on the site any more'}`,
    ...(owner_id === resource_id || resource_type === 'request' ? [] : [`By the ${owner_type} ${owner_id}`]),
    'As it was when it was first reported:',
    ...quoted(found.content),
    ...describeGroup(found.group),
    ...list(
      'Files:',
      found.files.map(({ name }) => name),
    ),
    ...list(
      'Between:',
      found.sides.map(
        (one) => `${one.side}, the ${one.owner_type} ${one.name ?? 'that is gone'} (${one.owner_id})`,
      ),
    ),
    ...(found.messages.length > 0 ? ['Messages around the reports:'] : []),
    ...found.messages.flatMap((message, place) => describeMessage(message, found.messages[place - 1])),
    ...list(
      'Reports:',
      found.reports.map(
        ({ name, user_id, side, reason, note, created_at }) =>
          `${at(created_at)} ${reason}, by ${name} (${user_id})${side ? `, of side ${side}` : ''}${note ? `: ${oneLine(note, 1_000)}` : ''}`,
      ),
    ),
    ...objections.map(
      ({ id, created_at, content, outcome }) =>
        `Objection ${id}, ${outcome ?? 'open'}, ${at(created_at)}: ${oneLine(content, 1_000)}`,
    ),
    ...list(
      'Measures:',
      found.measures.map(
        ({ kind, target_type, target_id, until, is_active, created_at, taken_by }) =>
          `${at(created_at)} ${kind} ${target_type} ${target_id}${until ? ` until ${at(until)}` : ''}, by ${taken_by}${is_active ? '' : ', ended'}`,
      ),
    ),
    ...list(
      'Decisions:',
      found.decisions.map(
        ({ created_at, decision, reason, until, decided_by, note }) =>
          `${at(created_at)} ${decision}${reason ? ` as ${reason}` : ''}${until ? ` until ${at(until)}` : ''}, by ${decided_by}: ${note}`,
      ),
    ),
  ].join('\n');
}

function describeGroup(group: LoadedReport['group']): string[] {
  if (!group) return [];
  const { access, member_count, purpose, rules } = group;
  return [
    `The group now, ${access}, ${member_count} members. It is for:`,
    ...quoted(purpose),
    ...(rules ? ['Its rules:', ...quoted(rules)] : []),
  ];
}

type Message = LoadedReport['messages'][number];

function describeMessage(message: Message, last: Message | undefined): string[] {
  const { number, side, user_id, name, content, files, created_at } = message;
  const isGap = last ? number > last.number + 1 : number > 1;
  return [
    ...(isGap ? ['  ...'] : []),
    `  ${number}, ${at(created_at)}, ${side}, ${name ?? 'somebody who is gone'} (${user_id})`,
    ...quoted(content),
    ...files.map((file) => `  File: ${file}`),
  ];
}

/** The end of a day, in UTC. */
function readEnd(text: string): Date {
  const today = new Date().toISOString().slice(0, 10);
  return new Date(`${readDay(text, '2027-01-31', { today, what: 'a measure' })}T23:59:59Z`);
}

const { verbs, readCase } = caseVerbs({
  command: 'reports',
  noun: 'case',
  nothingWaits: 'Nothing is reported.',
  nothingDecided: 'Nothing has been decided.',
  list: async (db, decided) =>
    (await selectCases.all(db, { open: !decided, most: mostRows })).map(describeRow).join('\n\n'),
  show: async (db, id) => describeCase(await loadReportForStaff(db, id)),
});

const text = { type: 'string' } as const;

export const reports: Command = {
  name: 'reports',
  verbs: {
    ...verbs,
    decide: defineVerb({
      usage: '<case> keep|remove --note "why" [--reason spam] [--until 2027-01-31] [--by NAME]',
      options: { ...by, note: text, reason: text, until: text },
      read([id, decision, ...rest], values) {
        if (id === undefined || rest.length > 0) return undefined;
        if (decision !== 'keep' && decision !== 'remove') return undefined;
        const reason = reportReasons.find((one) => one === values.reason);
        if (values.reason !== undefined && !reason)
          throw new UsageError(`${values.reason} is not a reason: it is one of ${reportReasons.join(', ')}.`);
        const order = {
          caseID: readCase(id),
          decision,
          note: readWords(
            values.note,
            'Say why with --note "...": it stays with the case, and nobody else sees it.',
          ),
          reason,
          until: values.until === undefined ? null : readEnd(values.until),
        } as const;
        return { order, staff: readStaff(values.by) };
      },
      async run({ db }, { staff, order }) {
        await decideReport({ db, search: createPostgresSearchEngine(db, catalogNames) }, staff, order);
        return describeCase(await loadReportForStaff(db, order.caseID));
      },
    }),
  },
};

if (import.meta.main) await runVerb(reports);

import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import {
  exportStaffActions,
  type LogEntry,
  listStaffActions,
  logPageSize,
  logPartSize,
} from '@wbn/contract/desk/log.ts';
import { defineHandler } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { type StaffActionFilter, selectStaffActions } from '../../staff/staff-action.sql.ts';
import { recordStaffAction } from '../../staff/staff-action.ts';
import { filterFor, presentEntry } from './log-entries.ts';

/** Entries of a filter from where it goes on, with where it goes on after them. */
async function readPart({ db }: Pick<Services, 'db'>, filter: StaffActionFilter, size: number) {
  const rows = await selectStaffActions.all(db, { ...filter, most: size + 1 });
  const entries = rows.slice(0, size).map(presentEntry);
  return { entries, after: rows.length > size ? String(entries.at(-1)?.number) : null };
}

export const listStaffActionsHandler = defineHandler(listStaffActions, async ({ query, staff, services }) => {
  const { entries, after } = await readPart(services, filterFor(staff, query), logPageSize);
  return { data: entries, after };
});

const columns = [
  'number',
  'at',
  'staff',
  'staffID',
  'role',
  'act',
  'target',
  'targetID',
  'case',
  'reason',
  'before',
  'after',
  'address',
  'request',
];

function cellsOf(entry: LogEntry): string[] {
  const facts = (side: 'before' | 'after') =>
    entry.facts.flatMap((fact) => (fact[side] === undefined ? [] : `${fact.name}: ${fact[side]}`)).join('; ');
  return [
    ...[String(entry.number), entry.at, entry.staffName, entry.staffID, entry.staffRole, entry.act],
    ...[entry.targetType, entry.targetID, entry.caseID ?? '', entry.reason ?? ''],
    ...[facts('before'), facts('after'), entry.address ?? '', entry.requestID ?? ''],
  ];
}

/** Recorded before it is sent, so that nothing leaves the log unseen. */
export const exportStaffActionsHandler = defineHandler(
  exportStaffActions,
  async ({ body: { reason, ...given }, staff, services }) => {
    const { entries, after } = await readPart(services, filterFor(staff, given), logPartSize);
    const { after: _, ...filter } = given;
    await recordStaffAction(services.db, staff, {
      act: 'export-log',
      target: { type: 'log', id: 'log' },
      reason,
      after: { ...withoutEmpty(filter), entries: entries.length },
    });
    const rows = entries.map(cellsOf);
    const csv = given.after === undefined ? byteOrderMark + csvText([columns, ...rows]) : csvText(rows);
    return { data: { csv, after } };
  },
);

function withoutEmpty(filter: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

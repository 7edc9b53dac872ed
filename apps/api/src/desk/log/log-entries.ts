import type { LogEntry } from '@wbn/contract/desk/log.ts';
import { hasRight } from '@wbn/contract/desk/rights.ts';
import { type StaffActGroup, staffActNames, staffActs } from '@wbn/contract/desk/staff-acts.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { StoredFacts } from '@wbn/postgres/stored-values.ts';
import type { DeskStaff } from '../../staff/require-staff.ts';
import type { StaffActionFilter, selectStaffActions } from '../../staff/staff-action.sql.ts';

interface GivenFilter {
  readonly staffID?: string | undefined;
  readonly targetID?: string | undefined;
  readonly act?: string | undefined;
  readonly group?: StaffActGroup | undefined;
  readonly caseID?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after?: string | undefined;
}

/** The filter of a call, narrowed to what the asker may see. Throws ValidationError. */
export function filterFor(staff: DeskStaff, given: GivenFilter): StaffActionFilter {
  const { act, group, from, to, after } = given;
  if (from !== undefined && to !== undefined && from > to)
    throw validationError({ to: 'must not be before `from`' });
  const acts = staffActNames.filter(
    (known) => (act === undefined || known === act) && (group === undefined || staffActs[known] === group),
  );
  return {
    staffID: hasRight(staff.role, 'see-whole-log') ? given.staffID : staff.id,
    targetID: given.targetID,
    caseID: given.caseID,
    acts: act === undefined && group === undefined ? undefined : acts,
    since: from && `${from}T00:00:00Z`,
    until: to && dayAfter(to),
    before: after === undefined ? undefined : Number(after),
  };
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString();

type Row = RowOf<typeof selectStaffActions>;

/** An entry as the desk shows it; its texts are made there. */
export function presentEntry(row: Row): LogEntry {
  return {
    number: row.number,
    at: row.created_at.toISOString(),
    staffID: row.staff_id,
    staffName: row.staff_name,
    staffRole: row.staff_role,
    act: row.act,
    targetType: row.target_type,
    targetID: row.target_id,
    ...(row.case_id !== null && { caseID: row.case_id }),
    ...(row.reason !== null && { reason: row.reason }),
    facts: factsOf(row.before, row.after),
    ...(row.address !== null && { address: row.address }),
    ...(row.request_id !== null && { requestID: row.request_id }),
  };
}

function factsOf(before: StoredFacts, after: StoredFacts): LogEntry['facts'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => {
    const [was, is] = [textOf(before[name]), textOf(after[name])];
    return { name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
  });
}

function textOf(value: StoredFacts[string] | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

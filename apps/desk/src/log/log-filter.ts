import {
  type StaffAct,
  type StaffActGroup,
  staffActGroups,
  staffActNames,
} from '@wbn/contract/desk/staff-acts.ts';

/** What the log shows; all of it is in the address. */
export interface LogFilter {
  readonly group?: StaffActGroup | undefined;
  readonly act?: StaffAct | undefined;
  readonly staffID?: string | undefined;
  readonly targetID?: string | undefined;
  readonly caseID?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const readDay = (text: string | null) => (text && day.test(text) ? text : undefined);

/** Reads a filter from the query of an address; what is unknown is left out. */
export function readLogFilter(query: URLSearchParams): LogFilter {
  const filter: LogFilter = {
    group: staffActGroups.find((known) => known === query.get('group')),
    act: staffActNames.find((known) => known === query.get('act')),
    staffID: query.get('staff') ?? undefined,
    targetID: query.get('target') ?? undefined,
    caseID: query.get('case') ?? undefined,
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Address of the log with a filter. */
export function logPath({ staffID, targetID, caseID, ...others }: LogFilter): string {
  const query = new URLSearchParams();
  const named = { ...others, staff: staffID, target: targetID, case: caseID };
  for (const [name, value] of Object.entries(named)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `/log?${text}` : '/log';
}

import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';
import type { LinkRow } from './hash-chain.ts';

export const insertStaffAction = defineStatement((db, row: Insertable<Database['staff_action_draft']>) =>
  db.insertInto('staff_action_draft').values(row),
);

export interface StaffActionFilter {
  /** The thing that it was done to. */
  readonly targetID?: string | undefined;
  readonly staffID?: string | undefined;
  readonly acts?: readonly string[] | undefined;
  readonly caseID?: string | undefined;
  /** From this time, and before that one. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** Only entries before this number. */
  readonly before?: number | undefined;
}

/** What staff have done, newest first. */
export const selectStaffActions = defineStatement(
  (db, { most, ...filter }: StaffActionFilter & { readonly most: number }) => {
    const { targetID, staffID, acts, caseID, since, until, before } = filter;
    let actions = db.selectFrom('staff_action').selectAll();
    if (targetID !== undefined) actions = actions.where('target_id', '=', targetID);
    if (staffID !== undefined) actions = actions.where('staff_id', '=', staffID);
    if (acts !== undefined) actions = actions.where('act', '=', anyOf(acts));
    if (caseID !== undefined) actions = actions.where('case_id', '=', caseID);
    if (since !== undefined) actions = actions.where('created_at', '>=', sql<Date>`${since}::timestamptz`);
    if (until !== undefined) actions = actions.where('created_at', '<', sql<Date>`${until}::timestamptz`);
    if (before !== undefined) actions = actions.where('number', '<', before);
    return actions.orderBy('number', 'desc').limit(most);
  },
);

/** Makes the partitions of this month and the next three. */
export const makeStaffActionMonths = defineStatement(
  () =>
    sql`select make_staff_action_month(now() + make_interval(months => ahead)) from generate_series(0, 3) as ahead`,
);

/** Drops the months that ended two years ago; returns their tables. */
export const dropOldStaffActions = defineStatement(
  () => sql<{ name: string }>`select drop_old_staff_actions as name from drop_old_staff_actions()`,
);

/** Entries in order, after a number, with the text that their hash covers. */
export const selectChainAfter = defineStatement(
  (_, { number, most }: { readonly number: number; readonly most: number }) => sql<LinkRow>`
    select number, staff_action_text(staff_action) as text, previous_hash, hash from staff_action
    where number > ${number} order by number limit ${most}`,
);

export const selectChainHead = defineStatement((db) =>
  db.selectFrom('staff_action_head').select(['entries', 'hash', 'dropped', 'dropped_hash']),
);

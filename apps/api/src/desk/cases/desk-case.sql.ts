import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, defineUnpreparedStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What a colleague may see; undefined: all. */
export interface CaseScope {
  readonly kinds: readonly CaseKind[];
  readonly editions: readonly string[] | undefined;
}

const rows = (db: Kysely<Database>) =>
  db
    .selectFrom('desk_case')
    .leftJoin('account.user as holder', (join) =>
      join.onRef('holder.id', '=', 'desk_case.taken_by').on('desk_case.taken_until', '>', sql<Date>`now()`),
    )
    .selectAll('desk_case')
    .select([
      'holder.name as holder_name',
      sql<CaseKind>`desk_case.kind`.as('kind'),
      sql<string | null>`coalesce(
        (select company_name from business where id = about_id),
        (select trim(first_name || ' ' || last_name) from user_profile where id = about_id))`.as(
        'about_name',
      ),
    ]);

const inScope = ({ kinds, editions }: CaseScope): RawBuilder<boolean> =>
  editions
    ? sql`(desk_case.kind = any(${[...kinds]}::text[]) and desk_case.edition = any(${[...editions]}::text[]))`
    : sql`desk_case.kind = any(${[...kinds]}::text[])`;

export type CaseRecord = RowOf<typeof findCase>;

/** A case in the scope of a colleague. */
export const findCase = defineStatement(
  (db, { id, scope }: { readonly id: string; readonly scope: CaseScope }) =>
    rows(db).where('desk_case.id', '=', id).where(inScope(scope)),
);

/** Where a page of open cases goes on: the values of its last row. */
export interface OpenKey {
  readonly due: string;
  readonly harm: number;
  readonly accuracy: number;
  readonly id: string;
}

export interface CaseFilter {
  readonly scope: CaseScope;
  readonly edition?: string | undefined;
  readonly aboutID?: string | undefined;
  readonly subjectID?: string | undefined;
  /** Taken by this colleague, or by nobody. */
  readonly takenBy?: string | null | undefined;
  readonly isPastDue: boolean;
  readonly size: number;
}

const filtered = (db: Kysely<Database>, filter: CaseFilter) =>
  rows(db)
    .where(inScope(filter.scope))
    .$if(filter.edition !== undefined, (cases) => cases.where('desk_case.edition', '=', filter.edition ?? ''))
    .$if(filter.aboutID !== undefined, (cases) => cases.where('about_id', '=', filter.aboutID ?? ''))
    .$if(filter.subjectID !== undefined, (cases) => cases.where('subject_id', '=', filter.subjectID ?? ''))
    .$if(filter.isPastDue, (cases) => cases.where('due_at', '<', sql<Date>`now()`))
    .$if(filter.takenBy === null, (cases) =>
      cases.where(sql<boolean>`(taken_until is null or taken_until <= now())`),
    )
    .$if(typeof filter.takenBy === 'string', (cases) =>
      cases.where('taken_by', '=', filter.takenBy ?? '').where('taken_until', '>', sql<Date>`now()`),
    )
    .limit(filter.size);

/** Cases that wait for staff or for an answer: the due hour first, then the greater harm, then the more accurate reporter. */
export const selectWaitingCases = defineUnpreparedStatement(
  (
    db,
    {
      state,
      after,
      ...filter
    }: CaseFilter & { readonly state: 'open' | 'waiting'; readonly after: OpenKey | undefined },
  ) =>
    filtered(db, filter)
      .where('state', '=', state)
      .$if(after !== undefined, (cases) =>
        cases.where(
          sql<boolean>`(due_at, -harm, -accuracy, desk_case.id) > (${after?.due}::timestamptz, ${-(after?.harm ?? 0)}::integer, ${-(after?.accuracy ?? 0)}::double precision, ${after?.id})`,
        ),
      )
      .orderBy('due_at')
      .orderBy('harm', 'desc')
      .orderBy('accuracy', 'desc')
      .orderBy('desk_case.id'),
);

/** Decided cases, the latest first. */
export const selectDecidedCases = defineUnpreparedStatement(
  (
    db,
    {
      after,
      ...filter
    }: CaseFilter & { readonly after: { readonly at: string; readonly id: string } | undefined },
  ) =>
    filtered(db, filter)
      .where('state', '=', 'decided')
      .$if(after !== undefined, (cases) =>
        cases.where(sql<boolean>`(decided_at, desk_case.id) < (${after?.at}::timestamptz, ${after?.id})`),
      )
      .orderBy('decided_at', 'desc')
      .orderBy('desk_case.id', 'desc'),
);

export const countOpenCases = defineUnpreparedStatement(
  (_, { scope, staffID }: { readonly scope: CaseScope; readonly staffID: string }) => sql<{
    kind: CaseKind;
    open: number;
    pastDue: number;
    mine: number;
  }>`
    select kind, count(*)::integer as open, count(*) filter (where due_at < now())::integer as "pastDue",
      count(*) filter (where taken_by = ${staffID} and taken_until > now())::integer as mine
    from desk_case where state = 'open' and ${inScope(scope)}
    group by kind order by kind`,
);

/** Locks cases until the transaction ends, in the order of their ids. */
export const lockCases = defineStatement((db, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom('desk_case')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate(),
);

/** Takes a case unless somebody else has it. */
export const updateTaken = defineStatement(
  (
    _,
    {
      id,
      by,
      to,
      minutes,
    }: { readonly id: string; readonly by: string; readonly to: string; readonly minutes: number },
  ) => sql`
    update desk_case set taken_by = ${to}, taken_until = now() + make_interval(mins => ${minutes}::integer)
    where id = ${id} and state <> 'decided' and (taken_until is null or taken_until <= now() or taken_by = ${by})`,
);

export const deleteTaken = defineStatement(
  (_, { id, by }: { readonly id: string; readonly by: string }) => sql`
    update desk_case set taken_by = null, taken_until = null where id = ${id} and taken_by = ${by}`,
);

export const insertNote = defineStatement(
  (
    db,
    note: {
      readonly id: string;
      readonly case_id: string;
      readonly staff_id: string;
      readonly staff_name: string;
      readonly content: string;
    },
  ) => db.insertInto('desk_note').values(note).returningAll(),
);

export const selectNotes = defineStatement((db, { caseID }: { readonly caseID: string }) =>
  db.selectFrom('desk_note').selectAll().where('case_id', '=', caseID).orderBy('id'),
);

/** Decisions about a case and about other cases of the same account or company, the latest first. */
export const selectPast = defineStatement(
  (
    _,
    {
      caseID,
      aboutID,
      scope,
    }: { readonly caseID: string; readonly aboutID: string | null; readonly scope: CaseScope },
  ) => sql<{
    id: string;
    case_id: string;
    kind: CaseKind;
    what: string;
    action: string;
    staff_name: string;
    created_at: Date;
    reason: string | null;
  }>`
    select decision.id, desk_case.id as case_id, desk_case.kind, desk_case.what, decision.action, decision.staff_name,
      decision.created_at, coalesce(decision.given #>> '{decision,values,note}', decision.given #>> '{decision,values,reply}') as reason
    from desk_case
    join desk_decision_case as part on part.case_id = desk_case.id
    join desk_decision as decision on decision.id = part.decision_id
    where (desk_case.id = ${caseID} or desk_case.about_id = ${aboutID}) and decision.state = 'done' and ${inScope(scope)}
    order by decision.id desc limit 20`,
);

export const countOpenOfAccount = defineStatement(
  (
    _,
    {
      caseID,
      aboutID,
      scope,
    }: { readonly caseID: string; readonly aboutID: string; readonly scope: CaseScope },
  ) => sql<{ count: number }>`
    select count(*)::integer as count from desk_case
    where about_id = ${aboutID} and state = 'open' and id <> ${caseID} and ${inScope(scope)}`,
);

import type { Side } from '@wbn/contract/messaging/request.ts';
import type { ReportableType, ReportReason } from '@wbn/contract/social/reports.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';

export interface NewCase {
  readonly id: string;
  readonly resource_id: string;
  readonly resource_type: ReportableType;
  readonly owner_id: string;
  readonly owner_type: 'user' | 'business';
  readonly content: string;
}

/** Opens a case about a thing, or finds the open one and locks its row, so that nobody decides it meanwhile. */
export const openCase = defineStatement((db, given: NewCase) =>
  db
    .insertInto('report_case')
    .values(given)
    .onConflict((conflict) =>
      conflict
        .column('resource_id')
        .where('decision', 'is', null)
        .doUpdateSet({ resource_type: given.resource_type }),
    )
    .returning('id'),
);

/** Threads, requests for quotation and groups are read in files of their own, only for people who may see them. */
type Content = Exclude<ReportableType, 'request' | 'quotation' | 'group'>;

const contents: Readonly<Record<Content, ReturnType<typeof sql<{ content: string }>>>> = {
  post: sql`select id, content from post`,
  comment: sql`select id, content from comment`,
  business: sql`select id, company_name as content from business`,
  user: sql`select id, trim(first_name || ' ' || last_name) as content from user_profile`,
};

/** The text of a post or comment, or the name of a company or person. */
export const selectContent = defineStatement(
  (_, { id, type }: { id: string; type: Content }) =>
    sql<{ content: string }>`select content from (${contents[type]}) as resource where id = ${id}`,
);

interface NewReport {
  readonly case_id: string;
  readonly user_id: string;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** For a thread: the side the reporter is on. */
  readonly side: Side | null;
  /** False for somebody whose reports are muted. */
  readonly is_counted: boolean;
}

/** Inserts a person's report in a case; changes nothing when it exists. */
export const insertReport = defineStatement((db, report: NewReport) =>
  db
    .insertInto('report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing()),
);

const own = (db: Kysely<Database>, userID: string) =>
  db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.id', 'report.case_id')
    .leftJoin('request', 'request.id', 'report_case.resource_id')
    .select([
      'report_case.id',
      'report_case.resource_id',
      'report_case.resource_type',
      // Either side may report a thread: the owner shown is the other side.
      sql<string>`case report.side when 'S' then request.to_id when 'R' then request.from_id else report_case.owner_id end`.as(
        'owner_id',
      ),
      'report_case.content',
      'report_case.decision',
      'report_case.decided_at',
      'report.reason',
      'report.note',
      'report.created_at',
    ])
    .where('report.user_id', '=', userID);

export type OwnReportRow = RowOf<typeof selectOwnReports>;

/** A person's reports, newest case first. */
export const selectOwnReports = defineStatement(
  (db, { userID, before, size }: { userID: string; before: string; size: number }) =>
    own(db, userID).where('report_case.id', '<', before).orderBy('report_case.id', 'desc').limit(size),
);

export const selectOwnReport = defineStatement(
  (db, { userID, caseID }: { userID: string } & { caseID: string }) =>
    own(db, userID).where('report_case.id', '=', caseID),
);

/** Whether the reports of a person are muted. */
export const findMutedReporter = defineStatement(
  (_, { userID }: { userID: string }) => sql<{ is_muted: boolean }>`
    select exists (
      select from measure
      where target_id = ${userID} and kind = 'mute-reports' and ended_at is null and until > now()
    ) as is_muted`,
);

/** Cases with number and reasons of reports that count, most reported first, then oldest; the open ones include those with an unanswered objection. */
export const selectCases = defineStatement((db, { open, most }: { open: boolean; most: number }) =>
  db
    .selectFrom('report_case')
    .innerJoin('report', (join) =>
      join.onRef('report.case_id', '=', 'report_case.id').on('report.is_counted', '=', true),
    )
    .select([
      'report_case.id',
      'report_case.resource_id',
      'report_case.resource_type',
      'report_case.content',
      'report_case.decision',
      'report_case.decided_at',
      'report_case.created_at',
      sql<Date | null>`(select min(created_at) from objection where subject_id = report_case.id and answered_at is null)`.as(
        'objected_at',
      ),
      sql<number>`count(*)::integer`.as('reports'),
      sql<string[]>`array_agg(distinct report.reason order by report.reason)`.as('reasons'),
    ])
    .where(
      open
        ? sql<boolean>`(report_case.decision is null or exists (
            select from objection where subject_id = report_case.id and answered_at is null))`
        : sql<boolean>`report_case.decision is not null`,
    )
    .groupBy('report_case.id')
    .$if(open, (cases) => cases.orderBy('reports', 'desc').orderBy('report_case.id'))
    .$if(!open, (cases) => cases.orderBy('report_case.decided_at', 'desc'))
    .limit(most),
);

export type CaseRow = RowOf<typeof selectCases>;

export const findCase = defineStatement((db, { caseID }: { caseID: string }) =>
  db.selectFrom('report_case').selectAll().where('id', '=', caseID),
);

/** Locks a case: until the transaction ends nobody else reports to it or decides it. */
export const lockCase = defineStatement((db, { caseID }: { caseID: string }) =>
  db.selectFrom('report_case').selectAll().where('id', '=', caseID).forUpdate(),
);

export const selectReports = defineStatement((db, { caseID }: { caseID: string }) =>
  db
    .selectFrom('report')
    .innerJoin('user_profile as reporter', 'reporter.id', 'report.user_id')
    .select([
      'report.user_id',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      'report.side',
      'report.reason',
      'report.note',
      'report.is_counted',
      'report.created_at',
    ])
    .where('case_id', '=', caseID)
    .orderBy('report.created_at'),
);

export const selectDecisions = defineStatement((db, { caseID }: { caseID: string }) =>
  db.selectFrom('report_decision').selectAll().where('case_id', '=', caseID).orderBy('id'),
);

/** Whether what was reported is still visible. */
export const isResourceThere = defineStatement(
  (_, { id }: { id: string }) => sql<{ there: boolean }>`
    select exists (
      select from post where id = ${id} and removed_at is null
      union all select from comment where id = ${id} and removed_at is null
      union all select from business where id = ${id} and is_public
      union all select from user_profile where id = ${id}
      union all select from request where id = ${id} and status = 'open'
      union all select from quotation where id = ${id} and status = 'open'
      union all select from business_group where id = ${id} and is_shown
    ) as there`,
);

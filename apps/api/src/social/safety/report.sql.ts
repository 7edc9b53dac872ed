import type { Side } from '@wbn/contract/messaging/request.ts';
import type { ReportableType, ReportReason } from '@wbn/contract/social/safety/report.ts';
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

/** Opens a case of a thing, or finds the one that is open, and keeps others from deciding it meanwhile. */
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

/** A thread is read by who is on a side of it (`reported-thread.sql.ts`). */
type Content = Exclude<ReportableType, 'request'>;

const contents: Readonly<Record<Content, ReturnType<typeof sql<{ content: string }>>>> = {
  post: sql`select id, content from post`,
  comment: sql`select id, content from comment`,
  business: sql`select id, company_name as content from business`,
  user: sql`select id, trim(first_name || ' ' || last_name) as content from user_profile`,
};

/** What a thing says; of a company or person the name. */
export const selectContent = defineStatement(
  (_, { id, type }: { id: string; type: Content }) =>
    sql<{ content: string }>`select content from (${contents[type]}) as resource where id = ${id}`,
);

interface NewReport {
  readonly case_id: string;
  readonly user_id: string;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** Of a thread: on which side of it the person is. */
  readonly side: Side | null;
}

/** A person's report in a case; nothing when it is there already. */
export const insertReport = defineStatement((db, report: NewReport) =>
  db
    .insertInto('report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing()),
);

interface OfPerson {
  readonly userID: string;
}

const own = (db: Kysely<Database>, userID: string) =>
  db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.id', 'report.case_id')
    .leftJoin('request', 'request.id', 'report_case.resource_id')
    .select([
      'report_case.id',
      'report_case.resource_id',
      'report_case.resource_type',
      // Both sides may report a thread: to each it is that of the other.
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

/** What a person has reported, the newest case first. */
export const selectOwnReports = defineStatement(
  (db, { userID, before, size }: OfPerson & { before: string | undefined; size: number }) =>
    own(db, userID)
      .$if(before !== undefined, (reports) => reports.where('report_case.id', '<', before ?? ''))
      .orderBy('report_case.id', 'desc')
      .limit(size),
);

export const selectOwnReport = defineStatement((db, { userID, caseID }: OfPerson & { caseID: string }) =>
  own(db, userID).where('report_case.id', '=', caseID),
);

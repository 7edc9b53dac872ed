import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfCase {
  readonly caseID: string;
}

/** Cases with how many have reported and why; those that most people report first, then the oldest. */
export const selectCases = defineStatement((db, { open, most }: { open: boolean; most: number }) =>
  db
    .selectFrom('report_case')
    .innerJoin('report', 'report.case_id', 'report_case.id')
    .select([
      'report_case.id',
      'report_case.resource_id',
      'report_case.resource_type',
      'report_case.content',
      'report_case.decision',
      'report_case.decided_at',
      'report_case.created_at',
      sql<number>`count(*)::integer`.as('reports'),
      sql<string[]>`array_agg(distinct report.reason order by report.reason)`.as('reasons'),
    ])
    .where('report_case.decision', open ? 'is' : 'is not', null)
    .groupBy('report_case.id')
    .$if(open, (cases) => cases.orderBy('reports', 'desc').orderBy('report_case.id'))
    .$if(!open, (cases) => cases.orderBy('report_case.decided_at', 'desc'))
    .limit(most),
);

export type CaseRow = RowOf<typeof selectCases>;

export const findCase = defineStatement((db, { caseID }: OfCase) =>
  db.selectFrom('report_case').selectAll().where('id', '=', caseID),
);

/** A case that nobody else reports to or decides until the transaction ends. */
export const lockCase = defineStatement((db, { caseID }: OfCase) =>
  db.selectFrom('report_case').selectAll().where('id', '=', caseID).forUpdate(),
);

export const selectReports = defineStatement((db, { caseID }: OfCase) =>
  db
    .selectFrom('report')
    .innerJoin('user_profile as reporter', 'reporter.id', 'report.user_id')
    .select([
      'report.user_id',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      'report.side',
      'report.reason',
      'report.note',
      'report.created_at',
    ])
    .where('case_id', '=', caseID)
    .orderBy('report.created_at'),
);

export const selectDecisions = defineStatement((db, { caseID }: OfCase) =>
  db.selectFrom('report_decision').selectAll().where('case_id', '=', caseID).orderBy('id'),
);

/** Who wrote a post or comment, in whatever name. */
export const findWriter = defineStatement(
  (_, { id }: { id: string }) => sql<{ user_id: string }>`
    select user_id from post where id = ${id} union all select user_id from comment where id = ${id}`,
);

/** Whether what was reported is still there. */
export const isResourceThere = defineStatement(
  (_, { id }: { id: string }) => sql<{ there: boolean }>`
    select exists (
      select from post where id = ${id} and removed_at is null
      union all select from comment where id = ${id} and removed_at is null
      union all select from business where id = ${id} and is_public
      union all select from user_profile where id = ${id}
      union all select from request where id = ${id} and status = 'open'
    ) as there`,
);

import type { EndReason } from '@wbn/contract/verification/verification-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

/** Locks a company whose badge may change (FOR NO KEY UPDATE). */
export const lockBusiness = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['id', 'company_name', 'subscription', 'verified', 'verified_until', 'deleted_at'])
    .where('id', '=', businessID)
    .forNoKeyUpdate(),
);

/** What the page of a company says that documents can prove. */
export const findProfile = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['company_name', 'contact', 'country', 'city', 'zipcode'])
    .where('id', '=', businessID),
);

/** Verifies a company until the end of a day; null removes its badge. */
export const updateBadge = defineStatement(
  (db, { businessID, until }: { businessID: string; until: string | null }) =>
    db
      .updateTable('business')
      .set({ verified: until !== null, verified_until: until })
      .where('id', '=', businessID),
);

/** The badge and the plan of a company. */
export const findBadgeAndPlan = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['id', 'company_name', 'subscription', 'verified', 'verified_until'])
    .where('id', '=', businessID),
);

/** A public company with its badge. */
export const findPublicBadge = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['id', 'company_name', 'source', 'verified', 'verified_until'])
    .where('id', '=', businessID)
    .where('is_public', '=', true),
);

const openStates = ['draft', 'submitted', 'in-review', 'more-asked'] as const;

interface OfBusiness {
  readonly businessID: string;
}

export const insertCase = defineStatement((db, row: Insertable<Database['verification_case']>) =>
  db.insertInto('verification_case').values(row),
);

export const findCase = defineStatement((db, { caseID }: { caseID: string }) =>
  db.selectFrom('verification_case').selectAll().where('id', '=', caseID),
);

/** The open case of a company. */
export const findOpenCase = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('verification_case')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('state', 'in', openStates),
);

/** The case of the current badge, otherwise the one closed last. */
export const findLastCase = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('verification_case')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('state', 'not in', openStates)
    .orderBy(sql`state = 'approved'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

export const updateCase = defineStatement(
  (db, { caseID, changes }: { caseID: string; changes: Updateable<Database['verification_case']> }) =>
    db.updateTable('verification_case').set(changes).where('id', '=', caseID),
);

interface Ending extends OfBusiness {
  readonly reason: EndReason;
}

/** Ends the case of the current badge; no row when the badge has no case. */
export const endApprovedCase = defineStatement((db, { businessID, reason }: Ending) =>
  db
    .updateTable('verification_case')
    .set({ state: 'ended', ended_at: sql<Date>`now()`, end_reason: reason })
    .where('business_id', '=', businessID)
    .where('state', '=', 'approved')
    .returning('id'),
);

interface Approval extends OfBusiness {
  readonly caseID: string;
  readonly until: string;
  readonly by: string;
  readonly reason: string | null;
}

/** Approves a case; inserts an approved one by the operator when the id is new. */
export const approveCase = defineStatement((db, { businessID, caseID, until, by, reason }: Approval) => {
  const decision = {
    state: 'approved' as const,
    decided_by: by,
    decided_at: sql<Date>`now()`,
    reason,
    valid_until: until,
  };
  return db
    .insertInto('verification_case')
    .values({ id: caseID, business_id: businessID, origin: 'operator', ...decision })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(decision));
});

/** Cases in these states with their companies, oldest first. */
export const selectCases = defineStatement(
  (db, { states, most }: { states: readonly Database['verification_case']['state'][]; most: number }) =>
    db
      .selectFrom('verification_case as one')
      .innerJoin('business', 'business.id', 'one.business_id')
      .select(['one.id', 'one.state', 'one.submitted_at', 'one.valid_until', 'business.company_name'])
      .where('one.state', 'in', states)
      .orderBy('one.submitted_at')
      .limit(most),
);

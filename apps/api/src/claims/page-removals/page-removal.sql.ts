import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface OfBusiness {
  readonly businessID: string;
}

interface OfNumber {
  readonly number: number;
}

export const findSource = defineStatement((db, { businessID }: OfBusiness) =>
  db.selectFrom('business').select(['source', 'source_id', 'company_name']).where('id', '=', businessID),
);

/** The number of the request of a mail address that waits for a company's removal. */
export const findWaiting = defineStatement(
  (db, { businessID, email }: OfBusiness & { readonly email: string }) =>
    db
      .selectFrom('page_removal')
      .select('number')
      .where('business_id', '=', businessID)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('state', '=', 'waiting'),
);

export const insertPageRemoval = defineStatement((db, row: Insertable<Database['page_removal']>) =>
  db.insertInto('page_removal').values(row).returning('number'),
);

const withCompany = (db: Parameters<Parameters<typeof defineStatement>[0]>[0]) =>
  db
    .selectFrom('page_removal as removal')
    .leftJoin('business', 'business.id', 'removal.business_id')
    .selectAll('removal')
    .select(['business.company_name', 'business.country', 'business.deleted_at']);

/** A removal with its company, whose columns are null once its data is deleted. */
export const findPageRemoval = defineStatement((db, { number }: OfNumber) =>
  withCompany(db).where('removal.number', '=', number),
);

export type PageRemovalRow = RowOf<typeof findPageRemoval>;

export const findPageRemovalById = defineStatement((db, { id }: { readonly id: string }) =>
  withCompany(db).where('removal.id', '=', id),
);

/** All removals of a company, the latest first. */
export const selectRemovalsOf = defineStatement((db, { businessID }: OfBusiness) =>
  withCompany(db).where('removal.business_id', '=', businessID).orderBy('removal.number', 'desc').limit(10),
);

/** Removals that wait, oldest first, or the decided ones, last decided first. */
export const selectPageRemovals = defineStatement(
  (db, { decided, most }: { readonly decided: boolean; readonly most: number }) =>
    withCompany(db)
      .where('removal.state', decided ? '<>' : '=', 'waiting')
      .$if(decided, (removals) => removals.orderBy('removal.decided_at', 'desc'))
      .orderBy('removal.number')
      .limit(most),
);

/** The requests for the removal of a company that wait, oldest first. */
export const lockWaitingRemovals = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('page_removal')
    .select(['id', 'number'])
    .where('business_id', '=', businessID)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .forUpdate(),
);

/** Whether a claim of a company waits for staff, who decide it first. */
export const findWaitingClaim = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('business_claim')
    .select('id')
    .where('business_id', '=', businessID)
    .where('state', 'in', ['submitted', 'disputed'])
    .limit(1),
);

interface Decision {
  readonly ids: readonly string[];
  readonly state: 'removed' | 'refused' | 'restored';
  readonly decidedBy: string;
  readonly reason: string;
}

export const decideRemovals = defineStatement((db, { ids, state, decidedBy, reason }: Decision) =>
  db
    .updateTable('page_removal')
    .set({ state, decided_by: decidedBy, decided_at: sql<Date>`now()`, decision_reason: reason })
    .where('id', 'in', ids),
);

/** The removals that keep a company off the site. */
export const lockRemoved = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('page_removal')
    .select(['id', 'email'])
    .where('business_id', '=', businessID)
    .where('state', '=', 'removed')
    .orderBy('number')
    .forUpdate(),
);

/** Clears who asked and why, 90 days after the decision. What keeps imports from bringing the page back stays. */
export const clearOldPageRemovals = defineStatement((db) =>
  db
    .updateTable('page_removal')
    .set({ name: null, email: null, relation: null, explanation: null, decision_reason: null })
    .where('decided_at', '<', sql<Date>`now() - interval '90 days'`)
    .where(({ or, eb }) => or([eb('email', 'is not', null), eb('decision_reason', 'is not', null)])),
);

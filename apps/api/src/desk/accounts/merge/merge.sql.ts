import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface OfMerge {
  readonly mergeID: string;
}

/** Locks the rows of two companies, so that nothing is added to them until the merge has ended. */
export const lockBusinesses = defineStatement((db, { ids }: { readonly ids: readonly [string, string] }) =>
  db
    .selectFrom('business')
    .select([
      ...(['id', 'company_name', 'alternative_names', 'source', 'source_id', 'country'] as const),
      ...(['status', 'deleted_at', 'is_public', 'subscription', 'verified'] as const),
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate(),
);

export type MergedBusiness = RowOf<typeof lockBusinesses>;

interface Pair {
  readonly keptID: string;
  readonly goneID: string;
}

/** What runs at either company and forbids a merge. */
export const findObstacles = defineStatement(
  (_, { keptID, goneID }: Pair) => sql<{
    kept_paid: boolean;
    gone_paid: boolean;
    claim: boolean;
    payment: boolean;
    verification: boolean;
    hold: boolean;
    report: boolean;
    import: boolean;
    removal: boolean;
  }>`
    select
      exists (select from membership where business_id = ${keptID} and subscription_status in ('incomplete', 'active', 'past-due')) as kept_paid,
      exists (select from membership where business_id = ${goneID} and subscription_status in ('incomplete', 'active', 'past-due'))
        or exists (select from plan_change where business_id = ${goneID} and state in ('open', 'waiting')) as gone_paid,
      exists (select from business_claim where business_id in (${keptID}, ${goneID}) and state in ('submitted', 'disputed')) as claim,
      exists (select from membership_invoice where business_id in (${keptID}, ${goneID}) and dispute = 'open') as payment,
      exists (select from verification_case where business_id in (${keptID}, ${goneID})
        and state in ('submitted', 'in-review', 'more-asked')) as verification,
      exists (select from measure where target_id in (${keptID}, ${goneID}) and ended_at is null and (until is null or until > now())) as hold,
      exists (select from report_case where resource_id = ${goneID} and decision is null) as report,
      exists (select from product_import where business_id in (${keptID}, ${goneID}) and state in ('waiting', 'working')) as import,
      exists (select from page_removal where business_id in (${keptID}, ${goneID}) and state in ('waiting', 'removed')) as removal`,
);

/** What stays with the gone company and is of use to nobody, for the preview. */
export const countLeftBehind = defineStatement(
  (_, { keptID, goneID }: Pair) => sql<{
    plan: MembershipLevel;
    boosts: number;
    minutes: number;
    verified: boolean;
    threads: number;
  }>`
    select subscription as plan, verified,
      (select count(*)::int from boost where business_id = ${goneID} and not is_over and resource_type = 'business') as boosts,
      (select coalesce(sum(minutes), 0)::int from support_entry where business_id = ${goneID}) as minutes,
      (select count(*)::int from request
        where from_id in (${keptID}, ${goneID}) and to_id in (${keptID}, ${goneID})) as threads
    from business where id = ${goneID}`,
);

export const hasPeople = defineStatement((db, { businessID }: { readonly businessID: string }) =>
  db.selectFrom('business_member').select('user_id').where('business_id', '=', businessID).limit(1),
);

/** Number of products of a company that buyers see. */
export const countShownProducts = defineStatement((db, { businessID }: { readonly businessID: string }) =>
  db
    .selectFrom('product')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('business_id', '=', businessID)
    .where('is_public', '=', true),
);

export const insertMerge = defineStatement((db, row: Insertable<Database['business_merge']>) =>
  db.insertInto('business_merge').values(row).returning('merged_at'),
);

/** Adds a name to the other names of a company; the update also purges its pages. */
export const addOtherName = defineStatement((db, { keptID, name }: { keptID: string; name: string | null }) =>
  db
    .updateTable('business')
    .set({
      alternative_names: sql`case when ${name}::text is null then alternative_names else alternative_names || ${name}::text end`,
    })
    .where('id', '=', keptID),
);

/** Takes the last of these names away again. */
export const removeOtherName = defineStatement((db, { keptID, name }: { keptID: string; name: string }) =>
  db
    .updateTable('business')
    .set({ alternative_names: sql`array_remove(alternative_names, ${name}::text)` })
    .where('id', '=', keptID),
);

export const lockMerge = defineStatement((db, { mergeID }: OfMerge) =>
  db.selectFrom('business_merge').selectAll().where('id', '=', mergeID).forUpdate(),
);

export type MergeRow = RowOf<typeof lockMerge>;

/** A merge into the same company, after this one, that is not undone. */
export const findLaterMerge = defineStatement(
  (db, { mergeID, keptID }: OfMerge & { readonly keptID: string }) =>
    db
      .selectFrom('business_merge')
      .select(['id', 'gone_name'])
      .where('kept_id', '=', keptID)
      .where('undone_at', 'is', null)
      .where('id', '>', mergeID)
      .orderBy('id', 'desc')
      .limit(1),
);

/** Merges into a company, newest first. */
export const selectMergesInto = defineStatement((db, { keptID }: { readonly keptID: string }) =>
  db.selectFrom('business_merge').selectAll().where('kept_id', '=', keptID).orderBy('id', 'desc').limit(20),
);

export const markUndone = defineStatement((db, { mergeID }: OfMerge) =>
  db.updateTable('business_merge').set({ undone_at: sql`now()` }).where('id', '=', mergeID),
);

/** Days within which a merge can be undone: as long as the data of a deleted company is kept. */
export const undoDays = 30;

/** Makes merges final whose time to be undone is over, and forgets what they moved. */
export const endMerges = defineStatement(
  () => sql`
    with ended as (
      update business_merge set final_at = now()
      where undone_at is null and final_at is null and merged_at < now() - ${sql.lit(`${undoDays} days`)}::interval
      returning id
    )
    delete from business_merge_row using ended where merge_id = ended.id`,
);

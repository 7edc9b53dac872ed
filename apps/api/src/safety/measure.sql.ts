import type { MeasureKind } from '@wbn/contract/desk/measures.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { affected } from './affected.sql.ts';

/** Not ended, and its time is not over. */
const isActive = sql<boolean>`(measure.ended_at is null and (measure.until is null or measure.until > now()))`;

export type MeasureTargetType = 'post' | 'comment' | 'business' | 'user' | 'request' | 'quotation' | 'group';

export interface MeasureTarget {
  readonly type: MeasureTargetType;
  readonly id: string;
}

interface NewMeasureRow {
  readonly id: string;
  readonly case_id: string | null;
  readonly decision_id: string;
  readonly kind: MeasureKind;
  readonly target_type: MeasureTargetType;
  readonly target_id: string;
  readonly reason: string;
  readonly until: Date | null;
  readonly reply: string | null;
  readonly was_published: boolean;
  readonly key: string | null;
  readonly taken_by: string;
}

export const insertMeasure = defineStatement((db, row: NewMeasureRow) =>
  db.insertInto('measure').values(row).returningAll(),
);

export type MeasureRow = RowOf<typeof insertMeasure>;

/** Locks a measure and tells whether it is in force. */
export const lockMeasure = defineStatement((db, { measureID }: { measureID: string }) =>
  db
    .selectFrom('measure')
    .selectAll()
    .select(isActive.as('is_active'))
    .where('id', '=', measureID)
    .forUpdate(),
);

/** Locks the measures in force of a case against what and whom was reported. */
export const lockMeasuresOfCase = defineStatement((db, { caseID }: { caseID: string }) =>
  db
    .selectFrom('measure')
    .selectAll()
    .select(isActive.as('is_active'))
    .where('decision_id', '=', caseID)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate(),
);

/** All measures that decisions about a case have taken, the oldest first. */
export const selectMeasuresOfCase = defineStatement((db, { caseID }: { caseID: string }) =>
  db
    .selectFrom('measure')
    .selectAll()
    .select(isActive.as('is_active'))
    .where('case_id', '=', caseID)
    .orderBy('id'),
);

/** The person to whom the secret of a mail about a decision was sent. */
export const findKeyHolder = defineStatement((db, { decisionID, key }: { decisionID: string; key: string }) =>
  db
    .selectFrom('measure')
    .select('target_id as user_id')
    .where('decision_id', '=', decisionID)
    .where('key', '=', key),
);

/** The measures of a decision that affect a person. */
export const selectMeasuresOfDecision = defineStatement(
  (_, { decisionID, userID }: { decisionID: string; userID: string }) => sql<
    MeasureRow & { is_active: boolean }
  >`
    select measure.*, ${isActive} as is_active from measure
    where decision_id = ${decisionID}
      and ${userID} in (${affected(sql.ref('measure.target_id'))})
    order by id`,
);

/** Whether measures of a decision are in force, except of reporters. */
export const hasActiveMeasures = defineStatement(
  (_, { caseID }: { caseID: string }) =>
    sql<{
      has: boolean;
    }>`select exists (select from measure where decision_id = ${caseID} and ${isActive}) as has`,
);

/** Ends a measure; no row when it has ended already. `by` is null when its time is over. */
export const markMeasureEnded = defineStatement(
  (db, { measureID, by }: { measureID: string; by: string | null }) =>
    db
      .updateTable('measure')
      .set({ ended_at: sql`now()`, ended_by: by })
      .where('id', '=', measureID)
      .where('ended_at', 'is', null)
      .returning('id'),
);

/** A measure whose time is over. */
export const findEndedMeasure = defineStatement((db) =>
  db
    .selectFrom('measure')
    .select(['id', 'target_type', 'target_id'])
    .where('ended_at', 'is', null)
    .where('until', '<=', sql<Date>`now()`)
    .orderBy('until')
    .limit(1),
);

/** Whether a measure of a kind is in force against a target, and whether one of them took it off the site. */
export const findActiveMeasures = defineStatement(
  (_, { targetID, kind }: { targetID: string; kind: MeasureKind }) => sql<{
    count: number;
    was_published: boolean;
  }>`
    select count(*)::integer as count, coalesce(bool_or(was_published), false) as was_published
    from measure where target_id = ${targetID} and kind = ${kind} and ${isActive}`,
);

/** A measure by the decision, the thing or person and the kind, the newest first, for somebody whom it affects. */
export const findMeasureOfNotice = defineStatement(
  (
    _,
    given: { decisionID: string; targetID: string; kinds: readonly MeasureKind[]; userID: string },
  ) => sql<MeasureRow>`
    select * from measure
    where decision_id = ${given.decisionID} and target_id = ${given.targetID} and kind = any(${given.kinds}::text[])
      and ${given.userID} in (${affected(sql.ref('measure.target_id'))})
    order by id desc limit 1`,
);

interface OfText {
  readonly id: string;
  readonly measureID: string;
}

/** Another measure in force that keeps a post or comment away; null: none. */
const otherRemoval = (text: 'post' | 'comment', measureID: string) => sql`(
  select min(measure.created_at) from measure
  where measure.id <> ${measureID} and measure.kind in ('hide', 'remove') and ${isActive}
    and (measure.target_id = ${sql.ref(`${text}.id`)}
      ${text === 'comment' ? sql`or (comment.resource_type = 'comment' and measure.target_id = comment.resource_id)` : sql``}))`;

const takenAt = (measureID: string) => sql`(select created_at from measure where id = ${measureID})`;

/** Restores a post that a measure has removed or hidden, not one that its author removed; another measure still keeps it away. */
export const restorePost = defineStatement(
  (_, { id, measureID }: OfText) => sql`
    update post set removed_at = ${otherRemoval('post', measureID)}
    where id = ${id} and removed_at = ${takenAt(measureID)}`,
);

/** The same for a comment, with the answers that were removed with it. */
export const restoreComment = defineStatement(
  (_, { id, measureID }: OfText) => sql`
    update comment set removed_at = ${otherRemoval('comment', measureID)}
    where (id = ${id} or resource_id = ${id}) and removed_at = ${takenAt(measureID)}`,
);

/** Hides a group; one that another measure hides stays hidden by it. */
export const hideGroup = defineStatement((db, { id, measureID }: OfText) =>
  db
    .updateTable('business_group')
    .set({ hidden_by: sql<string>`coalesce(hidden_by, ${measureID})` })
    .where('id', '=', id),
);

/** Puts a group back that this measure hides, unless another one in force does too. */
export const showGroup = defineStatement(
  (_, { id, measureID }: OfText) => sql`
    update business_group set hidden_by = (
      select id from measure where target_id = ${id} and id <> ${measureID} and kind = 'hide' and ${isActive}
      order by id limit 1)
    where id = ${id} and hidden_by = ${measureID}`,
);

/** Ends all sessions of a suspended person on all sites. */
export const endSessionsOf = defineStatement(
  (_, { userID }: { userID: string }) => sql`
    with gone as (delete from account.session where user_id = ${userID})
    update account.refresh_family set revoked_at = now() where user_id = ${userID} and revoked_at is null`,
);

import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

/** Inserts an objection; no row when this party has objected to this decision already. */
export const insertObjection = defineStatement((db, row: Insertable<Database['objection']>) =>
  db
    .insertInto('objection')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll(),
);

export type ObjectionRow = RowOf<typeof insertObjection>;

/** The last objection of a party to a subject. */
export const findObjection = defineStatement(
  (db, { subjectID, partyIDs }: { subjectID: string; partyIDs: readonly string[] }) =>
    db
      .selectFrom('objection')
      .selectAll()
      .where('subject_id', '=', subjectID)
      .where('party_id', '=', anyOf(partyIDs))
      .orderBy('id', 'desc')
      .limit(1),
);

/** Objections to the decision about a subject, the oldest first. */
export const selectObjections = defineStatement((db, { subjectID }: { subjectID: string }) =>
  db.selectFrom('objection').selectAll().where('subject_id', '=', subjectID).orderBy('id'),
);

/** Locks the objections about a subject that wait for an answer. */
export const lockOpenObjections = defineStatement((db, { subjectID }: { subjectID: string }) =>
  db
    .selectFrom('objection')
    .selectAll()
    .where('subject_id', '=', subjectID)
    .where('answered_at', 'is', null)
    .orderBy('id')
    .forUpdate(),
);

export const lockObjection = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('objection').selectAll().where('id', '=', id).forUpdate(),
);

interface Answer {
  readonly id: string;
  readonly outcome: 'upheld' | 'confirmed';
  readonly answer: string | null;
  readonly by: string;
}

export const updateAnswer = defineStatement((db, { id, outcome, answer, by }: Answer) =>
  db
    .updateTable('objection')
    .set({ outcome, answer, answered_by: by, answered_at: sql`now()` })
    .where('id', '=', id)
    .where('answered_at', 'is', null),
);

/** Another colleague who could decide in place of this one. */
export const findOtherColleague = defineStatement(
  (_, { staffID, roles }: { staffID: string; roles: readonly string[] }) => sql<{ user_id: string }>`
    select user_id from staff_member
    where left_at is null and user_id <> ${staffID} and role = any(${[...roles]}::text[])
      and (kinds is null or 'objection' = any(kinds))
    limit 1`,
);

/** Who decided something last, as the log says. */
export const findDecider = defineStatement(
  (_, { targetID, acts }: { targetID: string; acts: readonly string[] }) => sql<{
    staff_id: string;
    staff_name: string;
  }>`
    select staff_id, staff_name from staff_action
    where target_id = ${targetID} and act = any(${[...acts]}::text[])
    order by number desc limit 1`,
);

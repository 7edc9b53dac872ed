import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfStaff {
  readonly staffID: string;
}

export const selectPresets = defineStatement((db, { staffID }: OfStaff) =>
  db
    .selectFrom('desk_preset')
    .select(['id', 'name', 'query'])
    .where('staff_id', '=', staffID)
    .orderBy(sql`lower(name)`)
    .orderBy('id'),
);

/** Two windows of one person save one after the other. */
export const lockStaffRow = defineStatement((db, { staffID }: OfStaff) =>
  db.selectFrom('staff_member').select('user_id').where('user_id', '=', staffID).forUpdate(),
);

export const upsertPreset = defineStatement(
  (db, given: OfStaff & { readonly id: string; readonly name: string; readonly query: string }) =>
    db
      .insertInto('desk_preset')
      .values({ id: given.id, staff_id: given.staffID, name: given.name, query: given.query })
      .onConflict((conflict) =>
        conflict.columns(['staff_id', 'name']).doUpdateSet({ query: sql`excluded.query` }),
      )
      .returning(['id', 'name', 'query']),
);

export const deletePresetRow = defineStatement((db, { id, staffID }: OfStaff & { readonly id: string }) =>
  db.deleteFrom('desk_preset').where('id', '=', id).where('staff_id', '=', staffID).returning('id'),
);

import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

/** Answers by name; with a kind those that are offered in it. */
export const selectAnswers = defineStatement((db, { kind }: { kind: string | null }) =>
  db
    .selectFrom('desk_answer')
    .selectAll()
    .where(sql<boolean>`${kind}::text is null or kinds is null or ${kind} = any(kinds)`)
    .orderBy('name')
    .limit(1_000),
);

export type AnswerRow = RowOf<typeof selectAnswers>;

/** No row when another answer has the name. */
export const insertAnswer = defineStatement((db, row: Insertable<Database['desk_answer']>) =>
  db
    .insertInto('desk_answer')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll(),
);

export const lockAnswer = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('desk_answer').selectAll().where('id', '=', id).forUpdate(),
);

interface Change {
  readonly id: string;
  readonly name: string;
  readonly kinds: string[] | null;
  readonly texts: string;
  readonly changed_by: string;
}

/** No row when another answer has the name. */
export const updateAnswer = defineStatement((db, { id, ...change }: Change) =>
  db
    .updateTable('desk_answer')
    .set({ ...change, version: sql<number>`version + 1`, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('desk_answer as other')
            .select('other.id')
            .where('other.name', '=', change.name)
            .where('other.id', '<>', id),
        ),
      ),
    )
    .returningAll(),
);

export const removeAnswer = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('desk_answer').where('id', '=', id).returning('name'),
);

import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfGroup {
  readonly groupID: string;
}

/** Inserts nothing where one waits that has not expired. */
export const insertGroupHandOver = defineStatement(
  (_, { groupID, fromID, toID }: OfGroup & { fromID: string; toID: string }) => sql<{ group_id: string }>`
    insert into group_hand_over (group_id, from_id, to_id) values (${groupID}, ${fromID}, ${toID})
    on conflict (group_id) do nothing returning group_id`,
);

/** The hand-over of a group that waits for an answer. */
export const findGroupHandOver = defineStatement((db, { groupID }: OfGroup) =>
  db
    .selectFrom('group_hand_over')
    .select(['group_id', 'from_id', 'to_id', 'expires_at'])
    .where('group_id', '=', groupID)
    .where('expires_at', '>', sql<Date>`now()`),
);

export type HandOverRow = RowOf<typeof findGroupHandOver>;

export const deleteGroupHandOver = defineStatement((db, { groupID }: OfGroup) =>
  db.deleteFrom('group_hand_over').where('group_id', '=', groupID).returning(['from_id', 'to_id']),
);

/** One that is 14 days old, for this transaction alone. */
export const lockExpiredHandOver = defineStatement((db) =>
  db
    .selectFrom('group_hand_over')
    .select('group_id')
    .where('expires_at', '<=', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked(),
);

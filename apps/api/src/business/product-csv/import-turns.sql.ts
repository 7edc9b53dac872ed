import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Turn {
  readonly key: string;
  /** Random id of the process's claim. */
  readonly holder: string;
}

const turnEnd = sql<Date>`now() + interval '30 seconds'`;

/** Takes a free or expired turn; changes no row while somebody holds it. */
export const takeTurn = defineStatement((db, { key, holder }: Turn) =>
  db
    .insertInto('import_turn')
    .values({ key, holder, taken_until: turnEnd })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ holder, taken_until: turnEnd })
        .where('import_turn.taken_until', '<', sql<Date>`now()`),
    ),
);

export const renewTurn = defineStatement((db, { key, holder }: Turn) =>
  db
    .updateTable('import_turn')
    .set({ taken_until: turnEnd })
    .where('key', '=', key)
    .where('holder', '=', holder),
);

export const endTurn = defineStatement((db, { key, holder }: Turn) =>
  db.deleteFrom('import_turn').where('key', '=', key).where('holder', '=', holder),
);

/** Deletes the expired turns of killed processes. */
export const deleteExpiredTurns = defineStatement((db) =>
  db.deleteFrom('import_turn').where('taken_until', '<', sql<Date>`now()`),
);

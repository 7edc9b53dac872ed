import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Turn {
  readonly key: string;
  /** Whoever takes it calls itself something new. */
  readonly holder: string;
}

const soon = sql<Date>`now() + interval '30 seconds'`;

/** Takes a turn that nobody has, or that nobody has renewed; changes no row when somebody has it. */
export const takeTurn = defineStatement((db, { key, holder }: Turn) =>
  db
    .insertInto('import_turn')
    .values({ key, holder, taken_until: soon })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ holder, taken_until: soon })
        .where('import_turn.taken_until', '<', sql<Date>`now()`),
    ),
);

export const renewTurn = defineStatement((db, { key, holder }: Turn) =>
  db
    .updateTable('import_turn')
    .set({ taken_until: soon })
    .where('key', '=', key)
    .where('holder', '=', holder),
);

export const endTurn = defineStatement((db, { key, holder }: Turn) =>
  db.deleteFrom('import_turn').where('key', '=', key).where('holder', '=', holder),
);

/** Turns of processes that were killed, and that nobody has asked for since. */
export const forgetLostTurns = defineStatement((db) =>
  db.deleteFrom('import_turn').where('taken_until', '<', sql<Date>`now()`),
);

import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { type DeskFigureLine, loadDeskFigures } from '@wbn/contract/desk/desk-figures.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { scopeOf } from '../cases/case-scope.ts';
import { countObjections, type FigureRow, selectDeskDays, selectDeskFigures } from './desk-figures.sql.ts';

const none: DeskFigureLine = {
  ...{ waiting: 0, pastDue: 0, oldestHours: null, opened: 0, decided: 0 },
  ...{ medianHours: null, ninetiethHours: null },
};

const lineOf = (row: FigureRow): DeskFigureLine => ({
  ...{ waiting: row.waiting, pastDue: row.past_due, oldestHours: row.oldest, opened: row.opened },
  ...{ decided: row.decided, medianHours: row.median, ninetiethHours: row.ninetieth },
});

/** Figures of the cases that the asker deals with. */
export const loadDeskFiguresHandler = defineHandler(
  loadDeskFigures,
  async ({ query: { days, edition }, staff, services: { db } }) => {
    const asked = { scope: scopeOf(staff), edition, days };
    const [rows, byDay, objections] = await Promise.all([
      selectDeskFigures.all(db, asked),
      selectDeskDays.all(db, asked),
      countObjections.only(db, asked),
    ]);
    const total = rows.find((row) => row.all_kinds && row.all_editions);
    return {
      data: {
        all: total ? lineOf(total) : none,
        kinds: rows
          .filter((row) => !row.all_kinds)
          .map((row) => ({ ...lineOf(row), kind: row.kind as CaseKind })),
        editions: rows
          .filter((row) => !row.all_editions)
          .map((row) => ({ ...lineOf(row), edition: row.edition })),
        objections,
        days: byDay,
      },
    };
  },
);

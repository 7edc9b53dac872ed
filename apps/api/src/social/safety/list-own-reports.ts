import { listOwnReports } from '@wbn/contract/social/reports.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { presentReports } from './present-report.ts';
import { selectOwnReports } from './report.sql.ts';

const pageSize = 20;

export const listOwnReportsHandler = defineHandler(
  listOwnReports,
  async ({ query: { nextID }, user: { userID }, services: { db } }) => {
    const rows = await selectOwnReports.all(db, { userID, before: nextID, size: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { data: await presentReports(db, shown), nextID: last?.id ?? null };
  },
);

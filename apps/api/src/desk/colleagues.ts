import { listColleagues } from '@wbn/contract/desk/colleagues.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toDeskStaff } from '../staff/require-staff.ts';
import { mayDecide } from '../staff/staff-scope.ts';
import { requireCase } from './cases/case-scope.ts';
import { selectStaffAtWork } from './colleagues.sql.ts';

export const listColleaguesHandler = defineHandler(
  listColleagues,
  async ({ params: { id }, staff, services: { db } }) => {
    const { kind, edition } = await requireCase(db, staff, id);
    const rows = await selectStaffAtWork.all(db, {});
    return {
      data: rows
        .map((row) => toDeskStaff(row.user_id, row))
        .filter((colleague) => colleague.id !== staff.id && mayDecide(colleague, kind, edition))
        .map(({ id: staffID, name, role }) => ({ staffID, name, role })),
    };
  },
);

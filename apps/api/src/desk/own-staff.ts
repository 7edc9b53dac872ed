import { loadOwnStaff } from '@wbn/contract/desk/own-staff.ts';
import { type DeskRight, deskRights, hasRight } from '@wbn/contract/desk/rights.ts';
import { defineHandler } from '../server/define-handler.ts';

const rightNames = Object.keys(deskRights) as DeskRight[];

export const loadOwnStaffHandler = defineHandler(loadOwnStaff, ({ staff }) => ({
  data: {
    staffID: staff.id,
    name: staff.name,
    role: staff.role,
    editions: staff.editions && [...staff.editions],
    kinds: staff.kinds && [...staff.kinds],
    rights: rightNames.filter((right) => hasRight(staff.role, right)),
  },
}));

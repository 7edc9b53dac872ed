import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { caseKindNames } from './case-kinds.ts';
import { type DeskRight, deskRights } from './rights.ts';
import { staffRoleSchema } from './staff-roles.ts';

const rightNames = Object.keys(deskRights) as [DeskRight, ...DeskRight[]];

const ownStaffSchema = z.object({
  staffID: z.string(),
  name: z.string(),
  role: staffRoleSchema,
  /** Absent: all. */
  editions: z.optional(z.array(z.string())),
  kinds: z.optional(z.array(z.enum(caseKindNames))),
  rights: z.array(z.enum(rightNames)),
});

export type OwnStaff = z.output<typeof ownStaffSchema>;

export const loadOwnStaff = defineCall({
  name: 'load-own-staff',
  access: 'staff',
  right: 'see-cases',
  summary: 'Who is at the desk, and what they may do there',
  method: 'GET',
  path: 'desk/me',
  data: ownStaffSchema,
  errors: ['Forbidden'],
});

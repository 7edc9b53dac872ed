import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { staffRoleSchema } from './staff-roles.ts';

export const listColleagues = defineCall({
  name: 'list-colleagues',
  access: 'staff',
  right: 'see-cases',
  summary: 'Colleagues to whom a case can be handed over: those who deal with its kind and edition',
  method: 'GET',
  path: 'desk/cases/{id}/colleagues',
  params: idParams,
  data: z.array(z.object({ staffID: z.string(), name: z.string(), role: staffRoleSchema })),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

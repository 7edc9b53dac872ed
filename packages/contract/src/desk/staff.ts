import { network } from '@wbn/edition/network.ts';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { languages } from '../shared/language.ts';
import { isMailAddress, mailAddressLimit, normalizeMailAddress } from '../shared/mail-address.ts';
import { caseKindNames } from './case-kinds.ts';
import { staffRoleSchema } from './staff-roles.ts';

/** Days in which an invitation to the desk can be accepted. */
export const staffInvitationDays = 7;

const editionIds = network.map(({ id }) => id) as [string, ...string[]];

/** What somebody may do at the desk; without editions or kinds all of them. */
const place = {
  role: staffRoleSchema,
  editions: z.optional(z.array(z.enum(editionIds)).check(z.minLength(1, 'names no edition'))),
  kinds: z.optional(z.array(z.enum(caseKindNames)).check(z.minLength(1, 'names no kind of case'))),
};

const placeSchema = z.object(place);

export type StaffPlace = z.output<typeof placeSchema>;

const colleagueSchema = z.object({
  staffID: z.string(),
  name: z.string(),
  email: z.string(),
  ...place,
  since: z.iso.datetime(),
  /** When their desk last asked for tokens; absent: not since their sessions were deleted. */
  lastSeenAt: z.optional(z.iso.datetime()),
  leftAt: z.optional(z.iso.datetime()),
  /** Whether the asker may change this place and end it. */
  mayChange: z.boolean(),
});

export type Colleague = z.output<typeof colleagueSchema>;

const invitationSchema = z.object({
  invitationID: z.string(),
  email: z.string(),
  ...place,
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  mayChange: z.boolean(),
});

export type StaffInvitation = z.output<typeof invitationSchema>;

export const listStaff = defineCall({
  name: 'list-staff',
  access: 'staff',
  right: 'see-staff',
  summary: 'Colleagues at the desk, the highest role first, and invitations that wait',
  method: 'GET',
  path: 'desk/staff',
  query: z.object({ state: z._default(z.enum(['active', 'left']), 'active') }),
  data: z.array(colleagueSchema),
  siblings: { invitations: z.array(invitationSchema) },
  errors: ['ValidationError', 'Forbidden'],
});

/** An invitation of the same address that waits ends. Conflict: the address belongs to a colleague. */
export const inviteStaff = defineCall({
  name: 'invite-staff',
  access: 'staff',
  right: 'manage-staff',
  summary: 'Invites somebody to the desk by mail, with a role below the own one',
  method: 'POST',
  path: 'desk/staff/invitations',
  body: z.object({
    email: z
      .pipe(z.string().check(z.maxLength(2 * mailAddressLimit)), z.transform(normalizeMailAddress))
      .check(z.refine(isMailAddress, 'must be an e-mail address')),
    ...place,
    /** Of the mail. */
    language: z.optional(z.enum(languages)),
  }),
  data: invitationSchema,
  idempotent: true,
  errors: ['ValidationError', 'Forbidden', 'Conflict', 'SecondFactorTooOld'],
});

/** Its link works for seven days more, the last one not any longer. */
export const renewStaffInvitation = defineCall({
  name: 'renew-staff-invitation',
  access: 'staff',
  right: 'manage-staff',
  summary: 'Mails an invitation to the desk again, with a new link',
  method: 'POST',
  path: 'desk/staff/invitations/{id}/mail',
  params: idParams,
  data: invitationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'SecondFactorTooOld'],
});

export const withdrawStaffInvitation = defineCall({
  name: 'withdraw-staff-invitation',
  access: 'staff',
  right: 'manage-staff',
  summary: 'Withdraws an invitation to the desk',
  method: 'DELETE',
  path: 'desk/staff/invitations/{id}',
  params: idParams,
  data: z.object({ invitationID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'SecondFactorTooOld'],
});

/** Conflict: the last administrator keeps the role. */
export const changeStaff = defineCall({
  name: 'change-staff',
  access: 'staff',
  right: 'manage-staff',
  summary: 'Changes role, editions and kinds of a colleague with a lower role',
  method: 'PUT',
  path: 'desk/staff/{id}',
  params: idParams,
  body: placeSchema,
  data: colleagueSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'SecondFactorTooOld'],
});

/** Conflict: the last administrator stays. */
export const endStaff = defineCall({
  name: 'end-staff',
  access: 'staff',
  right: 'manage-staff',
  summary: 'Ends the work of a colleague: all their sessions end, their cases go back',
  method: 'DELETE',
  path: 'desk/staff/{id}',
  params: idParams,
  data: z.object({ staffID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'SecondFactorTooOld'],
});

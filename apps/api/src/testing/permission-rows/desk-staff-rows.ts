import { newId } from '@wbn/postgres/new-id.ts';
import { addStaff } from '../add-staff.ts';
import { allStaff, fromModerator, type PermissionRow, staffOnly } from './permission-row.ts';

/** Adds an invitation to the role support, which moderators and administrators may give. */
async function addInvitation(_: unknown, { db }: Parameters<NonNullable<PermissionRow['request']>>[1]) {
  const id = newId();
  await db
    .insertInto('staff_invitation')
    .values({
      ...{ id, email: `${id}@staff.example`, role: 'support', language: 'en' },
      ...{ invited_by: 'command:Vera', invited_by_name: 'Vera' },
    })
    .execute();
  return { params: { id } };
}

const managers = { expected: staffOnly, staff: fromModerator } as const;

/** Colleagues and invitations: nobody manages a role at or above their own. */
export const deskStaffRows: readonly PermissionRow[] = [
  { name: 'list-staff', expected: staffOnly, staff: allStaff },
  {
    ...managers,
    name: 'invite-staff',
    request: () => ({ body: { email: `${newId()}@staff.example`, role: 'support' } }),
  },
  {
    name: 'invite-staff',
    when: 'as a moderator',
    expected: staffOnly,
    staff: [403, 403, 200],
    request: () => ({ body: { email: `${newId()}@staff.example`, role: 'moderator' } }),
  },
  {
    name: 'invite-staff',
    when: 'as an administrator',
    expected: staffOnly,
    staff: [403, 403, 403],
    request: () => ({ body: { email: `${newId()}@staff.example`, role: 'administrator' } }),
  },
  { ...managers, name: 'renew-staff-invitation', request: addInvitation },
  { ...managers, name: 'withdraw-staff-invitation', request: addInvitation },
  {
    ...managers,
    name: 'change-staff',
    request: async (_, { db }) => ({
      params: { id: await addStaff(db, { role: 'support' }) },
      body: { role: 'support', editions: ['chile'] },
    }),
  },
  {
    name: 'change-staff',
    when: 'upwards',
    expected: staffOnly,
    staff: [403, 403, 200],
    request: async (_, { db }) => ({
      params: { id: await addStaff(db, { role: 'support' }) },
      body: { role: 'moderator' },
    }),
  },
  {
    name: 'change-staff',
    when: 'oneself',
    expected: staffOnly,
    staff: [403, 403, 403],
    request: ({ administrator }) => ({ params: { id: administrator.userID }, body: { role: 'support' } }),
  },
  {
    ...managers,
    name: 'end-staff',
    request: async (_, { db }) => ({ params: { id: await addStaff(db, { role: 'support' }) } }),
  },
];

import type { StaffPlace } from '@wbn/contract/desk/staff.ts';
import { outranks, type StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import { forbidden } from '@wbn/host/errors/call-error.ts';
import type { Staff } from '../../staff/staff-action.ts';

/** Who manages colleagues: one of them, within what they are narrowed to, or a command, which may do everything. */
export interface Manager extends Staff {
  readonly role: StaffRole | 'operator';
  readonly editions?: readonly string[] | undefined;
  readonly kinds?: readonly string[] | undefined;
}

/** Whether somebody may give, change and end a place: of a lower role, within their own editions and kinds. */
export function mayManage({ role, editions, kinds }: Manager, place: StaffPlace): boolean {
  if (role === 'operator') return true;
  return outranks(role, place.role) && isWithin(editions, place.editions) && isWithin(kinds, place.kinds);
}

/** Throws Forbidden. */
export function requireManager(by: Manager, place: StaffPlace): void {
  if (mayManage(by, place)) return;
  throw forbidden(
    'desk-role',
    by.role !== 'operator' && outranks(by.role, place.role)
      ? 'This reaches beyond the editions and kinds of cases that you deal with.'
      : `Only a role above ${place.role} may do this.`,
  );
}

function isWithin(own: readonly string[] | undefined, theirs: readonly string[] | undefined): boolean {
  return own === undefined || (theirs?.every((one) => own.includes(one)) ?? false);
}

import { type CaseKind, caseKinds } from '@wbn/contract/desk/case-kinds.ts';
import { hasRight } from '@wbn/contract/desk/rights.ts';
import type { DeskStaff } from './require-staff.ts';

/** Whether a colleague deals with a kind of case: by role, and by what they are narrowed to. */
export function mayDecideKind({ role, kinds }: DeskStaff, kind: CaseKind): boolean {
  return hasRight(role, caseKinds[kind].right) && (kinds === undefined || kinds.includes(kind));
}

/** Whether a colleague deals with a kind of case in an edition; those without an edition are for colleagues of all. */
export function mayDecide(staff: DeskStaff, kind: CaseKind, edition: string | null | undefined): boolean {
  return (
    mayDecideKind(staff, kind) &&
    (staff.editions === undefined || staff.editions.some((own) => own === edition))
  );
}

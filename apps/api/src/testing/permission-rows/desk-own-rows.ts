import { allStaff, type PermissionRow, staffOnly } from './permission-row.ts';

/** Who is at the desk, and their own filters. */
export const deskOwnRows: readonly PermissionRow[] = [
  { name: 'load-own-staff', expected: staffOnly, staff: allStaff },
];

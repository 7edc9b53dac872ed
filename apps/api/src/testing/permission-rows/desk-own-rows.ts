import { newId } from '@wbn/postgres/new-id.ts';
import { allStaff, type PermissionRow, staffOnly } from './permission-row.ts';

/** Who is at the desk, and their own filters. */
export const deskOwnRows: readonly PermissionRow[] = [
  { name: 'load-own-staff', expected: staffOnly, staff: allStaff },
  {
    name: 'list-colleagues',
    when: 'of a case that is not there',
    expected: staffOnly,
    staff: [404, 404, 404],
    request: () => ({ params: { id: newId() } }),
  },
  { name: 'list-presets', expected: staffOnly, staff: allStaff },
  {
    name: 'save-preset',
    expected: staffOnly,
    staff: allStaff,
    request: () => ({ body: { name: 'Reports', query: 'kinds=report' } }),
  },
  {
    name: 'delete-preset',
    when: 'of somebody else',
    expected: staffOnly,
    staff: [404, 404, 404],
    request: () => ({ params: { id: newId() } }),
  },
];

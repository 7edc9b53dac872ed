import { businessRows } from './business-rows.ts';
import { directoryRows } from './directory-rows.ts';
import { peopleRows } from './people-rows.ts';
import type { PermissionRow } from './permission-row.ts';
import { productRows } from './product-rows.ts';

/** Who may make which call; every call of the contract has a row or more. */
export const permissionRows: readonly PermissionRow[] = [
  ...businessRows,
  ...productRows,
  ...directoryRows,
  ...peopleRows,
];

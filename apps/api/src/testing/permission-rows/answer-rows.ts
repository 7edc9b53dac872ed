import { addRequest } from '../add-request.ts';
import type { PermissionRow } from './permission-row.ts';

/** What follows when an inquiry is not answered. */
export const answerRows: readonly PermissionRow[] = [
  {
    name: 'list-alternatives',
    // For those who are in the thread: an inquiry of the stranger to the company.
    expected: [401, 404, 200, 200, 200],
    request: async ({ businessID, outsider }, { db }) => ({
      params: { rid: await addRequest(db, { from: outsider.userID, to: businessID }) },
      query: { bid: businessID },
    }),
  },
];

import { addRequest } from '../add-request.ts';
import type { PermissionRow } from './permission-row.ts';

/** Calls about unanswered inquiries. */
export const answerRows: readonly PermissionRow[] = [
  {
    name: 'list-alternatives',
    // For the people in the thread: an inquiry of the outsider to the company.
    expected: [401, 404, 200, 200, 200],
    request: async ({ businessID, outsider }, { db }) => ({
      params: { rid: await addRequest(db, { from: outsider.userID, to: businessID }) },
      query: { bid: businessID },
    }),
  },
];

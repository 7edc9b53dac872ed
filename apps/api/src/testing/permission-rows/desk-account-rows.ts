import { newId } from '@wbn/postgres/new-id.ts';
import { addBusiness, addPerson } from '../fixtures.ts';
import { administrators, allStaff, fromModerator, type PermissionRow, staffOnly } from './permission-row.ts';

const reason = 'The same tax number';

/** People and companies at the operator's desk. */
export const deskAccountRows: readonly PermissionRow[] = [
  {
    name: 'find-anything',
    expected: staffOnly,
    staff: allStaff,
    request: () => ({ query: { text: 'rossi' } }),
  },
  {
    ...{ name: 'preview-merge', expected: staffOnly, staff: administrators },
    request: async ({ businessID }, { db }) => ({
      body: { keptID: businessID, goneID: await addBusiness(db) },
    }),
  },
  {
    ...{ name: 'merge-companies', expected: staffOnly, staff: administrators },
    request: async ({ businessID }, { db }) => ({
      body: { keptID: businessID, goneID: await addBusiness(db), reason },
    }),
  },
  {
    ...{ name: 'undo-merge', when: 'there is no such merge', expected: staffOnly, staff: [403, 403, 404] },
    request: () => ({ params: { id: newId() }, body: { reason } }),
  },
  { name: 'list-desk-people', expected: staffOnly, staff: allStaff },
  { name: 'list-desk-companies', expected: staffOnly, staff: allStaff },
  {
    ...{ name: 'load-desk-person', expected: staffOnly, staff: allStaff },
    request: ({ owner }) => ({ params: { id: owner.userID } }),
  },
  {
    ...{ name: 'load-desk-company', expected: staffOnly, staff: allStaff },
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    ...{ name: 'end-person-sessions', expected: staffOnly, staff: fromModerator },
    request: async (_, { db }) => ({ params: { id: await addPerson(db) }, body: { reason } }),
  },
  {
    ...{ name: 'open-private-facts', expected: staffOnly, staff: allStaff },
    request: ({ businessID }) => ({
      body: { subject: { type: 'business', id: businessID }, what: 'contact', reason },
    }),
  },
  {
    ...{ name: 'take-account-measure', expected: staffOnly, staff: fromModerator },
    request: async (_, { db }) => ({
      body: {
        target: { type: 'business', id: await addBusiness(db) },
        ...{ kind: 'suspend', reason: 'fraud', note: reason },
      },
    }),
  },
  {
    ...{ name: 'end-account-measure', when: 'there is no such measure' },
    ...{ expected: staffOnly, staff: [403, 404, 404] },
    request: () => ({ params: { id: newId() }, body: { note: reason } }),
  },
  {
    ...{ name: 'change-company-plan', expected: staffOnly, staff: administrators },
    request: async (_, { db }) => ({
      params: { id: await addBusiness(db) },
      body: { level: 'gold', reason },
    }),
  },
  {
    ...{ name: 'give-boosts', expected: staffOnly, staff: administrators },
    request: async (_, { db }) => ({
      params: { id: await addBusiness(db, { subscription: 'gold' }) },
      body: { count: 1, reason },
    }),
  },
  {
    ...{ name: 'book-company-support', expected: staffOnly, staff: allStaff },
    request: async (_, { db }) => ({
      params: { id: await addBusiness(db, { subscription: 'platinum' }) },
      body: { minutes: 5, doneOn: new Date().toISOString().slice(0, 10), note: reason },
    }),
  },
  {
    ...{ name: 'correct-owner', expected: staffOnly, staff: administrators },
    request: async ({ outsider }, { db }) => ({
      params: { id: await addBusiness(db) },
      body: { userID: outsider.userID, reason },
    }),
  },
  {
    ...{ name: 'set-company-publication', expected: staffOnly, staff: fromModerator },
    request: async (_, { db }) => ({
      params: { id: await addBusiness(db) },
      body: { status: 'unpublished', reason },
    }),
  },
  {
    ...{ name: 'list-person-exports', expected: staffOnly, staff: administrators },
    request: ({ owner }) => ({ params: { id: owner.userID } }),
  },
  {
    ...{ name: 'order-person-export', when: 'the person has no account' },
    ...{ expected: staffOnly, staff: [403, 403, 409] },
    request: async (_, { db }) => ({ params: { id: await addPerson(db) }, body: { reason } }),
  },
  {
    ...{ name: 'preview-person-deletion', expected: staffOnly, staff: administrators },
    request: ({ owner }) => ({ params: { id: owner.userID } }),
  },
  {
    ...{ name: 'delete-person', expected: staffOnly, staff: administrators },
    request: async (_, { db }) => ({ params: { id: await addPerson(db) }, body: { reason } }),
  },
];

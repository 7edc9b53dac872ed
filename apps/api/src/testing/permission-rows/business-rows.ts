import type { BusinessTable } from '@wbn/postgres/schema.ts';
import type { Updateable } from 'kysely';
import type { TestServer } from '../start-test-server.ts';
import {
  anyone,
  editors,
  ownerOnly,
  type PermissionRow,
  people,
  signedIn,
  type World,
} from './permission-row.ts';

const company = {
  companyName: 'Kowloon Valves',
  industry: '0004',
  categories: ['0004.01'],
  businessType: 'MA',
  country: 'HK',
  shortDescription: 'Valves of every size.',
};

/** A company's page and its changes (PERM-05). */
export const businessRows: readonly PermissionRow[] = [
  {
    name: 'list-user-businesses',
    expected: anyone,
    request: ({ owner }) => ({ query: { userID: owner.userID } }),
  },
  { name: 'load-business', expected: anyone, request: ({ businessID }) => ({ params: { id: businessID } }) },
  { name: 'create-business', expected: signedIn, request: () => ({ body: company }) },
  {
    name: 'save-business',
    expected: editors,
    request: ({ businessID }) => ({ params: { id: businessID }, body: { contactInfo: { city: 'Perth' } } }),
  },
  { name: 'list-own-businesses', expected: signedIn },
  // Publication: admins publish, only the owner deletes and restores.
  {
    name: 'set-business-status',
    when: 'to take it off',
    expected: editors,
    request: ({ businessID }) => ({ params: { id: businessID }, body: { status: 'unpublished' } }),
  },
  {
    name: 'set-business-status',
    when: 'of a draft',
    // Its existence is hidden from strangers.
    expected: [401, 404, 403, 200, 200],
    request: async (world, api) => ({
      params: await change(world, api, { ...publishable, status: 'draft' }),
      body: { status: 'published' },
    }),
  },
  {
    name: 'delete-business',
    expected: ownerOnly,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    name: 'restore-business',
    expected: [401, 404, 403, 403, 200],
    request: async (world, api) => ({ params: await change(world, api, { deleted_at: new Date() }) }),
  },
  {
    name: 'list-activity',
    expected: ownerOnly,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    name: 'request-download',
    expected: ownerOnly,
    request: ({ businessID }) => ({ params: { id: businessID }, body: { kind: 'company' } }),
  },
  {
    name: 'request-download',
    when: 'of the products',
    expected: editors,
    request: ({ businessID }) => ({ params: { id: businessID }, body: { kind: 'products' } }),
  },
  {
    name: 'request-download',
    when: 'of the figures',
    expected: editors,
    request: ({ businessID }) => ({ params: { id: businessID }, body: { kind: 'figures' } }),
  },
  {
    name: 'load-business-quality',
    expected: people,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  // Members: owners decide who belongs to the company (decision 7).
  { name: 'list-members', expected: people, request: ({ businessID }) => ({ params: { id: businessID } }) },
  {
    name: 'invite-member',
    expected: ownerOnly,
    request: ({ businessID }) => ({
      params: { id: businessID },
      body: { email: 'eva@rossi.example', access: 'admin' },
    }),
  },
  {
    name: 'revoke-invitation',
    expected: ownerOnly,
    request: ({ businessID, invitationID }) => ({ params: { id: businessID, invitationID } }),
  },
  { name: 'list-own-invitations', expected: signedIn },
  {
    name: 'accept-invitation',
    // Only its receiver; for others it does not exist.
    expected: [401, 200, 404, 404, 404],
    request: ({ invitationID }) => ({ params: { id: invitationID } }),
  },
  {
    name: 'decline-invitation',
    expected: [401, 200, 404, 404, 404],
    request: ({ invitationID }) => ({ params: { id: invitationID } }),
  },
  {
    name: 'change-member-role',
    expected: ownerOnly,
    request: ({ businessID, member }) => ({
      params: { id: businessID, userID: member.userID },
      body: { access: 'admin' },
    }),
  },
  {
    name: 'remove-member',
    expected: ownerOnly,
    request: ({ businessID, member }) => ({ params: { id: businessID, userID: member.userID } }),
  },
  {
    name: 'leave-business',
    // The last owner cannot leave.
    expected: [401, 403, 200, 200, 409],
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    name: 'hand-over-ownership',
    expected: ownerOnly,
    request: ({ businessID, admin }) => ({ params: { id: businessID }, body: { userID: admin.userID } }),
  },
  { name: 'revoke-hand-over', expected: ownerOnly, request: offeredToAdmin },
  // Only the person it is offered to; for others there is no offer.
  { name: 'accept-hand-over', expected: [401, 403, 404, 200, 404], request: offeredToAdmin },
  { name: 'decline-hand-over', expected: [401, 403, 404, 200, 404], request: offeredToAdmin },
];

/** Fields required for publishing. */
const publishable = {
  industry_id: '0004',
  category_ids: ['0004.01'],
  country: 'HK',
  short_description: 'Valves of every size.',
  contact: JSON.stringify({ email: 'sales@rossi.example' }),
};

async function change({ businessID }: World, { db }: TestServer, to: Updateable<BusinessTable>) {
  await db.updateTable('business').set(to).where('id', '=', businessID).execute();
  return { id: businessID };
}

async function offeredToAdmin({ businessID, owner, admin }: World, { db }: TestServer) {
  await db
    .insertInto('business_hand_over')
    .values({ business_id: businessID, from_id: owner.userID, to_id: admin.userID })
    .onConflict((offered) => offered.doNothing())
    .execute();
  return { params: { id: businessID } };
}

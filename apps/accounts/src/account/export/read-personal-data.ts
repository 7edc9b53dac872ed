import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  type Membership,
  selectActivity,
  selectAddressChanges,
  selectBusiness,
  selectCertificates,
  selectDevices,
  selectFavorites,
  selectInquiries,
  selectInvitations,
  selectMemberships,
  selectNeedHelpRequests,
  selectNotes,
  selectPasskeys,
  selectProducts,
  selectProfile,
  selectReports,
  selectSavedReplies,
  selectSavedSearches,
  selectSessions,
  selectSignInMethods,
  selectSites,
  selectUser,
} from './personal-data.sql.ts';

/** Everything that is kept of a person but their messages, by the name of the file that it becomes; no secret among it. */
export async function readPersonalData(db: Kysely<Database>, userID: string) {
  const user = await selectUser.only(db, { userID });
  const profile = await selectProfile.only(db, { userID });
  const requests = await selectNeedHelpRequests.all(db, { userID });
  const memberships = await selectMemberships.all(db, { userID });
  return {
    'profile.json': profile,
    'businesses.json': await Promise.all(memberships.map((membership) => readBusiness(db, membership))),
    'invitations.json': await selectInvitations.all(db, { userID }),
    'activity.json': await selectActivity.all(db, { userID }),
    'saved-searches.json': await selectSavedSearches.all(db, { userID }),
    'favorite-businesses.json': await selectFavorites.all(db, { userID }),
    'inquiries.json': await selectInquiries.all(db, { userID }),
    'request-notes.json': await selectNotes.all(db, { userID }),
    'saved-replies.json': await selectSavedReplies.all(db, { userID }),
    'reports.json': await selectReports.all(db, { userID }),
    'account.json': { ...user, ...(await readSignIns(db, userID)) },
    'need-help-requests.json': requests.map(({ body_hash, idempotency_key, ...request }) => request),
  };
}

async function readBusiness(db: Kysely<Database>, { business_id, role, created_at }: Membership) {
  const of = { businessID: business_id };
  return {
    role,
    member_since: created_at,
    business: await selectBusiness.only(db, of),
    certificates: await selectCertificates.all(db, of),
    products: await selectProducts.all(db, { ...of, onlyPublic: role === 'member' }),
  };
}

async function readSignIns(db: Kysely<Database>, userID: string) {
  return {
    sign_in_methods: await selectSignInMethods.all(db, { userID }),
    passkeys: await selectPasskeys.all(db, { userID }),
    address_changes: await selectAddressChanges.all(db, { userID }),
    devices: await selectDevices.all(db, { userID }),
    sessions: await selectSessions.all(db, { userID }),
    sites: await selectSites.all(db, { userID }),
  };
}

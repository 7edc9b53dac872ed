import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  type Membership,
  selectActivity,
  selectAddressChanges,
  selectBusiness,
  selectCertificates,
  selectClaims,
  selectComments,
  selectDevices,
  selectFavorites,
  selectGroups,
  selectInquiries,
  selectInvitations,
  selectMeasures,
  selectMemberships,
  selectMessages,
  selectNeedHelpRequests,
  selectNotes,
  selectObjections,
  selectPageRemovals,
  selectPasskeys,
  selectPosts,
  selectProducts,
  selectProfile,
  selectQuotationOffers,
  selectQuotationPasses,
  selectQuotationQuestions,
  selectQuotations,
  selectReports,
  selectSavedReplies,
  selectSavedSearches,
  selectSessions,
  selectSignInMethods,
  selectSites,
  selectUser,
} from './personal-data.sql.ts';

const pageSize = 500;

/** Yields the person's messages and the answers to their own inquiries, page by page, because there may be more than memory should hold. */
export async function* readMessages(db: Kysely<Database>, userID: string, size = pageSize) {
  for (let after = { requestID: '', number: 0 }; ; ) {
    const rows = await selectMessages.all(db, { userID, after, size });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = { requestID: last.request_id, number: last.number };
  }
}

/** Yields the same as one JSON list. */
export async function* writeMessages(db: Kysely<Database>, userID: string): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const message of readMessages(db, userID)) {
    yield separator + JSON.stringify(message);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Everything stored about a person except messages, by file name; without secrets. */
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
    'claims.json': await selectClaims.all(db, { userID }),
    'page-removals.json': await selectPageRemovals.all(db, { userID }),
    'saved-searches.json': await selectSavedSearches.all(db, { userID }),
    'favorite-businesses.json': await selectFavorites.all(db, { userID }),
    'posts.json': await selectPosts.all(db, { userID }),
    'comments.json': await selectComments.all(db, { userID }),
    'groups.json': await selectGroups.all(db, { userID }),
    'inquiries.json': await selectInquiries.all(db, { userID }),
    'quotations.json': await selectQuotations.all(db, { userID }),
    'quotation-offers.json': await selectQuotationOffers.all(db, { userID }),
    'quotation-questions.json': await selectQuotationQuestions.all(db, { userID }),
    'quotation-passes.json': await selectQuotationPasses.all(db, { userID }),
    'request-notes.json': await selectNotes.all(db, { userID }),
    'saved-replies.json': await selectSavedReplies.all(db, { userID }),
    'reports.json': await selectReports.all(db, { userID }),
    'objections.json': await selectObjections.all(db, { userID }),
    'decisions-of-staff.json': await selectMeasures.all(db, { userID }),
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

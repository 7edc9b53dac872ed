import * as activity from './business/activity.ts';
import * as business from './business/business.ts';
import * as changePublication from './business/change-publication.ts';
import * as compare from './business/compare.ts';
import * as createBusiness from './business/create-business.ts';
import * as handOver from './business/hand-over.ts';
import * as importProducts from './business/import-products.ts';
import * as invitations from './business/invitations.ts';
import * as members from './business/members.ts';
import * as ownProducts from './business/own-products.ts';
import * as product from './business/product.ts';
import * as productImports from './business/product-imports.ts';
import * as quality from './business/quality.ts';
import * as requestDownload from './business/request-download.ts';
import * as saveBusiness from './business/save-business.ts';
import type { Call } from './call.ts';
import * as catalogLists from './catalog/catalog-lists.ts';
import * as claims from './claims/claims.ts';
import * as figures from './figures/figures.ts';
import * as requestUploads from './files/request-uploads.ts';
import * as groupMembers from './groups/group-members.ts';
import * as groupRequests from './groups/group-requests.ts';
import * as groups from './groups/groups.ts';
import * as boosts from './membership/boosts.ts';
import * as subscription from './membership/subscription.ts';
import * as supportHours from './membership/support-hours.ts';
import * as testGateway from './membership/test-gateway.ts';
import * as askForSupport from './messaging/ask-for-support.ts';
import * as firstWords from './messaging/first-words.ts';
import * as labels from './messaging/labels.ts';
import * as messageUploads from './messaging/message-uploads.ts';
import * as messages from './messaging/messages.ts';
import * as notes from './messaging/notes.ts';
import * as personMessages from './messaging/person-messages.ts';
import * as requests from './messaging/requests.ts';
import * as rounds from './messaging/rounds.ts';
import * as savedReplies from './messaging/saved-replies.ts';
import * as sendRequests from './messaging/send-requests.ts';
import * as sendNeedHelp from './need-help/send-need-help.ts';
import * as openQuotations from './quotations/open-quotations.ts';
import * as quotations from './quotations/quotations.ts';
import * as countResults from './search/count-results.ts';
import * as listLastRegisteredBusinesses from './search/list-last-registered-businesses.ts';
import * as listSuggestions from './search/list-suggestions.ts';
import * as savedSearches from './search/saved-searches.ts';
import * as searches from './search/searches.ts';
import * as similar from './search/similar.ts';
import * as sitemaps from './search/sitemaps.ts';
import * as comments from './social/comments.ts';
import * as connections from './social/connections.ts';
import * as favorites from './social/favorites.ts';
import * as follows from './social/follows.ts';
import * as listenToEvents from './social/listen-to-events.ts';
import * as mentions from './social/mentions.ts';
import * as notificationSettings from './social/notification-settings.ts';
import * as notifications from './social/notifications.ts';
import * as ownProfile from './social/own-profile.ts';
import * as posts from './social/posts.ts';
import * as reactions from './social/reactions.ts';
import * as relations from './social/relations.ts';
import * as removals from './social/removals.ts';
import * as reports from './social/reports.ts';
import * as saveOwnProfile from './social/save-own-profile.ts';
import * as userProfile from './social/user-profile.ts';
import * as cases from './verification/cases.ts';
import * as documents from './verification/documents.ts';
import * as loadVerificationRecord from './verification/load-verification-record.ts';

/** A call of the main API with the folder that declares it (`room`). */
export interface ListedCall extends Call {
  readonly room: string;
}

const rooms: Readonly<Record<string, readonly object[]>> = {
  business: [
    product,
    business,
    createBusiness,
    saveBusiness,
    changePublication,
    ownProducts,
    importProducts,
    productImports,
    requestDownload,
    members,
    invitations,
    handOver,
    activity,
    quality,
    compare,
  ],
  catalog: [catalogLists],
  figures: [figures],
  claims: [claims],
  files: [requestUploads],
  groups: [groups, groupMembers, groupRequests],
  membership: [subscription, testGateway, boosts, supportHours],
  messaging: [
    messageUploads,
    sendRequests,
    askForSupport,
    firstWords,
    requests,
    personMessages,
    messages,
    rounds,
    notes,
    labels,
    savedReplies,
  ],
  'need-help': [sendNeedHelp],
  quotations: [quotations, openQuotations],
  search: [
    listLastRegisteredBusinesses,
    countResults,
    sitemaps,
    listSuggestions,
    searches,
    similar,
    savedSearches,
  ],
  social: [
    ownProfile,
    saveOwnProfile,
    userProfile,
    reactions,
    comments,
    mentions,
    follows,
    connections,
    relations,
    posts,
    removals,
    reports,
    favorites,
    listenToEvents,
    notifications,
    notificationSettings,
  ],
  verification: [cases, documents, loadVerificationRecord],
};

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;
}

/** Every call that the files above declare. The server refuses to start when one has no handler. */
export const calls: readonly ListedCall[] = Object.entries(rooms).flatMap(([room, files]) =>
  files.flatMap((file) => Object.values(file).filter(isCall)).map((call) => ({ ...call, room })),
);

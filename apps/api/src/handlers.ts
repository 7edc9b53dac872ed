import * as downloads from './business/downloads/downloads.ts';
import * as listBusinesses from './business/list-businesses.ts';
import * as loadBusiness from './business/load-business.ts';
import * as loadProduct from './business/load-product.ts';
import * as handOver from './business/members/hand-over.ts';
import * as invitations from './business/members/invitations.ts';
import * as members from './business/members/members.ts';
import * as createProduct from './business/own-products/create-product.ts';
import * as deleteProducts from './business/own-products/delete-products.ts';
import * as readOwnProducts from './business/own-products/read-own-products.ts';
import * as saveProduct from './business/own-products/save-product.ts';
import * as setProductStatus from './business/own-products/set-product-status.ts';
import * as importProducts from './business/product-csv/import-products.ts';
import * as createBusiness from './business/profile/create-business.ts';
import * as listActivity from './business/profile/list-activity.ts';
import * as saveBusiness from './business/profile/save-business.ts';
import * as takeProfileFiles from './business/profile/take-profile-files.ts';
import * as deleteBusiness from './business/publication/delete-business.ts';
import * as setBusinessStatus from './business/publication/set-business-status.ts';
import * as catalogLists from './catalog/catalog-lists.ts';
import * as ownClaim from './claims/own-claim.ts';
import * as ownClaimDocuments from './claims/own-claim-documents.ts';
import * as loadFigures from './figures/load-figures.ts';
import * as userUploads from './files/user-uploads.ts';
import * as groupMembers from './groups/group-members.ts';
import * as groupRequests from './groups/group-requests.ts';
import * as loadGroups from './groups/load-groups.ts';
import * as saveGroup from './groups/save-group.ts';
import * as confirmPayment from './membership/calls/confirm-payment.ts';
import * as loadMembership from './membership/calls/load-membership.ts';
import * as planChanges from './membership/calls/plan-changes.ts';
import * as boosts from './membership/ledgers/boosts.ts';
import * as testCardCalls from './membership/test-gateway/test-card-calls.ts';
import * as chooseAlternatives from './messaging/answers/choose-alternatives.ts';
import * as endRequest from './messaging/end-request.ts';
import * as messageFileCalls from './messaging/files/message-file-calls.ts';
import * as firstWords from './messaging/first-words/first-words.ts';
import * as loadRequests from './messaging/load-requests.ts';
import * as answerMessageRequest from './messaging/people/answer-message-request.ts';
import * as writeToPerson from './messaging/people/write-to-person.ts';
import * as rounds from './messaging/rounds/rounds.ts';
import * as sendMessage from './messaging/send-message.ts';
import * as sendRequests from './messaging/send-requests.ts';
import * as askForSupport from './messaging/support/ask-for-support.ts';
import * as labels from './messaging/teamwork/labels.ts';
import * as notes from './messaging/teamwork/notes.ts';
import * as requireCompanySide from './messaging/teamwork/require-company-side.ts';
import * as savedReplies from './messaging/teamwork/saved-replies.ts';
import * as sendNeedHelp from './need-help/send-need-help.ts';
import * as notificationSettings from './notifications/notification-settings.ts';
import * as notifications from './notifications/notifications.ts';
import * as chooseOffer from './quotations/choose-offer.ts';
import * as createQuotation from './quotations/create-quotation.ts';
import * as offers from './quotations/offers.ts';
import * as openQuotations from './quotations/open-quotations.ts';
import * as ownQuotations from './quotations/own-quotations.ts';
import * as removals from './safety/removals.ts';
import * as reportResource from './safety/report-resource.ts';
import { searchHandlers } from './search/handlers.ts';
import { type BoundHandler, type BoundStream, handlersOf } from './server/define-handler.ts';
import * as changeComment from './social/comments/change-comment.ts';
import * as listComments from './social/comments/list-comments.ts';
import * as makeComment from './social/comments/make-comment.ts';
import * as connections from './social/connections/connections.ts';
import * as favoriteLists from './social/favorites/favorite-lists.ts';
import * as favorites from './social/favorites/favorites.ts';
import * as follows from './social/follows/follows.ts';
import * as listenToEvents from './social/live/listen-to-events.ts';
import * as loadProfile from './social/load-profile.ts';
import * as listMentionCandidates from './social/mentions/list-mention-candidates.ts';
import * as loadNewsfeed from './social/newsfeed/load-newsfeed.ts';
import * as changePost from './social/posts/change-post.ts';
import * as loadPosts from './social/posts/load-posts.ts';
import * as makePost from './social/posts/make-post.ts';
import * as reactions from './social/reactions/reactions.ts';
import * as blockAndMute from './social/relations/block-and-mute.ts';
import * as loadRelation from './social/relations/load-relation.ts';
import * as saveOwnProfile from './social/save-own-profile.ts';
import * as loadVerificationRecord from './verification/load-verification-record.ts';
import * as ownCase from './verification/own-case.ts';
import * as ownDocuments from './verification/own-documents.ts';
import * as requestVerificationDocument from './verification/request-verification-document.ts';

/** All handlers of the contract's calls: exports of these files and of the folders below. */
export const handlers: readonly (BoundHandler | BoundStream)[] = [
  ...handlersOf([
    downloads,
    listBusinesses,
    loadBusiness,
    loadProduct,
    handOver,
    invitations,
    members,
    createProduct,
    deleteProducts,
    readOwnProducts,
    saveProduct,
    setProductStatus,
    importProducts,
    createBusiness,
    listActivity,
    saveBusiness,
    takeProfileFiles,
    deleteBusiness,
    setBusinessStatus,
    changeComment,
    listComments,
    makeComment,
    connections,
    favoriteLists,
    favorites,
    follows,
    listenToEvents,
    loadProfile,
    listMentionCandidates,
    loadNewsfeed,
    notificationSettings,
    notifications,
    changePost,
    loadPosts,
    makePost,
    reactions,
    blockAndMute,
    loadRelation,
    removals,
    reportResource,
    saveOwnProfile,
    saveGroup,
    loadGroups,
    groupMembers,
    groupRequests,
    catalogLists,
    userUploads,
    loadFigures,
    sendNeedHelp,
    loadMembership,
    planChanges,
    confirmPayment,
    boosts,
    testCardCalls,
    messageFileCalls,
    sendRequests,
    askForSupport,
    firstWords,
    loadRequests,
    sendMessage,
    endRequest,
    writeToPerson,
    answerMessageRequest,
    rounds,
    chooseAlternatives,
    requireCompanySide,
    notes,
    labels,
    savedReplies,
    createQuotation,
    ownQuotations,
    chooseOffer,
    openQuotations,
    offers,
    ownClaim,
    ownClaimDocuments,
    ownCase,
    ownDocuments,
    requestVerificationDocument,
    loadVerificationRecord,
  ]),
  ...searchHandlers,
];

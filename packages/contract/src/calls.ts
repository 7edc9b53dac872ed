import { acceptHandOver } from './business/accept-hand-over.ts';
import { acceptInvitation } from './business/accept-invitation.ts';
import { changeMemberRole } from './business/change-member-role.ts';
import { createBusiness } from './business/create-business.ts';
import { createProduct } from './business/create-product.ts';
import { declineHandOver } from './business/decline-hand-over.ts';
import { declineInvitation } from './business/decline-invitation.ts';
import { deleteBusiness } from './business/delete-business.ts';
import { deleteProduct } from './business/delete-product.ts';
import { deleteProducts } from './business/delete-products.ts';
import { duplicateProduct } from './business/duplicate-product.ts';
import { handOverOwnership } from './business/hand-over-ownership.ts';
import { importProducts } from './business/import-products.ts';
import { inviteMember } from './business/invite-member.ts';
import { leaveBusiness } from './business/leave-business.ts';
import { listActivity } from './business/list-activity.ts';
import { listBusinessProducts } from './business/list-business-products.ts';
import { listComparedBusinesses } from './business/list-compared-businesses.ts';
import { listComparedProducts } from './business/list-compared-products.ts';
import { listMembers } from './business/list-members.ts';
import { listOwnBusinesses } from './business/list-own-businesses.ts';
import { listOwnInvitations } from './business/list-own-invitations.ts';
import { listOwnProducts } from './business/list-own-products.ts';
import { listProductImports } from './business/list-product-imports.ts';
import { listUserBusinesses } from './business/list-user-businesses.ts';
import { loadBusiness } from './business/load-business.ts';
import { loadBusinessQuality } from './business/load-business-quality.ts';
import { loadOwnProduct } from './business/load-own-product.ts';
import { loadProduct } from './business/load-product.ts';
import { loadProductImport } from './business/load-product-import.ts';
import { removeMember } from './business/remove-member.ts';
import { requestDownload } from './business/request-download.ts';
import { restoreBusiness } from './business/restore-business.ts';
import { restoreProduct } from './business/restore-product.ts';
import { restoreProducts } from './business/restore-products.ts';
import { revokeHandOver } from './business/revoke-hand-over.ts';
import { revokeInvitation } from './business/revoke-invitation.ts';
import { saveBusiness } from './business/save-business.ts';
import { saveProduct } from './business/save-product.ts';
import { setBusinessStatus } from './business/set-business-status.ts';
import { setProductStatus } from './business/set-product-status.ts';
import { setProductsStatus } from './business/set-products-status.ts';
import { startProductImport } from './business/start-product-import.ts';
import { listBusinessTypes } from './catalog/list-business-types.ts';
import { listCountries } from './catalog/list-countries.ts';
import { listGenders } from './catalog/list-genders.ts';
import { listIndustries } from './catalog/list-industries.ts';
import { listIndustryCategories } from './catalog/list-industry-categories.ts';
import { listJobPositions } from './catalog/list-job-positions.ts';
import { listLanguages } from './catalog/list-languages.ts';
import { listStates } from './catalog/list-states.ts';
import { listTradeChoices } from './catalog/list-trade-choices.ts';
import { loadIndustryTree } from './catalog/load-industry-tree.ts';
import { requestBusinessUpload } from './files/request-business-upload.ts';
import { requestProfilePhotoUpload } from './files/request-profile-photo-upload.ts';
import { requestUserUpload } from './files/request-user-upload.ts';
import { validateProfilePhotoUpload } from './files/validate-profile-photo-upload.ts';
import { answerTestBank } from './membership/answer-test-bank.ts';
import { cancelSubscription } from './membership/cancel-subscription.ts';
import { changeBilling } from './membership/change-billing.ts';
import { changeCard } from './membership/change-card.ts';
import { changePlan } from './membership/change-plan.ts';
import { confirmPayment } from './membership/confirm-payment.ts';
import { createTestPaymentMethod } from './membership/create-test-payment-method.ts';
import { loadBoosts } from './membership/ledgers/load-boosts.ts';
import { loadSupportHours } from './membership/ledgers/load-support-hours.ts';
import { startBoost } from './membership/ledgers/start-boost.ts';
import { listInvoices } from './membership/list-invoices.ts';
import { loadMembership } from './membership/load-membership.ts';
import { loadSubscriptionSetup } from './membership/load-subscription-setup.ts';
import { previewPlanChange } from './membership/preview-plan-change.ts';
import { resumeSubscription } from './membership/resume-subscription.ts';
import { subscribe } from './membership/subscribe.ts';
import { listAlternatives } from './messaging/answers/list-alternatives.ts';
import { countUnreadRequests } from './messaging/count-unread-requests.ts';
import { endRequest } from './messaging/end-request.ts';
import { checkMessageUpload } from './messaging/files/check-message-upload.ts';
import { requestMessageFile } from './messaging/files/request-message-file.ts';
import { requestMessageUpload } from './messaging/files/request-message-upload.ts';
import { listMessages } from './messaging/list-messages.ts';
import { listRequests } from './messaging/list-requests.ts';
import { loadRequest } from './messaging/load-request.ts';
import { markRequestRead } from './messaging/mark-request-read.ts';
import { listRounds } from './messaging/rounds/list-rounds.ts';
import { loadRound } from './messaging/rounds/load-round.ts';
import { sendMessage } from './messaging/send-message.ts';
import { sendRequest } from './messaging/send-request.ts';
import { sendRequests } from './messaging/send-requests.ts';
import { addRequestNote } from './messaging/teamwork/add-request-note.ts';
import { assignRequest } from './messaging/teamwork/assign-request.ts';
import { changeRequestLabel } from './messaging/teamwork/change-request-label.ts';
import { changeSavedReply } from './messaging/teamwork/change-saved-reply.ts';
import { createRequestLabel } from './messaging/teamwork/create-request-label.ts';
import { createSavedReply } from './messaging/teamwork/create-saved-reply.ts';
import { deleteRequestLabel } from './messaging/teamwork/delete-request-label.ts';
import { deleteSavedReply } from './messaging/teamwork/delete-saved-reply.ts';
import { labelRequest } from './messaging/teamwork/label-request.ts';
import { listRequestLabels } from './messaging/teamwork/list-request-labels.ts';
import { listRequestNotes } from './messaging/teamwork/list-request-notes.ts';
import { listSavedReplies } from './messaging/teamwork/list-saved-replies.ts';
import { removeRequestNote } from './messaging/teamwork/remove-request-note.ts';
import { tellTyping } from './messaging/tell-typing.ts';
import { sendNeedHelp } from './need-help/send-need-help.ts';
import { changeSavedSearch } from './search/change-saved-search.ts';
import { countResultsByCategory } from './search/count-results-by-category.ts';
import { countResultsByCountry } from './search/count-results-by-country.ts';
import { deleteSavedSearch } from './search/delete-saved-search.ts';
import { listLastRegisteredBusinesses } from './search/list-last-registered-businesses.ts';
import { listSavedSearches } from './search/list-saved-searches.ts';
import { listSimilarBusinesses } from './search/list-similar-businesses.ts';
import { listSimilarProducts } from './search/list-similar-products.ts';
import { listSitemapEntries } from './search/list-sitemap-entries.ts';
import { listSitemapParts } from './search/list-sitemap-parts.ts';
import { listSuggestions } from './search/list-suggestions.ts';
import { saveSearch } from './search/save-search.ts';
import { searchBusinesses } from './search/search-businesses.ts';
import { searchProducts } from './search/search-products.ts';
import { searchUsers } from './search/search-users.ts';
import { editComment } from './social/comments/edit-comment.ts';
import { listComments } from './social/comments/list-comments.ts';
import { loadComment } from './social/comments/load-comment.ts';
import { makeComment } from './social/comments/make-comment.ts';
import { removeComment } from './social/comments/remove-comment.ts';
import { answerConnection } from './social/connections/answer-connection.ts';
import { endConnection } from './social/connections/end-connection.ts';
import { listConnections } from './social/connections/list-connections.ts';
import { requestConnection } from './social/connections/request-connection.ts';
import { changeFavorite } from './social/favorites/change-favorite.ts';
import { createFavoriteList } from './social/favorites/create-favorite-list.ts';
import { deleteFavoriteList } from './social/favorites/delete-favorite-list.ts';
import { listFavoriteLists } from './social/favorites/list-favorite-lists.ts';
import { listKeptBusinesses } from './social/favorites/list-kept-businesses.ts';
import { loadFavorites } from './social/favorites/load-favorites.ts';
import { removeFavorite } from './social/favorites/remove-favorite.ts';
import { renameFavoriteList } from './social/favorites/rename-favorite-list.ts';
import { saveFavorite } from './social/favorites/save-favorite.ts';
import { follow } from './social/follows/follow.ts';
import { listFollowers } from './social/follows/list-followers.ts';
import { listFollowing } from './social/follows/list-following.ts';
import { loadFollowSummary } from './social/follows/load-follow-summary.ts';
import { unfollow } from './social/follows/unfollow.ts';
import { listenToEvents } from './social/live/listen-to-events.ts';
import { loadOwnProfile } from './social/load-own-profile.ts';
import { loadPublicProfile } from './social/load-public-profile.ts';
import { loadReactionSummary } from './social/load-reaction-summary.ts';
import { listMentionCandidates } from './social/mentions/list-mention-candidates.ts';
import { countUnreadNotifications } from './social/notifications/count-unread-notifications.ts';
import { listNotifications } from './social/notifications/list-notifications.ts';
import { loadNotificationSettings } from './social/notifications/load-notification-settings.ts';
import { markNotificationsSeen } from './social/notifications/mark-notifications-seen.ts';
import { readNotification } from './social/notifications/read-notification.ts';
import { saveNotificationSettings } from './social/notifications/save-notification-settings.ts';
import { stopMails } from './social/notifications/stop-mails.ts';
import { countNewPosts } from './social/posts/count-new-posts.ts';
import { editPost } from './social/posts/edit-post.ts';
import { listFollowProposals } from './social/posts/list-follow-proposals.ts';
import { listPostEdits } from './social/posts/list-post-edits.ts';
import { loadNewsfeed } from './social/posts/load-newsfeed.ts';
import { loadPost } from './social/posts/load-post.ts';
import { loadTimeline } from './social/posts/load-timeline.ts';
import { makePost } from './social/posts/make-post.ts';
import { removePost } from './social/posts/remove-post.ts';
import { checkReaction } from './social/reactions/check-reaction.ts';
import { listReactions } from './social/reactions/list-reactions.ts';
import { react } from './social/reactions/react.ts';
import { removeReaction } from './social/reactions/remove-reaction.ts';
import { block } from './social/relations/block.ts';
import { listBlocked } from './social/relations/list-blocked.ts';
import { listMuted } from './social/relations/list-muted.ts';
import { loadRelation } from './social/relations/load-relation.ts';
import { mute } from './social/relations/mute.ts';
import { unblock } from './social/relations/unblock.ts';
import { unmute } from './social/relations/unmute.ts';
import { listOwnReports } from './social/safety/list-own-reports.ts';
import { reportResource } from './social/safety/report-resource.ts';
import { saveOwnProfile } from './social/save-own-profile.ts';
import { addVerificationDocument } from './verification/add-verification-document.ts';
import { loadVerification } from './verification/load-verification.ts';
import { loadVerificationRecord } from './verification/load-verification-record.ts';
import { removeVerificationDocument } from './verification/remove-verification-document.ts';
import { requestVerificationDocument } from './verification/request-verification-document.ts';
import { requestVerificationUpload } from './verification/request-verification-upload.ts';
import { saveVerificationClaims } from './verification/save-verification-claims.ts';
import { startVerification } from './verification/start-verification.ts';
import { submitVerification } from './verification/submit-verification.ts';
import { withdrawVerification } from './verification/withdraw-verification.ts';

/** Every call of the main API; the server refuses to start when one has no handler. */
export const calls = [
  listBusinessProducts,
  listUserBusinesses,
  loadBusiness,
  loadProduct,
  createBusiness,
  saveBusiness,
  setBusinessStatus,
  deleteBusiness,
  restoreBusiness,
  listOwnBusinesses,
  listOwnProducts,
  loadOwnProduct,
  createProduct,
  saveProduct,
  setProductStatus,
  deleteProduct,
  restoreProduct,
  duplicateProduct,
  setProductsStatus,
  deleteProducts,
  restoreProducts,
  importProducts,
  startProductImport,
  loadProductImport,
  listProductImports,
  requestDownload,
  listMembers,
  inviteMember,
  revokeInvitation,
  listOwnInvitations,
  acceptInvitation,
  declineInvitation,
  changeMemberRole,
  removeMember,
  leaveBusiness,
  handOverOwnership,
  revokeHandOver,
  acceptHandOver,
  declineHandOver,
  listActivity,
  loadBusinessQuality,
  listComparedBusinesses,
  listComparedProducts,
  listBusinessTypes,
  listCountries,
  listGenders,
  listIndustries,
  listIndustryCategories,
  listJobPositions,
  listLanguages,
  listStates,
  loadIndustryTree,
  listTradeChoices,
  requestUserUpload,
  requestBusinessUpload,
  requestProfilePhotoUpload,
  validateProfilePhotoUpload,
  loadSubscriptionSetup,
  subscribe,
  confirmPayment,
  loadMembership,
  listInvoices,
  previewPlanChange,
  changePlan,
  cancelSubscription,
  resumeSubscription,
  changeCard,
  changeBilling,
  createTestPaymentMethod,
  answerTestBank,
  requestMessageUpload,
  checkMessageUpload,
  requestMessageFile,
  sendNeedHelp,
  listLastRegisteredBusinesses,
  countResultsByCategory,
  countResultsByCountry,
  listSitemapEntries,
  listSitemapParts,
  listSuggestions,
  searchBusinesses,
  searchProducts,
  searchUsers,
  listSimilarBusinesses,
  listSimilarProducts,
  saveSearch,
  listSavedSearches,
  changeSavedSearch,
  deleteSavedSearch,
  loadOwnProfile,
  saveOwnProfile,
  loadPublicProfile,
  loadReactionSummary,
  makeComment,
  listComments,
  loadComment,
  editComment,
  removeComment,
  listMentionCandidates,
  checkReaction,
  react,
  removeReaction,
  listReactions,
  loadFollowSummary,
  follow,
  unfollow,
  listFollowing,
  listFollowers,
  requestConnection,
  answerConnection,
  endConnection,
  listConnections,
  loadRelation,
  block,
  unblock,
  listBlocked,
  mute,
  unmute,
  listMuted,
  loadNewsfeed,
  countNewPosts,
  loadTimeline,
  listFollowProposals,
  makePost,
  loadPost,
  editPost,
  removePost,
  listPostEdits,
  reportResource,
  listOwnReports,
  listFavoriteLists,
  createFavoriteList,
  renameFavoriteList,
  deleteFavoriteList,
  loadFavorites,
  listKeptBusinesses,
  saveFavorite,
  changeFavorite,
  removeFavorite,
  listenToEvents,
  listNotifications,
  countUnreadNotifications,
  markNotificationsSeen,
  readNotification,
  loadNotificationSettings,
  saveNotificationSettings,
  stopMails,
  sendRequest,
  sendRequests,
  listRequests,
  loadRequest,
  listMessages,
  sendMessage,
  endRequest,
  markRequestRead,
  tellTyping,
  countUnreadRequests,
  listRounds,
  loadRound,
  listAlternatives,
  assignRequest,
  listRequestNotes,
  addRequestNote,
  removeRequestNote,
  listRequestLabels,
  createRequestLabel,
  changeRequestLabel,
  deleteRequestLabel,
  labelRequest,
  listSavedReplies,
  createSavedReply,
  changeSavedReply,
  deleteSavedReply,
  loadBoosts,
  startBoost,
  loadSupportHours,
  loadVerification,
  startVerification,
  saveVerificationClaims,
  requestVerificationUpload,
  addVerificationDocument,
  removeVerificationDocument,
  requestVerificationDocument,
  submitVerification,
  withdrawVerification,
  loadVerificationRecord,
] as const;

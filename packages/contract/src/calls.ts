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
import { membershipCalls } from './membership/calls.ts';
import { ledgerCalls } from './membership/ledgers/calls.ts';
import { answerCalls } from './messaging/answers/calls.ts';
import { messagingCalls } from './messaging/calls.ts';
import { messageFileCalls } from './messaging/files/calls.ts';
import { roundCalls } from './messaging/rounds/calls.ts';
import { teamworkCalls } from './messaging/teamwork/calls.ts';
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
import { commentCalls } from './social/comments/calls.ts';
import { favoriteCalls } from './social/favorites/calls.ts';
import { liveCalls } from './social/live/calls.ts';
import { loadOwnProfile } from './social/load-own-profile.ts';
import { loadPublicProfile } from './social/load-public-profile.ts';
import { loadReactionSummary } from './social/load-reaction-summary.ts';
import { notificationCalls } from './social/notifications/calls.ts';
import { postCalls } from './social/posts/calls.ts';
import { feedCalls } from './social/posts/feed-calls.ts';
import { relationCalls } from './social/relations/calls.ts';
import { safetyCalls } from './social/safety/calls.ts';
import { saveOwnProfile } from './social/save-own-profile.ts';
import { verificationCalls } from './verification/calls.ts';

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
  ...membershipCalls,
  ...messageFileCalls,
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
  ...commentCalls,
  ...relationCalls,
  ...feedCalls,
  ...postCalls,
  ...safetyCalls,
  ...favoriteCalls,
  ...liveCalls,
  ...notificationCalls,
  ...messagingCalls,
  ...roundCalls,
  ...answerCalls,
  ...teamworkCalls,
  ...ledgerCalls,
  ...verificationCalls,
] as const;

import { acceptInvitationHandler } from './business/accept-invitation.ts';
import { changeMemberRoleHandler } from './business/change-member-role.ts';
import { createBusinessHandler } from './business/create-business.ts';
import { createProductHandler } from './business/create-product.ts';
import { declineInvitationHandler } from './business/decline-invitation.ts';
import { deleteProductHandler } from './business/delete-product.ts';
import { handOverOwnershipHandler } from './business/hand-over-ownership.ts';
import { importProductsHandler } from './business/import-products.ts';
import { inviteMemberHandler } from './business/invite-member.ts';
import { leaveBusinessHandler } from './business/leave-business.ts';
import { listActivityHandler } from './business/list-activity.ts';
import { listBusinessProductsHandler } from './business/list-business-products.ts';
import { listMembersHandler } from './business/list-members.ts';
import { listOwnBusinessesHandler } from './business/list-own-businesses.ts';
import { listOwnInvitationsHandler } from './business/list-own-invitations.ts';
import { listOwnProductsHandler } from './business/list-own-products.ts';
import { listUserBusinessesHandler } from './business/list-user-businesses.ts';
import { loadBusinessHandler } from './business/load-business.ts';
import { loadOwnProductHandler } from './business/load-own-product.ts';
import { loadProductHandler } from './business/load-product.ts';
import { removeMemberHandler } from './business/remove-member.ts';
import { requestDownloadHandler } from './business/request-download.ts';
import { restoreProductHandler } from './business/restore-product.ts';
import { revokeInvitationHandler } from './business/revoke-invitation.ts';
import { saveBusinessHandler } from './business/save-business.ts';
import { saveProductHandler } from './business/save-product.ts';
import { setProductStatusHandler } from './business/set-product-status.ts';
import { listBusinessTypesHandler } from './catalog/list-business-types.ts';
import { listCountriesHandler } from './catalog/list-countries.ts';
import { listGendersHandler } from './catalog/list-genders.ts';
import { listIndustriesHandler } from './catalog/list-industries.ts';
import { listIndustryCategoriesHandler } from './catalog/list-industry-categories.ts';
import { listJobPositionsHandler } from './catalog/list-job-positions.ts';
import { listLanguagesHandler } from './catalog/list-languages.ts';
import { listStatesHandler } from './catalog/list-states.ts';
import { listTradeChoicesHandler } from './catalog/list-trade-choices.ts';
import { loadIndustryTreeHandler } from './catalog/load-industry-tree.ts';
import { requestBusinessUploadHandler } from './files/request-business-upload.ts';
import { requestProfilePhotoUploadHandler } from './files/request-profile-photo-upload.ts';
import { requestUserUploadHandler } from './files/request-user-upload.ts';
import { validateProfilePhotoUploadHandler } from './files/validate-profile-photo-upload.ts';
import { sendNeedHelpHandler } from './needhelp/send-need-help.ts';
import { countResultsByCountryHandler } from './search/count-results-by-country.ts';
import { listLastRegisteredBusinessesHandler } from './search/list-last-registered-businesses.ts';
import { listSitemapEntriesHandler } from './search/list-sitemap-entries.ts';
import { listSitemapPartsHandler } from './search/list-sitemap-parts.ts';
import { searchBusinessesHandler } from './search/search-businesses.ts';
import { searchProductsHandler } from './search/search-products.ts';
import { searchUsersHandler } from './search/search-users.ts';
import type { BoundHandler } from './server/define-handler.ts';
import { loadOwnProfileHandler } from './social/load-own-profile.ts';
import { loadPublicProfileHandler } from './social/load-public-profile.ts';
import { loadReactionSummaryHandler } from './social/load-reaction-summary.ts';
import { saveOwnProfileHandler } from './social/save-own-profile.ts';

/** Who answers each call of the contract. */
export const handlers: readonly BoundHandler[] = [
  listBusinessProductsHandler,
  listUserBusinessesHandler,
  loadBusinessHandler,
  loadProductHandler,
  createBusinessHandler,
  saveBusinessHandler,
  listOwnBusinessesHandler,
  listOwnProductsHandler,
  loadOwnProductHandler,
  createProductHandler,
  saveProductHandler,
  setProductStatusHandler,
  deleteProductHandler,
  restoreProductHandler,
  importProductsHandler,
  requestDownloadHandler,
  listMembersHandler,
  inviteMemberHandler,
  revokeInvitationHandler,
  listOwnInvitationsHandler,
  acceptInvitationHandler,
  declineInvitationHandler,
  changeMemberRoleHandler,
  removeMemberHandler,
  leaveBusinessHandler,
  handOverOwnershipHandler,
  listActivityHandler,
  listBusinessTypesHandler,
  listCountriesHandler,
  listGendersHandler,
  listIndustriesHandler,
  listIndustryCategoriesHandler,
  listJobPositionsHandler,
  listLanguagesHandler,
  listStatesHandler,
  loadIndustryTreeHandler,
  listTradeChoicesHandler,
  requestUserUploadHandler,
  requestBusinessUploadHandler,
  requestProfilePhotoUploadHandler,
  validateProfilePhotoUploadHandler,
  sendNeedHelpHandler,
  listLastRegisteredBusinessesHandler,
  countResultsByCountryHandler,
  listSitemapEntriesHandler,
  listSitemapPartsHandler,
  searchBusinessesHandler,
  searchProductsHandler,
  searchUsersHandler,
  loadOwnProfileHandler,
  saveOwnProfileHandler,
  loadPublicProfileHandler,
  loadReactionSummaryHandler,
];

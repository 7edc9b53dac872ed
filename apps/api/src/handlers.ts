import { requestDownloadHandler } from './business/downloads/request-download.ts';
import { listBusinessProductsHandler } from './business/list-business-products.ts';
import { listUserBusinessesHandler } from './business/list-user-businesses.ts';
import { loadBusinessHandler } from './business/load-business.ts';
import { loadProductHandler } from './business/load-product.ts';
import { acceptInvitationHandler } from './business/members/accept-invitation.ts';
import { changeMemberRoleHandler } from './business/members/change-member-role.ts';
import { declineInvitationHandler } from './business/members/decline-invitation.ts';
import { handOverOwnershipHandler } from './business/members/hand-over-ownership.ts';
import { inviteMemberHandler } from './business/members/invite-member.ts';
import { leaveBusinessHandler } from './business/members/leave-business.ts';
import { listMembersHandler } from './business/members/list-members.ts';
import { listOwnInvitationsHandler } from './business/members/list-own-invitations.ts';
import { removeMemberHandler } from './business/members/remove-member.ts';
import { revokeInvitationHandler } from './business/members/revoke-invitation.ts';
import { createProductHandler } from './business/own-products/create-product.ts';
import { deleteProductHandler } from './business/own-products/delete-product.ts';
import { listOwnProductsHandler } from './business/own-products/list-own-products.ts';
import { loadOwnProductHandler } from './business/own-products/load-own-product.ts';
import { restoreProductHandler } from './business/own-products/restore-product.ts';
import { saveProductHandler } from './business/own-products/save-product.ts';
import { setProductStatusHandler } from './business/own-products/set-product-status.ts';
import { importProductsHandler } from './business/product-csv/import-products.ts';
import { createBusinessHandler } from './business/profile/create-business.ts';
import { listActivityHandler } from './business/profile/list-activity.ts';
import { listOwnBusinessesHandler } from './business/profile/list-own-businesses.ts';
import { saveBusinessHandler } from './business/profile/save-business.ts';
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

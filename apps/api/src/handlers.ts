import { listBusinessProductsHandler } from './business/list-business-products.ts';
import { listUserBusinessesHandler } from './business/list-user-businesses.ts';
import { loadBusinessHandler } from './business/load-business.ts';
import { loadProductHandler } from './business/load-product.ts';
import { listBusinessTypesHandler } from './catalog/list-business-types.ts';
import { listCountriesHandler } from './catalog/list-countries.ts';
import { listGendersHandler } from './catalog/list-genders.ts';
import { listIndustriesHandler } from './catalog/list-industries.ts';
import { listIndustryCategoriesHandler } from './catalog/list-industry-categories.ts';
import { listJobPositionsHandler } from './catalog/list-job-positions.ts';
import { listLanguagesHandler } from './catalog/list-languages.ts';
import { listStatesHandler } from './catalog/list-states.ts';
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
  listBusinessTypesHandler,
  listCountriesHandler,
  listGendersHandler,
  listIndustriesHandler,
  listIndustryCategoriesHandler,
  listJobPositionsHandler,
  listLanguagesHandler,
  listStatesHandler,
  loadIndustryTreeHandler,
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

import type { BoundHandler } from '../server/define-handler.ts';
import { countResultsByCategoryHandler } from './count-results-by-category.ts';
import { countResultsByCountryHandler } from './count-results-by-country.ts';
import { listLastRegisteredBusinessesHandler } from './list-last-registered-businesses.ts';
import { listSitemapEntriesHandler } from './list-sitemap-entries.ts';
import { listSitemapPartsHandler } from './list-sitemap-parts.ts';
import { listSuggestionsHandler } from './list-suggestions.ts';
import { changeSavedSearchHandler } from './saved/change-saved-search.ts';
import { deleteSavedSearchHandler } from './saved/delete-saved-search.ts';
import { listSavedSearchesHandler } from './saved/list-saved-searches.ts';
import { saveSearchHandler } from './saved/save-search.ts';
import { searchBusinessesHandler } from './search-businesses.ts';
import { searchProductsHandler } from './search-products.ts';
import { searchUsersHandler } from './search-users.ts';
import { listSimilarBusinessesHandler } from './similar/list-similar-businesses.ts';
import { listSimilarProductsHandler } from './similar/list-similar-products.ts';

export const searchHandlers: readonly BoundHandler[] = [
  listLastRegisteredBusinessesHandler,
  countResultsByCategoryHandler,
  countResultsByCountryHandler,
  listSitemapEntriesHandler,
  listSitemapPartsHandler,
  listSuggestionsHandler,
  searchBusinessesHandler,
  searchProductsHandler,
  searchUsersHandler,
  listSimilarBusinessesHandler,
  listSimilarProductsHandler,
  saveSearchHandler,
  listSavedSearchesHandler,
  changeSavedSearchHandler,
  deleteSavedSearchHandler,
];

import type { BoundHandler } from '../server/define-handler.ts';
import { countResultsByCategoryHandler, countResultsByCountryHandler } from './count-results.ts';
import { listLastRegisteredBusinessesHandler } from './list-last-registered-businesses.ts';
import { listSuggestionsHandler } from './list-suggestions.ts';
import {
  changeSavedSearchHandler,
  deleteSavedSearchHandler,
  listSavedSearchesHandler,
  saveSearchHandler,
} from './saved/saved-searches.ts';
import { searchBusinessesHandler } from './search-businesses.ts';
import { searchProductsHandler } from './search-products.ts';
import { searchUsersHandler } from './search-users.ts';
import { listSimilarBusinessesHandler } from './similar/list-similar-businesses.ts';
import { listSimilarProductsHandler } from './similar/list-similar-products.ts';
import { listSitemapEntriesHandler, listSitemapPartsHandler } from './sitemaps.ts';

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

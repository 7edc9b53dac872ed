import type { BoundHandler } from '../server/define-handler.ts';
import { countResultsByCountryHandler } from './count-results-by-country.ts';
import { listLastRegisteredBusinessesHandler } from './list-last-registered-businesses.ts';
import { listSitemapEntriesHandler } from './list-sitemap-entries.ts';
import { listSitemapPartsHandler } from './list-sitemap-parts.ts';
import { searchBusinessesHandler } from './search-businesses.ts';
import { searchProductsHandler } from './search-products.ts';
import { searchUsersHandler } from './search-users.ts';

export const searchHandlers: readonly BoundHandler[] = [
  listLastRegisteredBusinessesHandler,
  countResultsByCountryHandler,
  listSitemapEntriesHandler,
  listSitemapPartsHandler,
  searchBusinessesHandler,
  searchProductsHandler,
  searchUsersHandler,
];

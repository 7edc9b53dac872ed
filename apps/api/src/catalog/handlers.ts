import type { BoundHandler } from '../server/define-handler.ts';
import {
  listBusinessTypesHandler,
  listCountriesHandler,
  listGendersHandler,
  listIndustriesHandler,
  listIndustryCategoriesHandler,
  listJobPositionsHandler,
  listLanguagesHandler,
  listStatesHandler,
  listTradeChoicesHandler,
  loadIndustryTreeHandler,
} from './catalog-lists.ts';

export const catalogHandlers: readonly BoundHandler[] = [
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
];
